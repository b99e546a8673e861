import { perform, type Turn } from '@engine/core/bot';
import { Play } from '@engine/core/play';
import { isRefusal, type Answer, type Command, type Event } from '@engine/core/ruleset';
import { commands, same, some, tape, type Game, type Subject } from './game';

const shifted = (id: string, by: number): string => `${Number(id.slice(0, id.indexOf('.'))) + by}${id.slice(id.indexOf('.'))}`;

/** The same deed for the same command later on. */
function again<C extends Command>(turn: Turn<C>, by: number): Turn<C> {
  switch (turn.do) {
    case 'command':
      return turn;
    case 'roll':
      return { ...turn, question: shifted(turn.question, by) };
    case 'answer':
      return { ...turn, answer: { ...turn.answer, to: shifted(turn.answer.to, by) } };
  }
}

export function undoFaults<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, game: Game<S, C, E, V>): readonly string[] {
  return some(commands(game), 40).flatMap((frames) => {
    const [first] = frames;
    if (!first) return [];
    const play = new Play(ruleset, tape(game.seed, first.drawn), { n: first.last, state: first.state });
    const at = `entry ${first.last + 1}`;
    const picks = (from: number): readonly Answer['picks'][] => play.entries.flatMap(({ n, deed }) => (n > from && deed.kind === 'answer' ? [deed.answer.picks] : []));
    frames.forEach(({ turn }) => perform(play, turn, 'first'));
    const after = play.state;
    const dice = picks(first.last);
    if (isRefusal(play.undo('undo', 'seat', first.last + 1))) return [`${at}: cannot be undone`];
    if (!same(play.state, first.state)) return [`${at}: another state after the undo`];
    const { last } = play;
    for (const { turn } of frames) {
      const outcome = perform(play, again(turn, last - first.last), 'second');
      if (isRefusal(outcome)) return [`${at}: refused the second time with ${outcome.refused.key}`];
    }
    return same(picks(last), dice) && same(play.state, after) ? [] : [`${at}: other dice the second time`];
  });
}
