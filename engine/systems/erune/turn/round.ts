import { draw } from '../../../core/script';
import { reveal, spawn } from '../board';
import { opportunity } from '../combat/reaction';
import type { Content } from '../content';
import { holds, perform, springTrap } from '../effects';
import { active, living, must, not, questOf, type Game, type Known, type Not, type Rule } from '../state';

const SIDES = ['adventurers', 'mos'] as const;

export const cannotBegin = (_: Content, { phase }: Known): Not => (phase === 'lobby' ? undefined : not('begun-already'));

/** R3.2: the Spirit introduces the quest, the first room is laid out, and the first turn begins. */
export function* begin(game: Game): Rule {
  yield { type: 'quest-begun', quest: game.now().quest }; // R3.2
  yield* reveal(game, questOf(game.content, game.now()).start); // R3.3
  yield* recall(game);
  yield* turn(game);
}

/** R48.11: what earlier quests left behind. */
function* recall(game: Game): Rule {
  const quest = questOf(game.content, game.now());
  if (quest.mode === 'custom') return; // R51.2
  for (const { id, when, effects } of quest.recalls) {
    if (!when.every((condition) => holds(game.content, game.now(), condition))) continue;
    yield { type: 'recalled', recall: id };
    yield* perform(game, effects);
  }
}

/** Whether nobody has anything left to do in the adventurers' phase. */
export const isOver = (known: Known): boolean => known.phase === 'adventurers' && living(known).every(({ done }) => done); // R4.7

export function cannotBeginTurn(_: Content, known: Known): Not {
  if (known.phase === 'lobby') return not('not-begun');
  if (known.phase === 'town') return not('quest-over');
  if (known.phase === 'mos') return not(known.mos ? 'mos-not-done' : 'monsters-not-done'); // R4.1
  return known.phase === 'spirit' || isOver(known) ? undefined : not('adventurers-not-done'); // R4.7
}

/** The adventurers' phase ends; the monsters may strike once more. */
export function* close(game: Game): Rule {
  yield* opportunity(game, 'mos');
  yield { type: 'phase-begun', phase: 'spirit' };
}

export function* newTurn(game: Game): Rule {
  if (game.now().phase === 'adventurers') yield* close(game);
  yield* turn(game);
}

/** R4.1, R4.2: the Spirit's phase, then the Master of Shadows'. */
function* turn(game: Game): Rule {
  yield { type: 'turn-begun', turn: game.now().turn + 1 }; // R4.2
  for (const side of SIDES) yield* turnEvent(game, side); // R4.2 R51.2 R52.4
  yield* due(game);
  yield* danger(game);
  yield* wave(game); // R52.4
  yield { type: 'phase-begun', phase: 'mos' }; // R4.4
  if (!game.now().mos) yield* announce(game); // R53.12
}

/** One event for each side, of those that what happened so far allows (R48.11), and not what was told of late. */
function* turnEvent(game: Game, side: (typeof SIDES)[number]): Rule {
  const all = Object.values(game.content.turns).filter((row) => row.side === side && (row.when ?? []).every((condition) => holds(game.content, game.now(), condition, {}))); // R48.11
  const fresh = all.filter(({ id }) => !game.now().recent.includes(id));
  const open = fresh.length > 0 ? fresh : all;
  if (open.length === 0) return;
  const event = yield* draw({ key: 'erune.draw-turn-event' }, open.map(({ id, weight }) => ({ id, weight })));
  yield { type: 'turn-event', event, side };
  yield* perform(game, must(game.content.turns[event], event).effects, {});
}

function* due(game: Game): Rule {
  const { turn: now, later } = game.now();
  const ripe = later.filter((each) => each.turn <= now);
  if (ripe.length === 0) return;
  yield { type: 'came-due', turn: now };
  for (const { do: effects, user } of ripe) yield* perform(game, effects, user ? { user } : {});
}

/** R53.8: without a Master of Shadows the Spirit says whether a trap goes off, the likelier the nearer it is. */
function* danger(game: Game): Rule {
  const { mos, risk } = game.now();
  if (mos || risk === 0 || living(game.now()).length === 0) return; // R53.8
  const rows = [{ id: 'trap', weight: risk }, { id: 'none', weight: 10 - risk }].filter(({ weight }) => weight > 0); // R53.10
  if ((yield* draw({ key: 'erune.draw-danger' }, rows)) === 'none') {
    yield { type: 'floor-quiet' }; // R53.8
    return;
  }
  yield { type: 'risk', to: Math.max(0, risk - 3) };
  const victim = yield* draw({ key: 'erune.draw-victim' }, living(game.now()).map(({ id }) => ({ id, weight: 1 })));
  yield* springTrap(game, victim); // R53.8
}

/** R52.1: in the arena the next horde comes once the last one is beaten; the last row comes again and again. */
function* wave(game: Game): Rule {
  const state = game.now();
  if (state.mode !== 'arena' || active(state).length > 0) return; // R52.1
  const rows = Object.values(game.content.waves);
  const last = Math.max(...rows.map((row) => row.wave));
  const row = rows.find((each) => each.wave === Math.min(state.wave + 1, last));
  if (!row) return;
  yield { type: 'wave-begun', wave: state.wave + 1, row: row.id };
  const free = Object.keys(state.rooms).find((room) => !living(state).some((who) => who.room === room)) ?? questOf(game.content, state).start;
  for (const { kind, from, boss } of row.monsters) if (state.order.length >= (from ?? 1)) yield* spawn(game, kind, free, boss ? { boss: boss.id } : {});
}

/** What monsters master without a Master of Shadows: one to three skills, for this turn, for nothing. */
function* announce(game: Game): Rule {
  const families = ['offensive', 'defensive', 'reaction', 'tactical'];
  let left = Object.values(game.content.skills).filter(({ owners, family }) => owners.includes('mos') && families.includes(family)).map(({ id }) => ({ id, weight: 1 }));
  const count = Number(yield* draw({ key: 'erune.draw-skills' }, ['1', '2', '3'].map((id) => ({ id, weight: 1 }))));
  const skills: string[] = [];
  while (skills.length < count) {
    const skill = yield* draw({ key: 'erune.draw-skill' }, left);
    skills.push(skill);
    left = left.filter(({ id }) => id !== skill);
  }
  yield { type: 'skills-announced', skills };
}
