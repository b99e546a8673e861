import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isRefusal } from '@engine/core/ruleset';
import { pageOrigin } from '../../device/address';
import { takeFile } from '../../device/files';
import { change, useSettings } from '../../device/settings';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Choice } from '../../parts/Choice';
import { Emblem } from '../../parts/Emblem';
import { Halo } from '../../parts/Halo';
import { Icon } from '../../parts/Icon';
import { Initial } from '../../parts/Initial';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { Vellum } from '../../parts/Vellum';
import { Body, Heading, Minor, Title, Voice } from '../../parts/Words';
import { sceneOf } from '../../scenes';
import { adoptTable } from '../../tables/hosting';
import { sittings, type Sitting } from '../../tables/list';
import { useCharacters } from '../../tables/characters';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { Speaking, useSay, useTeller } from '../../words';

export interface HomeProps {
  onHost: () => void;
  onJoin: () => void;
  onSit: (sitting: Sitting) => void;
  onCharacters: () => void;
  onSettings: () => void;
}

/** Where do I sit? */
export function Home({ onHost, onJoin, onSit, onCharacters, onSettings }: HomeProps) {
  const say = useSay();
  const teller = useTeller();
  const { locale, relay } = useSettings();
  const owned = useCharacters();
  const [waiting, ...others] = sittings().filter(({ over }) => !over);
  const [fault, setFault] = useState<string>();
  const open = async () => {
    const text = await takeFile();
    if (text === undefined) return;
    const sitting = adoptTable(text, pageOrigin() ?? relay);
    setFault(isRefusal(sitting) ? teller.line(sitting.refused) : undefined);
    if (!isRefusal(sitting)) onSit(sitting);
  };
  return (
    <Page testID="home">
      <View style={styles.head}>
        <Halo state="still" letter="E" word={say('home.name')} said size={132} />
        <Title size="hero">Erune</Title>
        <Voice size="small" heard tone="soft">{say('home.motto')}</Voice>
      </View>
      {fault !== undefined && <Notice kind="refused" text={fault} testID="file-refused" />}
      {waiting ? <Running sitting={waiting} onSit={() => onSit(waiting)} /> : (
        <Vellum>
          <Heading>{say('home.first')}</Heading>
          <Voice size="small">{say('home.first-note')}</Voice>
          <Button kind="gold" size="primary" label={say('home.begin')} testID="home-begin" onPress={onHost} />
        </Vellum>
      )}
      <Way icon="barbed-sun" title={say('home.host')} note={say('home.host-note')} testID="home-host" onPress={onHost} />
      <Way icon="round-table" title={say('home.join')} note={say('home.join-note')} testID="home-join" onPress={onJoin} />
      <View style={styles.pair}>
        <Way small icon="scroll-unfurled" title={say('home.characters')} note={say('home.sheets', { count: owned.length })} testID="home-characters" onPress={onCharacters} />
        <Way small icon="upload" title={say('home.open')} note={say('home.open-note')} testID="home-open" onPress={() => void open()} />
      </View>
      {others.slice(0, 4).map((sitting) => (
        <Other key={sitting.id} sitting={sitting} onSit={() => onSit(sitting)} />
      ))}
      <View style={styles.foot}>
        <Choice look="pill" label={say('home.language')} value={locale} onChange={(to) => change({ locale: to })} testID="language" options={[{ value: 'en', label: 'English' }, { value: 'fr', label: 'Français' }]} />
        <Button kind="bare" icon="cog" label={say('home.settings')} testID="home-settings" onPress={onSettings} />
      </View>
    </Page>
  );
}

/** The table that waits for this phone. */
function Running({ sitting, onSit }: { sitting: Sitting; onSit: () => void }) {
  const { locale } = useSettings();
  const scene = sceneOf(sitting.system);
  return (
    <Speaking locale={locale} game={scene?.words}>
      <RunningCard sitting={sitting} onSit={onSit} />
    </Speaking>
  );
}

function RunningCard({ sitting, onSit }: { sitting: Sitting; onSit: () => void }) {
  const say = useSay();
  const teller = useTeller();
  const title = teller.name(sitting.quest);
  return (
    <Vellum testID="running">
      <View style={styles.running}>
        <Initial letter={title.replace(/^(The|La|Le|L’) ?/i, '').charAt(0)} size={56} />
        <View style={styles.fill}>
          <Minor strong tone="rubric">{say('home.waiting')}</Minor>
          <Heading>{title}</Heading>
          <Minor>{say(sitting.at === 'host' ? 'home.you-host' : 'home.you-play')}</Minor>
        </View>
      </View>
      <Button kind="gold" size="primary" label={say('home.again')} testID="home-again" onPress={onSit} />
    </Vellum>
  );
}

function Other({ sitting, onSit }: { sitting: Sitting; onSit: () => void }) {
  const say = useSay();
  return <Button kind="stone" icon={sitting.at === 'host' ? 'barbed-sun' : 'round-table'} label={say('home.other', { room: sitting.room })} testID={`sit-${sitting.id}`} onPress={onSit} />;
}

function Way({ icon, title, note, testID, onPress, small }: { icon: Parameters<typeof Icon>[0]['name']; title: string; note: string; testID: string; onPress: () => void; small?: boolean }) {
  const ground = useGround();
  return (
    <Card testID={testID} press={{ label: `${title}, ${note}`, onPress }} fill={small}>
      <View style={small ? styles.small : styles.way}>
        <Emblem icon={icon} size={small ? 34 : 44} />
        <View style={small ? undefined : styles.fill}>
          <Body strong size="button">{title}</Body>
          <Minor size="body">{note}</Minor>
        </View>
        {!small && <Icon name="chevron-right" size={22} colour={ground.soft} />}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.xs },
  pair: { flexDirection: 'row', gap: space.m },
  way: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  small: { gap: space.s },
  fill: { flex: 1 },
  running: { flexDirection: 'row', gap: space.l, alignItems: 'center' },
  foot: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: space.m },
});
