import { StyleSheet, View } from 'react-native';
import { hpAtFull } from '@engine/systems/erune/board';
import { defencePool, monsterPool } from '@engine/systems/erune/combat/weapon';
import { opponents, type Monster } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { Initial } from '../../parts/Initial';
import { Section } from '../../parts/Section';
import { Stepper } from '../../parts/Stepper';
import { Tokens, type Reserve } from '../../parts/Tokens';
import { Body, Minor, Title } from '../../parts/Words';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { Dice, Empty } from './Bits';
import { contentOf } from './content';
import { eruneIcon } from './icons';
import { useNoted } from './proposed';

/** The Master of Shadows' own page: the reserve, and every monster on the board with its health and its dice. */
export function ShadowsPage({ view, as, send }: PageProps<EruneView>) {
  const say = useSay();
  const teller = useTeller();
  const { mos, reserve } = view;
  if (!mos) return null;
  const monsters = Object.values(view.monsters);
  const correct = (track: string, by: number) => send({ type: 'correct', as, track, by } as never);
  const stamina: Reserve = {
    id: 'sp', shape: 'hexagon', pigment: 'murex', icon: 'bottled-shadow', value: reserve, label: say('shadows.reserve'), name: say('shadows.reserve-name'),
    said: say('sheet.value', { value: reserve }), more: say('sheet.sp-more'), less: say('sheet.sp-less'),
  };
  return (
    <View style={styles.page}>
      <View style={styles.head}>
        <Initial letter={mos.name.charAt(0)} size={60} badge="hood" />
        <View style={styles.fill}>
          <Title size="title" testID="sheet-name">{mos.name}</Title>
          <Minor size="body">{teller.name('mos', mos.gender === 'f' ? 'f' : 'bare')}</Minor>
        </View>
      </View>
      <Tokens layout="row" reserves={[stamina]} testID="token" onChange={correct} />
      <Stepper label={say('track.xp')} note={say('shadows.level', { level: mos.level })} value={mos.xp} said={say('sheet.value', { value: mos.xp })} more={say('track.xp-more')} less={say('track.xp-less')} onChange={(to) => correct('xp', to - mos.xp)} testID="track-xp" />
      <Section title={say('shadows.monsters')} ornament="vine">
        <View style={styles.list}>
          {monsters.map((monster) => (
            <MonsterSheet key={monster.id} view={view} monster={monster} onMend={(by) => send({ type: 'mend', as, monster: monster.id, by } as never)} />
          ))}
          {monsters.length === 0 && <Empty text={say('shadows.no-monsters')} />}
        </View>
      </Section>
    </View>
  );
}

/** One monster: where, what it did, its dice, and its health to set right. */
function MonsterSheet({ view, monster, onMend }: { view: EruneView; monster: Monster; onMend: (by: number) => void }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const ground = useGround();
  const content = contentOf(view);
  const { id, kind, boss, hp, active, acted, prepared, temporary, room } = monster;
  const max = Math.max(hp, hpAtFull(content, view, monster));
  const foes = opponents(view, id);
  const state = [
    teller.name(room), say(active ? 'shadows.active' : 'shadows.asleep'), ...acted.map((action) => say(`acted.${action}`)), ...monster.hindered.map((from) => say(`hindered.${from}`)),
    ...(foes.length > 0 ? [say('shadows.fights', { foes: foes.map((foe) => teller.name(foe)).join(', ') })] : []), ...(prepared > 0 ? [say('shadows.prepared', { prepared })] : []), ...(temporary > 0 ? [say('sheet.extra', { extra: temporary })] : []),
  ].join(' · ');
  const abilities = content.monsters[kind]?.abilities.map((ability) => teller.name(ability.id)) ?? [];
  return (
    <Card look={active && acted.length < 2 && view.phase === 'mos' ? 'now' : active ? 'plain' : 'empty'} padding={space.m} testID={`monster-${id}`}>
      <View style={styles.monster}>
        <Icon name={eruneIcon(boss ?? kind)} size={34} colour={active ? ground.accent : ground.soft} />
        <View style={styles.fill}>
          <Body strong>{teller.title(boss ?? id)}</Body>
          <Minor>{noted(state, content.monsters[kind])}</Minor>
          {abilities.length > 0 && <Minor>{abilities.join(', ')}</Minor>}
          <View style={styles.dice}>
            <Minor>{say('sheet.attack')}</Minor>
            <Dice pool={monsterPool(content, view, id)} />
            <Minor>{say('sheet.defence')}</Minor>
            <Dice pool={defencePool(content, view, id)} />
          </View>
        </View>
      </View>
      <Stepper label={say('sheet.hp')} value={hp} min={1} max={max} said={say('sheet.value-of', { value: hp, max })} note={say('sheet.of', { max })} more={say('sheet.hp-more')} less={say('sheet.hp-less')}
        onChange={(to) => onMend(to - hp)} testID={`hp-${id}`} />
    </Card>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  fill: { flex: 1 },
  list: { gap: space.s },
  monster: { flexDirection: 'row', gap: space.m, alignItems: 'flex-start' },
  dice: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});
