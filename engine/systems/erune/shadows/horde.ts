import { draw } from '../../../core/script';
import type { CharacterId, Id } from '../../../core/ruleset';
import { hasAbility, toward } from '../board';
import { opportunity } from '../combat/reaction';
import { masters, price } from '../combat/skill';
import { successTest } from '../combat/test';
import type { Content } from '../content';
import { adventurer, isEngaged, living, not, type Adventurer, type Game, type Known, type Not, type Rule } from '../state';
import { assault, victims } from './attack';
import { favourites, inOrder, isPlaced, mannerOf, permitted, spellFor, struck, type Intent } from './behaviour';
import { herald, near, walk } from './move';
import { castSpell, isIdle, spellsOf } from './spell';

export function cannotAct(_: Content, known: Known): Not {
  if (known.phase === 'lobby') return not('not-begun');
  if (known.phase === 'town') return not('quest-over');
  if (known.mos) return not('mos-plays-monsters'); // R53.1
  return known.phase === 'mos' ? undefined : not('not-mos-phase'); // R54.1
}

/** R54: tests, then melee moves, then ranged moves, then all blows; after that the adventurers' phase begins. */
export function* monstersAct(game: Game): Rule {
  if (game.now().help === 'guided') yield* horde(game);
  yield* opportunity(game, 'adventurers');
  yield { type: 'phase-begun', phase: 'adventurers' }; // R4.1
}

function* horde(game: Game): Rule {
  const intents: Intent[] = [];
  for (const { id } of inOrder(game.content, game.now())) intents.push(yield* minded(game, id)); // R54.3
  const chosen = new Map<Id, CharacterId>();
  for (const manner of ['melee', 'ranged']) for (const intent of intents) if (intent.manner === manner) yield* approach(game, intent, chosen); // R54.4 R54.5
  for (const intent of intents) yield* fight(game, intent, chosen); // R54.6
}

function* minded(game: Game, id: Id): Rule<Intent> {
  const monster = game.now().monsters[id];
  if (!monster) return { monster: id, manner: 'melee' };
  const bolts = spellsOf(game.content, monster).length > 0 ? yield* successTest(game, id) : 0; // R54.3 R55.1
  const spell = spellFor(game.content, game.now(), monster, bolts);
  return { monster: id, manner: mannerOf(game.content, monster, spell), ...(spell && { spell }) };
}

/** One of those whom the tie-breakers leave. */
function* pick(game: Game, { monster: id, manner }: Intent, chosen: ReadonlyMap<Id, CharacterId>, among: readonly Adventurer[]): Rule<CharacterId | undefined> {
  const monster = game.now().monsters[id];
  if (!monster || among.length === 0) return undefined;
  const best = favourites(game.content, game.now(), monster, manner, chosen, among);
  return best.length < 2 ? best[0] : yield* draw({ key: 'erune.draw-one' }, best.map((who) => ({ id: who, weight: 1 }))); // R56.3
}

/** Chooses, and moves where that helps. */
function* approach(game: Game, intent: Intent, chosen: Map<Id, CharacterId>): Rule {
  const { monster: id, manner } = intent;
  const before = game.now().monsters[id];
  if (!before) return;
  const target = yield* pick(game, intent, chosen, permitted(game.content, game.now(), before, manner));
  if (target === undefined) return;
  chosen.set(id, target);
  const bound = before.hindered.some((from) => from === 'move' || from === 'act');
  const heralds = hasAbility(game.content, before, 'herald-of-shadows') && !bound;
  if (isPlaced(game.content, game.now(), before, manner, target) || bound) { // R56.4 R57.4
    if (heralds) for (const who of near(game.now(), before.room)) yield* herald(game, id, who); // R55.5
    return;
  }
  const to = toward(game.content, game.now(), before.room, adventurer(game.now(), target).room); // R56.5 R57.5
  yield* walk(game, id, to, [], heralds ? near(game.now(), before.room, to) : []); // R55.5
}

const FREE = ['adrenaline', 'power'];

/** R58.1: the spell, or the attack, on whom it chose; on another whom it can reach, where that one fell. */
function* fight(game: Game, intent: Intent, chosen: Map<Id, CharacterId>): Rule {
  const { monster: id, spell } = intent;
  const monster = game.now().monsters[id];
  if (!monster || monster.hindered.some((from) => from === 'attack' || from === 'act')) return;
  if (spell && (yield* spoken(game, intent, chosen.get(id)))) return;
  const target = yield* aim(game, intent, chosen);
  if (target === undefined) return;
  yield { type: 'monster-acted', monster: id, action: 'combat' };
  yield* assault(game, { monster: id, target, skills: free(game, id), ...shooting(game, intent, target) }); // R58.1
  yield* again(game, intent, chosen);
}

const free = (game: Game, id: Id): Id[] => FREE.filter((skill) => masters(game.content, game.now(), id, skill) && price(game.content, game.now(), id, skill) === 0); // R53.12 R54.8
/** R58.2: who is in contact is fought hand to hand, also by those who shoot. */
const shooting = (game: Game, { monster, manner }: Intent, target: CharacterId): { readonly shoot?: true } => (manner === 'ranged' && !isEngaged(game.now(), target, monster) ? { shoot: true } : {}); // R58.2

/** Whom it can strike from where it is now: the chosen one before others. */
function* aim(game: Game, intent: Intent, chosen: ReadonlyMap<Id, CharacterId>): Rule<CharacterId | undefined> {
  const monster = game.now().monsters[intent.monster];
  if (!monster) return undefined;
  const reached = [...new Set([...victims(game.content, game.now(), monster), ...victims(game.content, game.now(), monster, intent.manner === 'ranged')])];
  const wanted = chosen.get(intent.monster);
  if (wanted !== undefined && reached.includes(wanted)) return wanted;
  return yield* pick(game, intent, chosen, living(game.now()).filter(({ id }) => reached.includes(id)));
}

/** Whether the spell was cast. */
function* spoken(game: Game, { monster: id, spell = '' }: Intent, target: CharacterId | undefined): Rule<boolean> {
  const monster = game.now().monsters[id];
  const ability = monster && spellsOf(game.content, monster).find((each) => each.id === spell);
  if (!monster || !ability || isIdle(game.content, game.now(), monster, ability)) return false;
  const targets = struck(game.content, game.now(), monster, spell, target);
  if (ability.dice && targets.length === 0) return false; // R55.2
  yield* castSpell(game, { monster: id, spell, targets: [...targets] });
  return true;
}

/** A second blow where the first opened it and nothing has to be paid. */
function* again(game: Game, intent: Intent, chosen: ReadonlyMap<Id, CharacterId>): Rule {
  const { monster: id } = intent;
  const known = game.now();
  if (!known.monsters[id]?.chain || !masters(game.content, known, id, 'chained-attack') || price(game.content, known, id, 'chained-attack') > 0) return;
  const target = yield* aim(game, intent, chosen);
  if (target !== undefined) yield* assault(game, { monster: id, target, chained: true, ...shooting(game, intent, target) }); // R54.8
}
