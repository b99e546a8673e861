import type { Content, Objective, Quest } from '../content';
import { holds, perform } from '../effects';
import { earn } from '../points';
import { living, monsterKind, party, questOf, type Adventurer, type Game, type Known, type Rule } from '../state';

type Side = Objective['side'];
type Winner = NonNullable<Known['winner']>;

const metBy = (content: Content, known: Known, side: Side): readonly Objective[] => questOf(content, known).objectives.filter((each) => each.side === side && known.met.includes(each.id));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** R1.3: the side with more victory points; who was wiped out does not share a draw. */
export function winnerOf(content: Content, known: Known, beaten: boolean): Winner {
  const adventurers = sum(metBy(content, known, 'adventurers').map(({ points }) => points));
  const mos = sum(metBy(content, known, 'mos').map(({ points }) => points));
  if (adventurers === mos) return beaten ? 'mos' : 'none';
  return adventurers > mos ? 'adventurers' : 'mos'; // R1.3
}

/** What all monsters on the map are worth. */
export const mapXp = (content: Content, { rooms }: Quest): number => sum(rooms.flatMap(({ monsters }) => monsters.map(({ kind, boss }) => boss?.xp ?? monsterKind(content, { kind }).xp)));

/** R1.6: more objectives, more XP; players' own quests give at most what their monsters are worth. */
export function objectiveXp(content: Content, known: Known, side: Side): number {
  const quest = questOf(content, known);
  const xp = sum(metBy(content, known, side).map((objective) => objective.xp)); // R1.6
  return quest.mode === 'custom' ? Math.min(xp, mapXp(content, quest)) : xp; // R51.3
}

/** A quarter for each resurrection pact goes to the Master of Shadows; rounded down. */
export function parted(xp: number, pacts: number): { readonly own: number; readonly given: number } {
  const given = Math.min(4, pacts) * Math.floor(xp / 4); // R36.5 R51.4
  return { own: xp - given, given };
}

/** R45: winner, objective XP, and back to town. */
export function* finish(game: Game, winner: Winner, rewarded = true): Rule {
  const before = game.now();
  const standing: readonly Adventurer[] = living(before); // R37.9
  const xp = rewarded ? objectiveXp(game.content, before, 'adventurers') : 0; // R45.6
  let shadows = rewarded ? objectiveXp(game.content, before, 'mos') : 0;
  yield { type: 'quest-ended', winner }; // R45.1
  for (const { id, when, effects, winner: only = winner } of questOf(game.content, before).endings) {
    if (only !== winner || !when.every((condition) => holds(game.content, before, condition))) continue;
    yield { type: 'ending-told', ending: id };
    yield* perform(game, effects);
  }
  for (const { id, pacts } of standing) {
    const { own, given } = parted(xp, pacts);
    yield* earn(game, id, own); // R42.2 R45.2
    shadows += given;
  }
  const { mos } = game.now();
  if (mos) yield* earn(game, mos.id, shadows); // R45.2 R51.4
  yield { type: 'quest-noted' }; // R45.3
}

/** R36.7: how many Shadows cards a resurrection costs, and how many may be held (R36.8). */
const RESURRECTION = 3;
const LIMIT = 3;

/** R37.7: whether this dead Adventurer has a way back without another's help. */
export function canReturn(content: Content, { fate, cards, satchel, artifacts, spent }: Adventurer): boolean {
  if (fate > 0) return true; // R37.7
  if (cards + RESURRECTION <= LIMIT) return true; // R36.13
  return [...satchel, ...artifacts].some((item) => !spent.includes(item) && content.items[item]?.effects?.some(({ op }) => op === 'revive')); // R37.7
}

/** Nobody lives, and nobody comes back: because none can, or because they say so. */
export const isBeaten = (content: Content, known: Known): boolean =>
  living(known).length === 0 && (known.remembered['abandoned'] === 'adventurers' || !party(known).some((who) => canReturn(content, who)));
