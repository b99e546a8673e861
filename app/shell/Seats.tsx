import type { Seat } from '@engine/core/ruleset';
import type { SeatShown, TableShown } from '@engine/table/picture';
import { Button } from '../parts/Button';
import { Row } from '../parts/Row';
import { Section } from '../parts/Section';
import type { AnyScene } from '../scenes/scene';
import { useSay, useTeller } from '../words';

export interface SeatsProps {
  scene: AnyScene;
  table: TableShown;
  /** The host's: whom a seat on this phone plays, and who must leave. */
  onChoose?: ((seat: Seat) => void) | undefined;
  onRemove?: ((seat: Seat) => void) | undefined;
}

/** Who sits at the table, with whom, and whether they are there. */
export function Seats({ scene, table, onChoose, onRemove }: SeatsProps) {
  const say = useSay();
  const teller = useTeller();
  const people = table.seats;
  return (
    <Section title={say('lobby.seats')} right={say('lobby.seated', { count: people.length })} testID="seats">
      {people.map((seat, i) => {
        const own = table.characters.filter(({ id }) => seat.characters.includes(id));
        const kinds = own.map(({ kind, name }) => (teller.title(kind) === name ? name : `${name} (${teller.name(kind)})`)).join(', ');
        const state = seat.here ? (seat.characters.length > 0 ? say('lobby.ready') : say('lobby.choosing')) : say('lobby.away');
        return (
          <Row key={seat.id} last={i === people.length - 1} testID={`seat-${seat.id}`} title={seat.name || say('lobby.somebody')} note={[kinds, seat.locale === 'fr' ? 'français' : ''].filter(Boolean).join(' · ') || say('lobby.nobody-yet')}
            emblem={{ icon: own[0] ? scene.icon(own[0].kind) : 'person', frame: 'ring', state: seat.here && own[0] ? 'now' : 'away' }} right={state} action={<SeatAction seat={seat} onChoose={onChoose} onRemove={onRemove} />} />
        );
      })}
    </Section>
  );
}

function SeatAction({ seat: { id, name, local }, onChoose, onRemove }: Pick<SeatsProps, 'onChoose' | 'onRemove'> & { seat: SeatShown }) {
  const say = useSay();
  if (local && onChoose) return <Button kind="stone" label={say('lobby.change')} testID={`change-${id}`} onPress={() => onChoose(id)} />;
  if (!local && onRemove) return <Button kind="quiet" label={say('lobby.remove')} name={say('lobby.remove-who', { who: name || say('lobby.somebody') })} testID={`remove-${id}`} onPress={() => onRemove(id)} />;
  return null;
}
