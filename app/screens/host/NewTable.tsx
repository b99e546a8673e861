import { useState } from 'react';
import { isRefusal, type Id, type Line } from '@engine/core/ruleset';
import { pageOrigin } from '../../device/address';
import { change, useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Head } from '../../parts/Head';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Row } from '../../parts/Row';
import { Section } from '../../parts/Section';
import { scenes } from '../../scenes';
import type { AnyScene } from '../../scenes/scene';
import { openTable } from '../../tables/hosting';
import { Speaking, useSay, useTeller } from '../../words';

/** Which game, which quest: then the table is open. */
export function NewTable({ onOpened, onLeave }: { onOpened: (game: string) => void; onLeave: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const { locale, relay } = useSettings();
  const [refused, setRefused] = useState<Line>();
  const page = pageOrigin();
  const origin = page ?? relay;
  const open = (system: Id, quest: Id) => {
    const hosting = openTable(system, quest, origin);
    if (isRefusal(hosting)) setRefused(hosting.refused);
    else onOpened(hosting.sitting.id);
  };
  return (
    <Page testID="new-table" head={<Head title={say('new.title')} back={{ label: say('common.back'), onPress: onLeave }} testID="new-head" />}>
      {refused && <Notice kind="refused" text={teller.line(refused)} testID="new-refused" />}
      {page === undefined && (
        <Field label={say('new.relay')} note={say('new.relay-note')} placeholder="http://192.168.1.20:8080" value={relay} onChange={(to) => change({ relay: to.trim() })} testID="relay" autoCapitalize="none" autoCorrect={false} inputMode="url" />
      )}
      {scenes.map((scene) => (
        <Speaking key={scene.ruleset.id} locale={locale} game={scene.words}>
          <Quests scene={scene} why={origin ? undefined : say('new.relay-first')} onPick={(quest) => open(scene.ruleset.id, quest)} />
        </Speaking>
      ))}
    </Page>
  );
}

function Quests({ scene, why, onPick }: { scene: AnyScene; why?: string | undefined; onPick: (quest: Id) => void }) {
  const say = useSay();
  const teller = useTeller();
  return (
    <Section title={teller.name(scene.ruleset.id)} ornament="vine">
      {scene.quests.map((quest) => (
        <Row key={quest} title={teller.name(quest)} note={teller.text(quest)} emblem={{ icon: 'treasure-map', frame: 'tile' }}
          action={<Button kind="gold" label={say('new.open')} name={say('new.open-quest', { quest })} testID={`open-${quest}`} why={why} onPress={() => onPick(quest)} />} />
      ))}
    </Section>
  );
}
