import { perform } from '@engine/core/bot';
import { Play } from '@engine/core/play';
import { isRefusal, type Command, type Event } from '@engine/core/ruleset';
import { correct } from '@engine/core/script';
import { commands, same, some, tape, type Game, type Subject } from './game';

/** The state after a correction alone. */
function corrected<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, before: S, correction: C): S {
  let state = before;
  correct(ruleset, () => state, correction, (event) => {
    state = ruleset.evolve(state, event);
  });
  return state;
}

export function foreseeFaults<S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, { frames, hands }: Game<S, C, E, V>): readonly string[] {
  const { ruleset } = subject;
  return some(frames, 6).flatMap(({ state, last }) =>
    subject.corrections(state).flatMap((correction) =>
      hands.flatMap(({ eyes }) => {
        const foreseen = ruleset.foresee(ruleset.view(state, eyes), correction);
        return same(foreseen, ruleset.view(corrected(subject, state, correction), eyes)) ? [] : [`entry ${last}: ${JSON.stringify(correction)} came out otherwise`];
      }),
    ),
  );
}

export function correctionFaults<S, C extends Command, E extends Event, V>(subject: Subject<S, C, E, V>, game: Game<S, C, E, V>): readonly string[] {
  const { ruleset } = subject;
  const asking = commands(game).filter(({ length }) => length > 1);
  return some(asking, 12).flatMap((frames, i) => {
    const [first] = frames;
    if (!first) return [];
    const all = subject.corrections(first.state);
    const correction = all[i % all.length];
    const play = new Play(ruleset, tape(game.seed, first.drawn), { n: first.last, state: first.state });
    const n = first.last + 1;
    frames.forEach(({ turn }, step) => {
      // A correction may change whom the rules ask next: then this is another story, which must only be told in order.
      if (play.open?.question || step === 0) perform(play, turn, `step-${step}`);
      if (step === 0 && correction && play.open) play.command('correction', 'seat', correction);
    });
    if (play.entries.length < 2) return [];
    const at = `entry ${n}, ${JSON.stringify(correction)}`;
    const folded = play.entries.flatMap(({ events }) => events).reduce((state, event) => ruleset.evolve(state, event), first.state);
    if (!same(folded, play.state)) return [`${at}: the fold is another state`];
    const read = new Play(ruleset, tape(0), { n: first.last, state: first.state }, JSON.parse(JSON.stringify(play.entries)));
    if (read.resume('resume').length > 0 || !same(read.state, play.state) || !same(read.open?.question, play.open?.question)) return [`${at}: another game after the save`];
    if (isRefusal(play.undo('undo', 'seat', n))) return [`${at}: cannot be undone`];
    const after = correction ? corrected(subject, first.state, correction) : first.state;
    return same(play.state, after) ? [] : [`${at}: did not stay after the undo`];
  });
}
