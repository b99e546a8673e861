import type { Command, Offer } from '@engine/core/ruleset';
import { OfferList } from '../parts/OfferList';
import { Section } from '../parts/Section';
import { Body } from '../parts/Words';
import { Card } from '../parts/Card';
import { useSay, useTeller } from '../words';
import type { AtTable } from './seat';

/** What may be done now. */
export function Offers({ at, offers, empty }: { at: AtTable; offers: readonly Offer<Command>[]; empty: string }) {
  const say = useSay();
  const teller = useTeller();
  const { guest, picture, scene } = at;
  const hint = (command: Command) => {
    const line = scene.hint(picture.view, command);
    return line && teller.line(line);
  };
  return (
    <Section title={say('play.you-may')} ornament="vine" testID="offers">
      {offers.length === 0 ? (
        <Card look="empty">
          <Body tone="soft">{empty}</Body>
        </Card>
      ) : (
        <OfferList
          offers={offers}
          words={teller.line}
          icon={scene.icon}
          hint={hint}
          notNow={say('play.not-now')}
          groupName={(group, count) => ({ title: say(`group.${group}`), note: say('play.ways', { count }) })}
          onPick={(command) => void guest.command(command)}
        />
      )}
    </Section>
  );
}
