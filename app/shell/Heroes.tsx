import { useState } from 'react';
import type { Character, Gender } from '@engine/core/ruleset';
import type { TableShown } from '@engine/table/picture';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { Field } from '../parts/Field';
import { Row } from '../parts/Row';
import { Section } from '../parts/Section';
import { Sheet } from '../parts/Sheet';
import type { AnyScene } from '../scenes/scene';
import { characters, newId } from '../tables/characters';
import { useSay, useTeller } from '../words';

export interface HeroesProps {
  scene: AnyScene;
  table: TableShown;
  /** Those of this seat, whole. */
  mine: readonly Character[];
  onChange: (mine: readonly Character[]) => void;
}

/** Whom a person plays: none, one or several. A tap takes a character or gives it back; a name and a gender make it one's own. */
export function Heroes({ scene, table, mine, onChange }: HeroesProps) {
  const say = useSay();
  const teller = useTeller();
  const [edited, edit] = useState<Character>();
  const holder = (kind: string) => {
    const taken = table.characters.find((character) => character.kind === kind);
    return taken && table.seats.find((seat) => seat.characters.includes(taken.id));
  };
  const take = (kind: string) => {
    const known = characters().find(({ system, character }) => system === table.system && character.kind === kind)?.character;
    onChange([...mine, known ?? { id: newId(), kind, name: teller.title(kind), gender: 'm' }]);
  };
  return (
    <Section title={say('lobby.whom')} right={say('lobby.mine', { count: mine.length })}>
      {scene.kinds.map(({ id: kind, icon }, i) => {
        const own = mine.find((character) => character.kind === kind);
        const other = own ? undefined : holder(kind);
        const last = i === scene.kinds.length - 1;
        if (own)
          return (
            <Row key={kind} last={last} title={own.name} note={say('lobby.yours', { kind })} emblem={{ icon, frame: 'ring', state: 'now' }} testID={`rename-${kind}`} onPress={() => edit(own)} name={say('lobby.rename', { name: own.name })}
              action={<Button kind="stone" label={say('lobby.give-back')} name={say('lobby.give-back-kind', { kind })} testID={`give-${kind}`} onPress={() => onChange(mine.filter((one) => one !== own))} />} />
          );
        return (
          <Row key={kind} last={last} title={teller.title(kind)} note={other ? say('lobby.taken', { by: other.name || say('lobby.somebody') }) : teller.text(kind)} dim={Boolean(other)}
            emblem={{ icon, frame: 'ring', state: other ? 'plain' : 'away' }}
            {...(!other && { action: <Button kind="line" label={say('lobby.take')} name={say('lobby.take-kind', { kind })} testID={`take-${kind}`} onPress={() => take(kind)} /> })} />
        );
      })}
      {edited && (
        <Edit key={edited.id} character={edited} onClose={() => edit(undefined)}
          onKeep={(after) => {
            onChange(mine.map((one) => (one.id === after.id ? after : one)));
            edit(undefined);
          }} />
      )}
    </Section>
  );
}

/** The name and the gender of a character. */
export function Edit({ character, onKeep, onClose }: { character: Character; onKeep: (after: Character) => void; onClose: () => void }) {
  const say = useSay();
  const [name, setName] = useState(character.name);
  const [gender, setGender] = useState<Gender>(character.gender);
  return (
    <Sheet open title={say('hero.edit')} closeLabel={say('common.close')} onClose={onClose} testID="edit"
      footer={<Button kind="gold" size="primary" label={say('hero.keep', { name: name.trim() || '…' })} testID="edit-keep" why={name.trim() ? undefined : say('hero.name-first')} onPress={() => onKeep({ ...character, name: name.trim(), gender })} />}>
      <Field label={say('hero.name')} value={name} onChange={setName} maxLength={24} testID="edit-name" autoCapitalize="words" />
      <Choice label={say('hero.gender')} value={gender} onChange={setGender} testID="edit-gender" options={[{ value: 'f', label: say('hero.f') }, { value: 'm', label: say('hero.m') }]} />
    </Sheet>
  );
}
