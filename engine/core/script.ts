import { isAsk, isRefusal, type Answer, type Ask, type CharacterId, type Choose, type Command, type Draw, type Event, type Line, type Option, type Question, type Refusal, type Roll, type Ruleset, type Script, type Shuffle, type Weighted } from './ruleset';
import { settled } from './question';

// What rules say to ask: `const faces = yield* roll(…)`.

export function* roll(why: Line, to: Roll['to'], dice: Roll['dice']): Script<never, readonly number[]> {
  const [answer] = yield { ask: 'roll', why, to, dice };
  return (answer?.picks ?? []) as readonly number[];
}

export function* draw(why: Line, from: readonly Weighted[]): Script<never, string> {
  const ask: Ask & Draw = { ask: 'draw', why, from };
  const [answer] = yield ask;
  return String(answer?.picks[0]);
}

export function* shuffle(why: Line, count: number): Script<never, readonly number[]> {
  const ask: Ask & Shuffle = { ask: 'shuffle', why, count };
  const [answer] = yield ask;
  return (answer?.picks ?? []) as readonly number[];
}

/** One person picks exactly one of several. */
export function* choose(why: Line, to: Choose['to'][number], options: readonly Option[]): Script<never, string> {
  const [answer] = yield { ask: 'choose', why, to: [to], mode: 'first', options, min: 1, max: 1 };
  return String(answer?.picks[0]);
}

/** A window: whoever takes one of the options first, or nobody. */
export function* window(why: Line, to: readonly CharacterId[], options: readonly Option[]): Script<never, { as: CharacterId; pick: string } | undefined> {
  const answers = yield { ask: 'choose', why, to, mode: 'first', options, min: 0, max: 1 };
  const taker = answers.find(({ picks }) => picks.length > 0);
  return taker && { as: taker.as, pick: String(taker.picks[0]) };
}

/** What may enter an open command: an answer, or a correction that arrived meanwhile. */
export type Input<C extends Command> = { readonly answer: Answer } | { readonly correction: C };

export interface Run<S, E> {
  readonly state: S;
  /** Told by the command and by the corrections inside it, in order. */
  readonly events: readonly E[];
  readonly question?: Question;
  readonly answers: readonly Answer[];
  readonly refusal?: Refusal;
  readonly done: boolean;
}

/**
 * Runs a command from its start with its inputs so far, up to its end or to the question that has no answer yet.
 * There is no coroutine to save: this rerun is the resumption.
 */
export function run<S, C extends Command, E extends Event, V>(
  ruleset: Ruleset<S, C, E, V>,
  base: S,
  command: C,
  inputs: readonly Input<C>[],
  serial: number,
  told?: (event: E, state: S) => void,
): Run<S, E> {
  let state = base;
  const events: E[] = [];
  const happen = (event: E) => {
    state = ruleset.evolve(state, event);
    events.push(event);
    told?.(event, state);
  };
  const script = ruleset.decide(() => state, command);
  let step = script.next([]);
  let asked = 0;
  let used = 0;
  for (;;) {
    if (step.done) {
      const refusal = isRefusal(step.value) ? step.value : undefined;
      // Nobody can be asked, or told anything, for nothing.
      if (refusal && events.length + asked > 0) throw new Error(`${ruleset.id}: ${command.type} was refused after it had begun`);
      return { state, events, answers: [], done: true, ...(refusal && { refusal }) };
    }
    if (!isAsk(step.value)) {
      happen(step.value);
      step = script.next([]);
      continue;
    }
    const question: Question = { ...step.value, id: `${serial}.${asked++}` };
    const answers: Answer[] = [];
    while (!settled(question, answers)) {
      const input = inputs[used++];
      if (!input) return { state, events, question, answers, done: false };
      if ('answer' in input) answers.push(input.answer);
      else correct(ruleset, () => state, input.correction, happen);
    }
    step = script.next(answers);
  }
}

/** Applies a correction through the one judge; it may not ask anything. */
export function correct<S, C extends Command, E extends Event, V>(
  ruleset: Ruleset<S, C, E, V>,
  now: () => S,
  correction: C,
  happen: (event: E) => void,
): Refusal | undefined {
  const script = ruleset.decide(now, correction);
  for (let step = script.next([]); ; step = script.next([])) {
    if (step.done) return isRefusal(step.value) ? step.value : undefined;
    if (isAsk(step.value)) throw new Error(`${ruleset.id}: the correction ${correction.type} asks a question`);
    happen(step.value);
  }
}
