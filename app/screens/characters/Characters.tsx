import { useState } from 'react';
import { isRefusal } from '@engine/core/ruleset';
import { useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Head } from '../../parts/Head';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { Body } from '../../parts/Words';
import { sceneOf, scenes } from '../../scenes';
import type { AnyScene } from '../../scenes/scene';
import { dropCharacter, exportCharacter, importCharacter, keepCharacter, newId, useCharacters, type Owned } from '../../tables/characters';
import { Speaking, useSay, useTeller } from '../../words';
import { Edit } from '../../shell/Heroes';

/** The characters that live on this phone: make, rename, give away as a file, take in, let go. */
export function Characters({ onLeave }: { onLeave: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const { locale } = useSettings();
  const owned = useCharacters();
  const [making, make] = useState(false);
  const [made, setMade] = useState<Owned>();
  const [fault, setFault] = useState<string>();
  const take = async () => {
    const read = await importCharacter();
    setFault(read && isRefusal(read) ? teller.line(read.refused) : undefined);
  };
  return (
    <Page testID="characters" head={<Head title={say('characters.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="characters-head" />}
      footer={<Button kind="gold" size="primary" icon="plus" label={say('characters.make')} testID="make" onPress={() => make(true)} />}>
      {fault !== undefined && <Notice kind="refused" text={fault} testID="character-refused" />}
      {owned.length === 0 && (
        <Card look="empty">
          <Body tone="soft">{say('characters.none')}</Body>
        </Card>
      )}
      {owned.map((one) => (
        <Speaking key={one.character.id} locale={locale} game={sceneOf(one.system)?.words}>
          <OwnedRow owned={one} />
        </Speaking>
      ))}
      <Button kind="stone" icon="upload" label={say('characters.import')} testID="import" onPress={() => void take()} />
      {/* One sheet at a time: the lower of two is no dialog to a screen reader. */}
      <Sheet open={making && !made} title={say('characters.whom')} closeLabel={say('common.close')} onClose={() => make(false)} testID="making">
        {scenes.map((scene) => (
          <Speaking key={scene.ruleset.id} locale={locale} game={scene.words}>
            <Kinds scene={scene} onPick={setMade} />
          </Speaking>
        ))}
      </Sheet>
      {made && <Edit character={made.character} onClose={() => setMade(undefined)} onKeep={(after) => { keepCharacter(made.system, after); setMade(undefined); make(false); }} />}
    </Page>
  );
}

function OwnedRow({ owned }: { owned: Owned }) {
  const say = useSay();
  const teller = useTeller();
  const [open, setOpen] = useState<'menu' | 'edit' | 'drop'>();
  const { system, character } = owned;
  const { id, kind, name } = character;
  return (
    <>
      <Row title={name} note={teller.name(kind, character.gender === 'f' ? 'f' : 'bare')} emblem={{ icon: sceneOf(system)?.icon(kind) ?? 'person', frame: 'ring', state: 'now' }} testID={`character-${kind}`} expanded={open !== undefined} onPress={() => setOpen(open ? undefined : 'menu')} />
      {open && (
        <>
          <Button kind="line" icon="pencil" label={say('characters.rename')} testID="rename" onPress={() => setOpen('edit')} />
          <Button kind="stone" icon="download" label={say('characters.export')} testID="export" onPress={() => void exportCharacter(owned)} />
          {open === 'drop' ? (
            <Button kind="murex" icon="trash-can" label={say('characters.drop-sure', { name })} testID="drop-sure" onPress={() => dropCharacter(id)} />
          ) : (
            <Button kind="stone" icon="trash-can" label={say('characters.drop')} testID="drop" onPress={() => setOpen('drop')} />
          )}
        </>
      )}
      {open === 'edit' && <Edit character={character} onClose={() => setOpen('menu')} onKeep={(after) => { keepCharacter(system, after); setOpen(undefined); }} />}
    </>
  );
}

function Kinds({ scene, onPick }: { scene: AnyScene; onPick: (made: Owned) => void }) {
  const teller = useTeller();
  const system = scene.ruleset.id;
  return (
    <Section title={teller.name(system)}>
      {scene.kinds.map(({ id: kind, icon }) => (
        <Row key={kind} title={teller.title(kind)} note={teller.text(kind)} emblem={{ icon, frame: 'ring' }} testID={`make-${kind}`} onPress={() => onPick({ system, character: { id: newId(), kind, name: teller.title(kind), gender: 'f' } })} />
      ))}
    </Section>
  );
}
