import { useEffect, useState } from 'react';
import type { Guest } from '@engine/table/guest';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Notice';
import { Vellum } from '../parts/Vellum';
import { Voice } from '../parts/Words';
import { useFeel } from '../theme/feel';
import { useSay, useTeller } from '../words';
import type { AtTable } from './seat';

const SHOWN_FOR = 8_000;

/** What everybody must know at once, at the top: the table out of reach, a refusal with its reason. */
export function Notices({ guest }: { guest: Guest }) {
  const say = useSay();
  const teller = useTeller();
  const feel = useFeel();
  const [seen, setSeen] = useState(guest.refusal?.serial ?? 0);
  const { refusal, status, pending } = guest;
  const fresh = refusal && refusal.serial > seen ? refusal : undefined;
  const serial = fresh?.serial;
  useEffect(() => {
    if (serial === undefined) return undefined;
    feel('refused');
    const timer = setTimeout(() => setSeen(serial), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [serial, feel]);
  return (
    <>
      {(status === 'away' || status === 'connecting') && (
        <Notice kind="reconnecting" text={say('net.away')} note={pending > 0 ? say('net.pending', { count: pending }) : undefined} testID="away"
          action={{ label: say('net.again'), onPress: () => guest.wake() }} />
      )}
      {fresh && <Notice kind="refused" text={teller.line(fresh.line)} note={say('play.unchanged')} testID="refused" />}
    </>
  );
}

/** Somebody asks to take something back: one other must agree. */
export function Consent({ guest, picture }: AtTable) {
  const say = useSay();
  const { consent, table } = picture;
  if (!consent) return null;
  const by = table.seats.find(({ id }) => id === consent.by)?.name ?? say('ask.table');
  return (
    <Vellum testID="consent">
      <Voice>{consent.mine ? say('undo.asked') : say('undo.may', { by })}</Voice>
      {consent.asked && (
        <>
          <Button kind="gold" label={say('undo.agree')} testID="consent-yes" onPress={() => void guest.consent(true)} />
          <Button kind="ink" label={say('undo.decline')} testID="consent-no" onPress={() => void guest.consent(false)} />
        </>
      )}
    </Vellum>
  );
}

export function Undo({ guest, picture, small }: Pick<AtTable, 'guest' | 'picture'> & { small?: boolean }) {
  const say = useSay();
  const { last } = picture;
  if (!last) return null;
  if (small) return <Button kind="bare" icon="return-arrow" label={say('undo.short')} name={say('undo.last')} testID="undo" onPress={() => void guest.undo(last.n)} />;
  return <Button kind="stone" icon="return-arrow" label={say('undo.last')} note={last.contested ? say('undo.needs-consent') : undefined} testID="undo" onPress={() => void guest.undo(last.n)} />;
}
