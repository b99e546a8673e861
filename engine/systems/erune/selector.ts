import { draw } from '../../core/script';
import type { CharacterId, Id } from '../../core/ruleset';
import { ARCHETYPES } from './archetype';
import type { Content } from './content';
import { hpOf, maxOf } from './points';
import { cast as throwDice, symbols } from './roll';
import { active, living, monstersIn, party, roomOf, type Adventurer, type Game, type Known, type Rule } from './state';

/** Whom and what effects are about. */
export interface Cast {
  /** Who does it or whom it befalls: an Adventurer, or a monster that casts. */
  readonly user?: Id;
  readonly target?: Id;
  readonly targets?: readonly Id[];
  readonly room?: Id;
  /** Of a spell: its attacks are the caster's. */
  readonly spell?: Id;
  /** Who caused it, when each of those meant is the user in turn. */
  readonly by?: Id;
  /** Who has lost HP by these effects so far. */
  readonly hurt?: ReadonlySet<Id>;
}

export const isWounded = (content: Content, who: Adventurer): boolean => who.hp < maxOf(content, who, 'hp');
export const placeOf = (known: Known, { room, user }: Cast): Id | undefined => room ?? (user === undefined ? undefined : roomOf(known, user)) ?? living(known)[0]?.room;

/** Nobody who could help stands in the same room. */
export const isAlone = (known: Known, who: Adventurer): boolean => living(known).every(({ id, room }) => id === who.id || room !== who.room);

type Selector = (content: Content, known: Known, cast: Cast) => readonly Id[];
const ids = (figures: readonly { readonly id: Id }[]): readonly Id[] => figures.map(({ id }) => id);
const fewest = (known: Known): readonly Id[] => {
  const least = Math.min(...living(known).map(({ id }) => hpOf(known, id)));
  return ids(living(known).filter(({ id }) => hpOf(known, id) === least));
};

/** Whom a word means; of `chance`, `weakest` and `richest` one is picked later. */
const SELECTORS: Readonly<Record<string, Selector>> = {
  user: (_, __, { user }) => (user === undefined ? [] : [user]),
  target: (_, __, { target }) => (target === undefined ? [] : [target]),
  targets: (_, __, { target, targets }) => targets ?? (target === undefined ? [] : [target]),
  party: (_, known) => ids(living(known)),
  others: (_, known, { user }) => ids(living(known).filter(({ id }) => id !== user)),
  here: (_, known, cast) => ids(living(known).filter(({ room }) => room === placeOf(known, cast))),
  wounded: (content, known) => ids(living(known).filter((who) => isWounded(content, who))),
  weakest: (_, known) => fewest(known),
  chance: (_, known) => ids(living(known)),
  foes: (_, known) => ids(active(known)),
  /** Those of a spell's targets, where it has some: who resisted is left out. */
  'foes-here': (_, known, cast) => ids(monstersIn(known, placeOf(known, cast) ?? '').filter(({ id, active: awake }) => awake && (cast.targets?.includes(id) ?? true))),
  fallen: (_, known) => ids(party(known).filter(({ dead }) => dead)),
  richest: (_, known) => ids(living(known).filter(({ gold }) => gold === Math.max(...living(known).map((who) => who.gold)))),
  alone: (_, known) => ids(living(known).filter((who) => isAlone(known, who))),
  ...Object.fromEntries(ARCHETYPES.map((kind): [string, Selector] => [kind, (_, known) => ids(living(known).filter((who) => who.kind === kind))])),
};
export const selectors: ReadonlySet<string> = new Set(Object.keys(SELECTORS));

/** Those whom a word means, as far as they are still there. */
export const meant = (content: Content, known: Known, who: string, cast: Cast): readonly Id[] =>
  (SELECTORS[who]?.(content, known, cast) ?? []).filter((id) => known.adventurers[id] || known.monsters[id]);

/** The same, down to the one whom chance or weakness picks. */
export function* selected(game: Game, who: string, cast: Cast): Rule<readonly Id[]> {
  const all = meant(game.content, game.now(), who, cast);
  if (who === 'chance') return yield* highest(game, all);
  return who === 'weakest' || who === 'richest' ? yield* oneOf(all) : all;
}

/** R4.3: each rolls the move die, and the highest takes it. */
function* highest(game: Game, all: readonly CharacterId[]): Rule<readonly Id[]> {
  if (all.length < 2) return all;
  const rolled: { id: Id; pips: number }[] = [];
  for (const id of all) rolled.push({ id, pips: symbols(game.content, yield* throwDice(game, id, ['move'], 'event'), 'pips') });
  const most = Math.max(...rolled.map(({ pips }) => pips)); // R4.3
  return yield* oneOf(ids(rolled.filter(({ pips }) => pips === most)));
}

function* oneOf(all: readonly Id[]): Rule<readonly Id[]> {
  return all.length < 2 ? all : [yield* draw({ key: 'erune.draw-one' }, all.map((id) => ({ id, weight: 1 })))];
}
