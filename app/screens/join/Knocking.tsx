import type { Guest } from '@engine/table/guest';
import { settings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Head } from '../../parts/Head';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Row } from '../../parts/Row';
import { Waiting } from '../../parts/Waiting';
import { Body } from '../../parts/Words';
import { useSay, useTeller } from '../../words';

/** The game has begun and this phone has no seat: which one is mine? The host lets me in with one tap. */
export function Knocking({ guest, onLeave }: { guest: Guest; onLeave: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const claim = (seat: string) => guest.claim(seat, settings().name);
  return (
    <Page testID="knocking" head={<Head title={say('knock.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="knock-head" />}>
      {guest.refusal && !guest.claimed && <Notice kind="refused" text={teller.line(guest.refusal.line)} testID="refused" />}
      {guest.claimed ? (
        <Waiting who={say('knock.host')} what={say('knock.wait')} icon="round-table" testID="knock-wait" />
      ) : (
        <>
          <Body>{say('knock.which')}</Body>
          {guest.away.map(({ id, name }) => (
            <Row key={id} title={name || say('lobby.somebody')} note={say('knock.away')} emblem={{ icon: 'person', frame: 'ring' }} testID={`claim-${id}`} onPress={() => claim(id)} />
          ))}
          <Button kind="stone" label={say('knock.new')} testID="claim-new" onPress={() => claim('new')} />
        </>
      )}
    </Page>
  );
}
