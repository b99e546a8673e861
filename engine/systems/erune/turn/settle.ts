import { happen, holds, perform } from '../effects';
import { active, living, questOf, type Game, type Rule } from '../state';
import { finish, isBeaten, winnerOf } from './finish';
import { close, isOver } from './round';

/** What follows from anything that happened: events of the quest, objectives, the end of a phase, the end of all. */
export function* settle(game: Game): Rule {
  if (yield* told(game)) return;
  if (!isOver(game.now()) || living(game.now()).length === 0) return;
  yield* close(game); // R4.7
  yield* told(game);
}

const isOut = (game: Game): boolean => game.now().phase === 'lobby' || game.now().phase === 'town';

/** Whether the quest is over. */
function* told(game: Game): Rule<boolean> {
  if (isOut(game)) return true;
  yield* questEvents(game);
  yield* spoils(game);
  yield* objectives(game);
  const state = game.now();
  const beaten = isBeaten(game.content, state);
  const main = questOf(game.content, state).objectives.some(({ id, main: isMain }) => isMain && state.met.includes(id));
  if (!main && !beaten) return false; // R4.11 R45.1
  yield* finish(game, winnerOf(game.content, state, beaten));
  return true;
}

/** R32.4: what the quest keeps for a moment, each once. A quest of the players' own is told by its Master of Shadows. */
function* questEvents(game: Game): Rule {
  const quest = questOf(game.content, game.now());
  if (quest.mode === 'custom') return; // R51.2
  for (;;) {
    const next = quest.events.find(({ id, when }) => !game.now().remembered[`event-${id}`] && when.every((condition) => holds(game.content, game.now(), condition, {}))); // R32.4
    if (!next) return;
    yield* happen(game, next.id);
  }
}

/** R52.1, R52.4: a horde is beaten, and its treasure is found. */
function* spoils(game: Game): Rule {
  const state = game.now();
  const out = Number(state.remembered['wave-out'] ?? 0);
  if (out <= state.wave || active(state).length > 0 || living(state).length === 0) return;
  yield { type: 'wave-cleared', wave: out };
  const rows = Object.values(game.content.waves);
  const row = rows.find(({ wave }) => wave === Math.min(out, Math.max(...rows.map((each) => each.wave))));
  yield* perform(game, row?.treasure ?? [], {}); // R52.1
}

/** That all are dead counts once nobody comes back (R37.7). */
function* objectives(game: Game): Rule {
  for (const { id, when } of questOf(game.content, game.now()).objectives) {
    const state = game.now();
    if (state.met.includes(id) || when.length === 0) continue;
    const waits = when.some(({ is }) => is === 'party-dead') && !isBeaten(game.content, state);
    if (!waits && when.every((condition) => holds(game.content, state, condition, {}))) yield { type: 'objective-met', objective: id };
  }
}
