import { StyleSheet, View } from 'react-native';
import { attackDice, defenceDice, heroKind, isDead, movement, weaponsOf } from '@engine/systems/heroes/state';
import type { View as HeroesView } from '@engine/systems/heroes/view';
import { Card } from '../../parts/Card';
import { Chip } from '../../parts/Chip';
import { Icon, type IconName } from '../../parts/Icon';
import { Initial } from '../../parts/Initial';
import { Pool } from '../../parts/Pool';
import { Tokens, type Reserve } from '../../parts/Tokens';
import { Vellum } from '../../parts/Vellum';
import { Body, Minor, Title, Voice } from '../../parts/Words';
import { useGround } from '../../theme/ground';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { content } from './content';
import { d6 } from './Fallen';
import { heroesIcon } from './icons';

/** A hero's sheet: who, health and gold as things to tap, and the pools that are rolled. */
export function HeroPage({ view, as, send }: PageProps<HeroesView>) {
  const say = useSay();
  const teller = useTeller();
  const hero = view.heroes[as];
  if (!hero) return null;
  const kind = heroKind(content, hero);
  const dead = isDead(hero);
  const of = teller.name(hero.kind, hero.gender === 'f' ? 'f' : 'bare');
  const reserves: readonly Reserve[] = [
    {
      id: 'health', shape: 'circle', pigment: 'minium', icon: 'hearts', value: hero.health, max: kind.health, spent: dead,
      label: say('sheet.health'), of: say('sheet.of', { max: kind.health }), name: say('sheet.health-name'),
      said: say('sheet.value-of', { value: hero.health, max: kind.health }), more: say('sheet.health-more'), less: say('sheet.health-less'),
    },
    {
      id: 'gold', shape: 'coin', pigment: 'old-gold', icon: 'two-coins', value: hero.gold,
      label: say('sheet.gold'), name: say('sheet.gold'), said: say('sheet.value', { value: hero.gold }), more: say('sheet.gold-more'), less: say('sheet.gold-less'),
    },
  ];
  const [weapon] = weaponsOf(content, hero);
  return (
    <View style={styles.page}>
      <View style={styles.head}>
        <Initial letter={hero.name.charAt(0)} size={66} badge={heroesIcon(hero.kind)} />
        <View style={styles.name}>
          <Title size="title" testID="sheet-name">{hero.name}</Title>
          <Minor size="body">{of === hero.name ? teller.name(hero.room) : say('sheet.kind-in', { kind: of, room: hero.room })}</Minor>
        </View>
      </View>
      {dead && (
        <Vellum testID="sheet-fallen">
          <Voice strong tone="rubric">{say('sheet.fallen', { hero: as })}</Voice>
          <Voice size="small">{say('sheet.fallen-note')}</Voice>
        </Vellum>
      )}
      <Tokens reserves={reserves} testID="token" onChange={(track, by) => send({ type: 'correct', as, track, by } as never)} />
      <View style={styles.rolls}>
        {weapon && <Stat icon="broadsword" title={say('sheet.attack')} dice={attackDice(hero, weapon)} note={teller.name(weapon.id)} label={say('bag.dice', { dice: attackDice(hero, weapon) })} />}
        <Stat icon="shield" title={say('sheet.defence')} dice={defenceDice(content, hero)} note={say('sheet.worn', { count: hero.worn.length })} label={say('bag.dice', { dice: defenceDice(content, hero) })} />
        <Stat icon="walking-boot" title={say('sheet.move')} squares={movement(content, hero)} note={hero.carrying ? say('sheet.carrying') : say('sheet.squares')} />
      </View>
      <Minor>{say('sheet.stats', { skill: kind.skill, magic: kind.magic })}</Minor>
      <Marks hero={hero} />
      <Place view={view} hero={hero} onPlace={(room) => send({ type: 'place', as, room } as never)} />
    </View>
  );
}

function Stat({ icon, title, dice, squares, note, label }: { icon: IconName; title: string; dice?: number; squares?: number; note: string; label?: string }) {
  const ground = useGround();
  return (
    <Card fill padding={space.s}>
      <View style={styles.stat}>
        <View style={styles.statHead}>
          <Icon name={icon} size={22} colour={ground.accent} />
          <Body strong>{title}</Body>
        </View>
        {dice !== undefined && <Pool dice={[{ ...d6, count: dice }]} label={label ?? title} />}
        {squares !== undefined && <Body strong>{String(squares)}</Body>}
        <Minor centre>{note}</Minor>
      </View>
    </Card>
  );
}

/** Where the miniature stands: moves keep it up to date, a tap mends it after a spell or a slip. */
function Place({ view, hero, onPlace }: { view: HeroesView; hero: HeroesView['heroes'][string]; onPlace: (room: string) => void }) {
  const say = useSay();
  const teller = useTeller();
  const rooms = Object.keys(view.rooms);
  if (rooms.length < 2) return null;
  return (
    <View style={styles.place} role="group" aria-label={say('sheet.where')}>
      <Minor>{say('sheet.where')}</Minor>
      {rooms.map((room) => (
        <Chip key={room} label={teller.name(room)} checked={room === hero.room} testID={`place-${room}`} onPress={() => room !== hero.room && onPlace(room)} />
      ))}
    </View>
  );
}

/** What spells and potions do to this hero now. */
function Marks({ hero }: { hero: HeroesView['heroes'][string] }) {
  const say = useSay();
  const marks = [
    hero.raging && say('heroes.raging'),
    hero.ward && say('heroes.warded', { dice: hero.ward.dice }),
    hero.strength && say('heroes.strong', { dice: hero.strength }),
  ].filter(Boolean);
  return marks.length > 0 ? <Voice size="small">{marks.join(' ')}</Voice> : null;
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  name: { flex: 1 },
  place: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
  rolls: { flexDirection: 'row', gap: space.s },
  stat: { alignItems: 'center', gap: space.xs },
  statHead: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexWrap: 'wrap', justifyContent: 'center' },
});
