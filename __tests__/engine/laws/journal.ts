import { perform } from '@engine/core/bot';
import { Play } from '@engine/core/play';
import { isRefusal, type Command, type Event } from '@engine/core/ruleset';
import { begin, keep, load } from '@engine/core/save';
import { run, type Input } from '@engine/core/script';
import { memory } from '../core/coins';
import { commands, same, some, tape, type Game, type Subject } from './game';

export function offerFaults<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, { frames, hands }: Game<S, C, E, V>): readonly string[] {
  const quiet = frames.filter(({ question }) => !question);
  return some(quiet, 60).flatMap(({ state, last }) => {
    return [...hands.map(({ eyes }) => eyes), []].flatMap((eyes) =>
      ruleset.offers(ruleset.view(state, eyes)).flatMap(({ command, not }) => {
        const read = ruleset.read(JSON.parse(JSON.stringify(command)));
        if (!same(read, command)) return [`entry ${last}: ${JSON.stringify(command)} is not understood`];
        const { refusal } = run(ruleset, state, command, [], last + 1);
        return same(refusal?.refused, not) ? [] : [`entry ${last}: ${JSON.stringify(command)} is offered with ${not?.key}, and refused with ${refusal?.refused.key}`];
      }),
    );
  });
}

export function foldFaults<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, { play, setup }: Game<S, C, E, V>): readonly string[] {
  const folded = play.entries.flatMap(({ events }) => events).reduce((state, event) => ruleset.evolve(state, event), ruleset.setup(setup));
  return same(folded, play.state) ? [] : ['the fold is another state'];
}

/** Each command anew with one input more at a time: what was told stays, and only something is added. */
export function rerunFaults<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, game: Game<S, C, E, V>): readonly string[] {
  const { entries } = game.play;
  return commands(game).flatMap(([frame]) => {
    if (frame?.turn.do !== 'command') return [];
    const n = frame.last + 1;
    const inputs: Input<C>[] = [];
    let told: readonly E[] = [];
    for (const entry of entries.slice(n - 1)) {
      if (entry.n > n && entry.deed.kind === 'command') break;
      if (entry.deed.kind === 'answer') inputs.push({ answer: entry.deed.answer });
      told = [...told, ...entry.events];
      const again = run(ruleset, frame.state, frame.turn.command, inputs, n);
      if (!same(again.events, told)) return [`entry ${entry.n}: told ${JSON.stringify(told)}, then ${JSON.stringify(again.events)}`];
    }
    return [];
  });
}

/** The game anew, written down deed by deed as a host does; now and then it is read again, and once played to its end from there. */
export function saveFaults<S, C extends Command, E extends Event, V>({ ruleset }: Subject<S, C, E, V>, { seed, setup, frames, play }: Game<S, C, E, V>): readonly string[] {
  const asked = frames.filter(({ question }) => question);
  const looked = new Set(some(asked, 20));
  const finished = new Set(some(asked, 2));
  const store = memory();
  const state = ruleset.setup(setup);
  const host = new Play(ruleset, tape(seed), { n: 0, state });
  begin(store, 'g', ruleset, setup, state);
  return frames.flatMap((frame, step) => {
    const faults: string[] = [];
    if (looked.has(frame)) {
      const saved = load(store, 'g', ruleset);
      if (isRefusal(saved)) return [`entry ${frame.last}: ${saved.refused.key}`];
      const again = new Play(ruleset, tape(seed, frame.drawn), saved.from, saved.entries);
      const more = again.resume('resume');
      if (more.length > 0 || !same(again.open?.question, frame.question) || !same(again.state, frame.state)) faults.push(`entry ${frame.last}: another game after the save`);
      if (finished.has(frame)) {
        frames.slice(step).forEach(({ turn }, i) => perform(again, turn, `step-${step + i + 1}`));
        if (!same(again.entries.slice(-20), play.entries.slice(-20)) || !same(again.state, play.state)) faults.push(`entry ${frame.last}: another end after the save`);
      }
    }
    const outcome = perform(host, frame.turn, `step-${step + 1}`);
    if (isRefusal(outcome)) return [...faults, `entry ${frame.last}: ${outcome.refused.key}`];
    keep(store, 'g', host, outcome.entries);
    return faults;
  });
}
