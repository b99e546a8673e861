import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect, Text as Letter } from 'react-native-svg';
import type { Id } from '@engine/core/ruleset';
import { mapOf, type Laid, type LaidDoor, type LaidRoom } from '@engine/systems/erune/quest/squares';
import { questOf } from '@engine/systems/erune/state';
import type { View as EruneView } from '@engine/systems/erune/view';
import { gold } from '../../theme/colours';
import { useGround, type Palette } from '../../theme/ground';
import { icons } from '../../theme/icons';
import { useSay, useTeller } from '../../words';
import { contentOf } from './content';
import { eruneIcon } from './icons';

/** A square of the board in the picture. */
const SIDE = 10;
const GLYPH = SIDE / 512;
/** A square is never wider on the screen. */
const LARGEST = 28;
const HEAVY: ReadonlySet<Laid['mark']> = new Set(['wardrobe', 'table', 'barrel', 'chest', 'source']);
/** Laid on two by two squares. */
const BROAD: ReadonlySet<Laid['mark']> = new Set(['table', 'source']);
const PICTURES: Readonly<Record<Exclude<Laid['mark'], 'monster' | 'event' | 'npc'>, keyof typeof icons>> = {
  wardrobe: 'bookshelf', table: 'table', barrel: 'barrel', chest: 'locked-chest', source: 'barbed-sun', trap: 'trap-mask', start: 'position-marker',
};

/** Every event of the quest has its number, on the map and beside its key sentence. */
export const eventsOf = (view: EruneView): readonly Id[] => questOf(contentOf(view), view).rooms.flatMap(({ events }) => events.map(({ id }) => id));

/** The dungeon as it lies on the table: what was seen; for the Master of Shadows also what waits, dashed. Monsters stand where they are laid. */
export function QuestMap({ view }: { view: EruneView }) {
  const say = useSay();
  const teller = useTeller();
  const ground = useGround();
  const { rooms, doors } = mapOf(contentOf(view), view);
  if (rooms.length === 0) return null;
  const spans = [...rooms, ...doors.map((door) => ({ ...door, width: 2, height: 2 }))];
  const left = Math.min(...spans.map((each) => each.left));
  const top = Math.min(...spans.map((each) => each.top));
  const width = Math.max(...spans.map((each) => each.left + each.width)) - left;
  const height = Math.max(...spans.map((each) => each.top + each.height)) - top;
  const seen = rooms.filter(({ id }) => view.rooms[id]).map(({ id }) => teller.name(id)).join(', ');
  return (
    <View style={{ width: '100%', maxWidth: width * LARGEST, aspectRatio: width / height }} accessible role="img" aria-label={say('map.seen', { rooms: seen })} testID="quest-map">
      <Svg width="100%" height="100%" viewBox={`${left * SIDE - 1} ${top * SIDE - 1} ${width * SIDE + 2} ${height * SIDE + 2}`} aria-hidden>
        {rooms.map((room) => <MapRoom key={room.id} view={view} room={room} ground={ground} />)}
        {doors.map((door) => <MapDoor key={door.id} view={view} door={door} ground={ground} />)}
      </Svg>
    </View>
  );
}

function MapRoom({ view, room, ground }: { view: EruneView; room: LaidRoom; ground: Palette }) {
  const { id, left, top, width, height, things } = room;
  const seen = view.rooms[id];
  const columns = Array.from({ length: width - 1 }, (_, i) => `M${(left + i + 1) * SIDE} ${top * SIDE}v${height * SIDE}`);
  const lines = Array.from({ length: height - 1 }, (_, i) => `M${left * SIDE} ${(top + i + 1) * SIDE}h${width * SIDE}`);
  return (
    <G>
      <Rect x={left * SIDE} y={top * SIDE} width={width * SIDE} height={height * SIDE} fill={seen ? ground.raised : ground.surface} stroke={ground.edge} strokeWidth={0.8} strokeDasharray={seen ? '' : '3 2'} />
      <Path d={[...columns, ...lines].join('')} stroke={ground.hairline} strokeWidth={0.3} />
      {things.map(({ x, y, mark }) => HEAVY.has(mark) && <Rect key={`${x}-${y}`} x={x * SIDE} y={y * SIDE} width={SIDE} height={SIDE} fill={ground.edge} opacity={0.5} />)}
      {things.map((thing) => <MapThing key={`${thing.x}-${thing.y}`} view={view} thing={thing} ground={ground} />)}
    </G>
  );
}

function MapThing({ view, thing: { x, y, mark, id }, ground }: { view: EruneView; thing: Laid; ground: Palette }) {
  if (mark === 'event' || mark === 'npc') {
    return (
      <G>
        <Circle cx={(x + 0.5) * SIDE} cy={(y + 0.5) * SIDE} r={SIDE * 0.46} fill={gold.main} />
        <Letter x={(x + 0.5) * SIDE} y={(y + 0.5) * SIDE + 2.4} fontSize={7} fontWeight="700" textAnchor="middle" fill={gold.on}>{String(eventsOf(view).indexOf(id ?? '') + 1)}</Letter>
      </G>
    );
  }
  const picture = mark === 'monster' ? eruneIcon(id ?? '') : PICTURES[mark];
  const colour = mark === 'trap' ? ground.rubric : mark === 'start' ? ground.soft : ground.text;
  if ((id === undefined && mark !== 'start') || !(picture in icons)) return null;
  return <G transform={`translate(${x * SIDE} ${y * SIDE}) scale(${GLYPH * (BROAD.has(mark) ? 2 : 1)})`}><Path d={icons[picture as keyof typeof icons]} fill={colour} /></G>;
}

function MapDoor({ view, door: { id, left, top }, ground }: { view: EruneView; door: LaidDoor; ground: Palette }) {
  const open = view.doors[id] === 'open';
  const locked = questOf(contentOf(view), view).doors.some((each) => each.id === id && each.locked !== undefined);
  const picture = open ? 'doorway' : locked ? 'locked-door' : 'wooden-door';
  return (
    <G>
      <Rect x={left * SIDE + 1} y={top * SIDE + 1} width={2 * SIDE - 2} height={2 * SIDE - 2} rx={2} fill={ground.ground0} stroke={open ? ground.hairline : ground.edge} strokeWidth={0.8} />
      <G transform={`translate(${left * SIDE + 3} ${top * SIDE + 3}) scale(${(2 * SIDE - 6) / 512})`}><Path d={icons[picture]} fill={open ? ground.soft : ground.accent} /></G>
    </G>
  );
}
