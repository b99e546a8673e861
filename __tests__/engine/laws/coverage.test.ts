import type { HeroesCommand } from '@engine/systems/heroes/command';
import type { HeroesEvent } from '@engine/systems/heroes/event';
import type { State } from '@engine/systems/heroes/state';
import { words } from '@content/heroes';
import { character } from '../systems/heroes/pack';
import { Coverer } from './coverage';
import { titleOf } from './game';
import { subject } from './heroes';

const SEEDS = Array.from({ length: 8 }, (_, i) => 101 + i);

const NO_SECRET_DOOR = 'the Locked Cellar has no secret door';
const NO_SECOND_BOW = 'only the Ranger starts with a bow, and the Ranger may shoot at what is near';
const HIDDEN = 'hidden chance is answered before anybody is asked';

/** What quest one cannot bring about. Anything else that is missing here is a gap. */
const unreachable: Readonly<Record<string, string>> = {
  'door-found': NO_SECRET_DOOR,
  'heroes.door-found': NO_SECRET_DOOR,
  'heroes.too-close': NO_SECOND_BOW,
  'heroes.no-treasure': 'four rooms, each searched once, do not empty a deck of 24 cards',
  'heroes.resist-open': 'its monsters resist with one die, and every caster rolls at least two',
  'heroes.draw-step': HIDDEN,
  'heroes.draw-treasure': HIDDEN,
};

/** Every type there is: the compiler asks for a new one. */
const types: Readonly<Record<HeroesEvent['type'], true>> = {
  'spell-picked': true, 'quest-begun': true, 'turn-begun': true, 'turn-ended': true, 'round-begun': true, 'monsters-turn-begun': true, acted: true, moved: true, jumped: true, rolled: true,
  'door-opened': true, 'room-revealed': true, attacked: true, contested: true, tested: true, wounded: true, missed: true, killed: true, guarded: true, 'spell-cast': true, resisted: true,
  healed: true, raged: true, 'rage-ended': true, warded: true, dimmed: true, bound: true, searched: true, 'gold-found': true, 'item-found': true, 'potion-found': true, snared: true,
  'nothing-found': true, 'trap-found': true, 'door-found': true, 'trap-sprung': true, 'trap-disarmed': true, 'trap-held': true, 'die-rerolled': true, 'monster-appeared': true,
  drank: true, taken: true, 'body-lifted': true, 'body-laid': true, 'monster-moved': true, 'quest-won': true, 'quest-lost': true, corrected: true, worn: true, stowed: true, noted: true, placed: true,
};

/** Deeds that no button offers: a phone that is late, or a stranger’s. */
const strange = ({ order, referee }: State): readonly HeroesCommand[] =>
  [...order, 'nobody'].flatMap((as): HeroesCommand[] => [
    { type: 'attack', as, target: 'mon-goblin:1', weapon: 'spoon' },
    { type: 'attack', as, target: 'mon-dragon:1', weapon: 'shortsword' },
    { type: 'cast', as, spell: 'spell-of-sleep', target: 'mon-goblin:1' },
    { type: 'cast', as, spell: 'spell-through-stone', target: 'mon-goblin:1' },
    { type: 'drink', as, potion: 'tre-tea' },
    ...['door-glass', 'door-oak', 'door-iron'].map((door) => ({ type: 'open', as, door }) as const),
    ...['moon', 'rack'].map((over) => ({ type: 'jump', as, over }) as const),
    { type: 'lay-down', as },
    { type: 'disarm', as },
    { type: 'lift', as, body: order[0] ?? as },
    { type: 'take', as, from: order.at(-1) ?? as, item: 'spoon' },
    ...['spoon', 'shield', 'helmet'].map((item) => ({ type: 'wear', as, item }) as const),
    { type: 'begin' },
    { type: 'leave' },
    { type: 'monster-move', as: referee ?? as, monster: 'mon-dragon:1', to: 'stairs' },
    { type: 'trigger', as: referee ?? as, room: 'cellar', target: as },
  ]);

const people = (...kinds: readonly string[]) => ({ quest: 'quest-1', characters: kinds.map((kind, i) => ({ ...character('squire'), id: `c${i}`, kind })) });

test(`bots that look for what is missing meet every event and every line of heroes; seeds ${SEEDS.join(' ')}`, () => {
  const coverer = new Coverer(subject, strange);
  for (const seed of SEEDS) for (const setup of subject.setups) coverer.play(setup, seed);
  for (const table of [people(), people('hero-squire', 'referee', 'referee'), people('hero-squire', 'hero-squire'), people('hero-squire', 'cook'), { ...people('hero-squire'), quest: 'quest-0' }])
    coverer.meet(subject.ruleset.unready(table));
  const { events, lines } = coverer.coverage;
  const missing = [...Object.keys(types).filter((type) => !events.has(type)), ...Object.keys(words.en.lines).filter((key) => !lines.has(key))];
  expect(missing.sort()).toEqual(Object.keys(unreachable).sort());
  expect([...lines].filter((key) => !(key in words.en.lines) && !key.startsWith('core.'))).toEqual([]);
});

test('seeds name their party', () => expect(titleOf(1, people('hero-squire'))).toBe('seed 1, hero-squire'));
