import { StyleSheet, View } from 'react-native';
import { attackPool, defencePool } from '@engine/systems/erune/combat/weapon';
import { levelOf } from '@engine/systems/erune/points';
import type { Adventurer } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { Chip } from '../../parts/Chip';
import { Initial } from '../../parts/Initial';
import { Tokens } from '../../parts/Tokens';
import { Vellum } from '../../parts/Vellum';
import { Minor, Title, Voice } from '../../parts/Words';
import { space } from '../../theme/space';
import { useSay, useTeller } from '../../words';
import type { PageProps } from '../scene';
import { Stat } from './Bits';
import { contentOf } from './content';
import { eruneIcon } from './icons';
import { useMarks } from './marks';
import { Purse } from './Purse';
import { useNoted } from './proposed';
import { useReserves } from './reserves';

/** An Adventurer's sheet: who, the three reserves as things to tap, the dice that are rolled, and what lasts now. */
export function SheetPage({ view, as, send }: PageProps<EruneView>) {
  const who = view.adventurers[as];
  return who ? <Sheet view={view} who={who} send={send} /> : null;
}

function Sheet({ view, who, send }: { view: EruneView; who: Adventurer; send: PageProps<EruneView>['send'] }) {
  const say = useSay();
  const teller = useTeller();
  const noted = useNoted();
  const content = contentOf(view);
  const reserves = useReserves(content, who);
  const { id: as, kind, name, level, wielded, worn } = who;
  const { xp } = levelOf(content, who);
  const progress = xp === null ? say('sheet.level-last', { level }) : say('sheet.level', { level, value: who.xp, xp });
  const pieces = worn.length > 0 ? worn.map((item) => teller.name(item)).join(', ') : say('sheet.unprotected');
  return (
    <View style={styles.page}>
      <View style={styles.head}>
        <Initial letter={name.charAt(0)} size={66} badge={eruneIcon(kind)} />
        <View style={styles.name}>
          <Title size="title" testID="sheet-name">{name}</Title>
          <Minor size="body">{say('sheet.kind-in', { kind: teller.name(kind, who.gender === 'f' ? 'f' : 'bare'), room: view.phase === 'town' ? say('phase.town') : who.room })}</Minor>
          <Minor testID="sheet-level">{noted(progress, content.levels[kind])}</Minor>
        </View>
      </View>
      {who.dead && (
        <Vellum testID="sheet-fallen">
          <Voice strong tone="rubric">{say('sheet.fallen', { hero: as })}</Voice>
          <Voice size="small">{say('sheet.fallen-note')}</Voice>
        </Vellum>
      )}
      <Tokens reserves={reserves} testID="token" onChange={(track, by) => send({ type: 'correct', as, track, by } as never)} />
      <View style={styles.rolls}>
        <Stat icon="crossed-swords" title={say('sheet.attack')} pool={attackPool(content, view, who)} note={noted(wielded ? teller.name(wielded) : say('sheet.unarmed'), wielded ? content.items[wielded] : undefined)} />
        <Stat icon="shield" title={say('sheet.defence')} pool={defencePool(content, view, as)} note={noted(pieces, ...worn.map((item) => content.items[item]))} />
      </View>
      <Marks who={who} />
      <Purse who={who} onChange={(track, by) => send({ type: 'correct', as, track, by } as never)} />
      <Place view={view} who={who} onPlace={(room) => send({ type: 'place', as, room } as never)} />
    </View>
  );
}

/** What spells, potions, curses and traps do to this Adventurer now. */
function Marks({ who }: { who: Adventurer }) {
  const marks = useMarks(who);
  if (marks.length === 0) return null;
  return (
    <View testID="marks">
      {marks.map((mark) => <Voice key={mark} size="small">{mark}</Voice>)}
    </View>
  );
}

/** Where the miniature stands: moves keep it up to date, a tap mends it after a slip. */
function Place({ view, who, onPlace }: { view: EruneView; who: Adventurer; onPlace: (room: string) => void }) {
  const say = useSay();
  const teller = useTeller();
  const rooms = Object.keys(view.rooms);
  if (rooms.length < 2 || view.phase === 'town') return null;
  return (
    <View style={styles.place} role="group" aria-label={say('sheet.where')}>
      <Minor>{say('sheet.where')}</Minor>
      {rooms.map((room) => (
        <Chip key={room} label={teller.name(room)} checked={room === who.room} testID={`place-${room}`} onPress={() => room !== who.room && onPlace(room)} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  name: { flex: 1 },
  rolls: { flexDirection: 'row', gap: space.s },
  place: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
});
