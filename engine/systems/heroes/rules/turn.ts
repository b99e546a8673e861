import { next } from '../../../kit/rounds';
import type { Line, Script } from '../../../core/ruleset';
import type { Of } from '../command';
import type { Content, Spell } from '../content';
import type { HeroesEvent } from '../event';
import { heroKind, inSight, isDead, living, must, numbered, outcome, questOf, type Action, type Game, type Hero, type Known } from '../state';

/** Why a hero may not act at all now. */
export function idle(known: Known, id: string): Line | undefined {
  const hero = known.heroes[id];
  if (!hero) return { key: 'heroes.no-such-hero' };
  if (outcome(known)) return { key: 'heroes.quest-over' };
  if (isDead(hero)) return { key: 'heroes.dead', with: { hero: id } };
  if (known.phase !== 'heroes' || known.turn !== id) return { key: 'heroes.not-your-turn', with: { hero: id } };
  return undefined;
}

/** R3.1: two different actions a turn, none of them twice; R3.2 follows, since a second part would be a second action. */
export function spent(known: Known, id: string, action: Action): Line | undefined {
  const not = idle(known, id);
  if (not) return not;
  const used = known.heroes[id]?.used ?? [];
  if (used.includes(action)) return { key: 'heroes.action-used', with: { hero: id } };
  return used.length >= 2 ? { key: 'heroes.two-actions', with: { hero: id } } : undefined;
}

/** R6.2: casters pick in turn, one spell at a time; undefined when all hold what their sheet allows. */
export function drafter(content: Content, known: Known): Hero | undefined {
  const open = known.order
    .map((id) => must(known.heroes[id], id))
    .filter((hero) => Object.keys(hero.spells).length < heroKind(content, hero).spells);
  const fewest = Math.min(...open.map((hero) => Object.keys(hero.spells).length));
  return open.find((hero) => Object.keys(hero.spells).length === fewest);
}

export const undrafted = (content: Content, known: Known): readonly Spell[] =>
  Object.values(content.spells).filter(({ id }) => !Object.values(known.heroes).some((hero) => id in hero.spells));

export function cannotPick(content: Content, known: Known, { as, spell }: Of<'pick-spell'>): Line | undefined {
  if (known.phase !== 'draft') return { key: 'heroes.quest-begun-already' };
  if (drafter(content, known)?.id !== as) return { key: 'heroes.not-your-pick' };
  return undrafted(content, known).some(({ id }) => id === spell) ? undefined : { key: 'heroes.spell-taken' };
}

export function* pickSpell({ as, spell }: Of<'pick-spell'>): Script<HeroesEvent> {
  yield { type: 'spell-picked', hero: as, spell };
}

export function cannotBegin(content: Content, known: Known): Line | undefined {
  if (known.phase !== 'draft') return { key: 'heroes.quest-begun-already' };
  const waiting = drafter(content, known);
  return waiting && { key: 'heroes.spells-open', with: { hero: waiting.id } };
}

export function* begin(game: Game): Script<HeroesEvent> {
  yield { type: 'quest-begun' };
  yield* reveal(game, questOf(game.content, game.now()).start);
  yield* startRound(game, 1);
}

/** Shows a room with what stands in it and the doors that can be seen from it. */
export function* reveal(game: Game, room: string): Script<HeroesEvent> {
  const { doors } = questOf(game.content, game.now());
  const seen = doors.filter(({ between, secret }) => between.includes(room) && !secret).map(({ id }) => id);
  yield { type: 'room-revealed', room, monsters: numbered(game.now(), game.now().secrets[room]?.monsters ?? []), doors: seen };
}

function* startRound(game: Game, round: number): Script<HeroesEvent> {
  yield { type: 'round-begun', round };
  const first = next(game.now().order, undefined, (id) => !isDead(must(game.now().heroes[id], id)));
  if (first) yield { type: 'turn-begun', hero: first };
}

/** A hero who fell in the own turn can still end it, or the table would stand still. */
export function cannotEndTurn(known: Known, { as }: Of<'end-turn'>): Line | undefined {
  if (outcome(known)) return { key: 'heroes.quest-over' };
  return known.phase === 'heroes' && known.turn === as ? undefined : { key: 'heroes.not-your-turn', with: { hero: as } };
}

/** R1.3: heroes in order, then the monsters. */
export function* endTurn(game: Game, { as }: Of<'end-turn'>): Script<HeroesEvent> {
  yield { type: 'turn-ended', hero: as };
  const after = next(game.now().order, as, (id) => !isDead(must(game.now().heroes[id], id)));
  yield after ? { type: 'turn-begun', hero: after } : { type: 'monsters-turn-begun' };
}

export function notReferee(known: Known, as: string): Line | undefined {
  if (as !== known.referee) return { key: 'heroes.referee-only' };
  if (outcome(known)) return { key: 'heroes.quest-over' };
  return known.phase === 'referee' ? undefined : { key: 'heroes.heroes-turn' };
}

export function* endPhase(game: Game): Script<HeroesEvent> {
  yield* startRound(game, game.now().round + 1);
}

/** R11.1: the objective is met and every living hero stands on the start tile. */
export function cannotLeave(content: Content, known: Known): Line | undefined {
  const quest = questOf(content, known);
  if (known.phase === 'draft') return { key: 'heroes.not-begun' };
  if (outcome(known)) return { key: 'heroes.quest-over' };
  if (!known.items.includes(quest.objective.item)) return { key: 'heroes.objective-open', with: { item: quest.objective.item } };
  const away = living(known).find(({ room }) => room !== quest.start);
  return away && { key: 'heroes.not-all-back', with: { hero: away.id } };
}

export function* leave(): Script<HeroesEvent> {
  yield { type: 'quest-won' };
}

const seesMonster = (game: Game, { room: from }: Hero): boolean => Object.values(game.now().monsters).some(({ room }) => inSight(game.content, game.now(), from, room));

/** What follows of itself after figures moved, fell or left sight. */
export function* settle(game: Game): Script<HeroesEvent> {
  for (const hero of Object.values(game.now().heroes))
    // R6.7: the spell is over once that hero sees no monster.
    if (hero.raging && !seesMonster(game, hero)) yield { type: 'rage-ended', hero: hero.id };
  // R10.5
  if (!game.now().outcome && living(game.now()).length === 0) yield { type: 'quest-lost' };
}
