import type { CharacterId, Id } from '../../../core/ruleset';
import { xpOf } from '../board';
import { earn, hpOf } from '../points';
import { must, type Game, type Monster, type Rule } from '../state';

/** Damage that nothing stops any more, with what follows from it. `helpers`: whose spell was on who struck (R41.5). */
export function* wound(game: Game, target: Id, damage: number, by?: Id, helpers: readonly CharacterId[] = []): Rule {
  const state = game.now();
  const before = state.monsters[target] ?? state.adventurers[target];
  if (damage <= 0 || !before || ('dead' in before && before.dead)) return;
  if ('active' in before && !before.active) return; // R11.1
  const left = hpOf(state, target);
  if (left <= damage && (yield* unyielding(game, target, left))) return;
  yield { type: 'wounded', target, damage: Math.min(damage, left) };
  const monster = game.now().monsters[target];
  if (!monster) {
    if (hpOf(game.now(), target) === 0) yield* die(game, target); // R37.1
    return;
  }
  if (by && state.adventurers[by]) for (const who of [by, ...helpers]) yield { type: 'took-part', monster: target, who, damage: Math.min(damage, left) };
  if (monster.hp === 0) yield* kill(game, must(game.now().monsters[target], target), by);
}

/** Once a quest the Warrior stays up with one HP. */
function* unyielding(game: Game, target: Id, left: number): Rule<boolean> {
  const who = game.now().adventurers[target];
  if (!who || who.spent.includes('unyielding') || !game.content.adventurers[who.kind]?.abilities.some(({ id }) => id === 'unyielding')) return false;
  yield { type: 'saved', who: target };
  if (left > 1) yield { type: 'wounded', target, damage: left - 1 };
  return true;
}

function* die(game: Game, who: CharacterId): Rule {
  const { laid } = must(game.now().adventurers[who], who);
  if (laid > 0) yield { type: 'reserve', amount: laid }; // R37.3
  yield { type: 'died', who };
}

/** R15.4, R41: the monster leaves the board, and those who took part share its XP. */
function* kill(game: Game, monster: Monster, by?: Id): Rule {
  const { content } = game;
  const shares = shared(xpOf(content, game.now(), monster), monster.hurt);
  yield { type: 'killed', monster: monster.id, ...(by && game.now().adventurers[by] && { by }) };
  for (const [who, xp] of shares) yield* earn(game, who, xp); // R15.4 R41.1
}

/** Where it is remembered how much of a Source somebody took. */
export const partOf = (room: Id, who: CharacterId): string => `source-${room}:${who}`;

/** R41.2, R41.3: equal parts, rounded down; the rest to who did most, evenly, or to nobody (R41.4). */
export function shared(xp: number, hurt: Readonly<Record<CharacterId, number>>): readonly (readonly [CharacterId, number])[] {
  const who = Object.keys(hurt);
  if (who.length === 0) return [];
  const each = Math.floor(xp / who.length); // R41.2
  const most = Math.max(...Object.values(hurt));
  const best = who.filter((id) => hurt[id] === most); // R41.3
  const rest = Math.floor((xp - each * who.length) / best.length); // R41.4
  return who.map((id) => [id, each + (best.includes(id) ? rest : 0)] as const); // R41.3 R41.6
}
