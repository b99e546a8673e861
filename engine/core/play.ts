import { picks, type Chance } from './chance';
import { dropped, type Deed, type Dice, type Entry } from './journal';
import { misfit } from './question';
import { isRefusal, refuse, TABLE, type Answer, type Command, type Event, type Line, type Question, type Refusal, type Ruleset, type Seat } from './ruleset';
import { correct, run, type Input } from './script';
import { Wordings, type Said } from './wording';

/** A state from which entries go on. */
export interface Checkpoint<S> {
  readonly n: number;
  readonly state: S;
  /** What was told of late. */
  readonly said?: Said;
}

/** The command that waits for an answer. */
interface Open<C extends Command, E extends Event> {
  readonly n: number;
  readonly command: C;
  readonly inputs: Input<C>[];
  readonly told: E[];
  question?: Question;
  answers: readonly Answer[];
}

/** App dice of a command that was taken back: the same command gets the same faces again. */
interface Fallen {
  readonly command: string;
  readonly question: string;
  readonly picks: Answer['picks'];
}

export type Outcome<C extends Command, E extends Event> = { readonly entries: readonly Entry<C, E>[] } | Refusal;

const ordinal = (question: string): string => question.slice(question.indexOf('.'));

/** A game in play: one open command at a time, and a journal that only grows. */
export class Play<S, C extends Command, E extends Event, V> {
  state: S;
  last: number;
  open: Open<C, E> | undefined;
  readonly entries: Entry<C, E>[] = [];
  readonly undone = new Set<number>();
  private readonly before = new Map<number, S>();
  private readonly fallen: Fallen[] = [];
  private readonly wordings: Wordings;

  constructor(
    readonly ruleset: Ruleset<S, C, E, V>,
    private readonly chance: Chance,
    from: Checkpoint<S>,
    entries: readonly Entry<C, E>[] = [],
  ) {
    this.state = from.state;
    this.last = from.n;
    this.wordings = new Wordings(from.said);
    for (const entry of entries) this.apply(entry);
  }

  /** From here the game goes on. */
  get checkpoint(): Checkpoint<S> {
    return { n: this.last, state: this.state, said: this.wordings.said };
  }

  /** After a load: finds the open question again, or calls the command off when the rules now tell it otherwise. */
  resume(id: string): readonly Entry<C, E>[] {
    if (!this.open) return [];
    const { n, command, inputs, told } = this.open;
    const again = run(this.ruleset, this.base(n), command, inputs, n);
    if (again.done || JSON.stringify(again.events) !== JSON.stringify(told)) return [this.takeBack(id, TABLE, n, 'core.rules-changed')];
    this.ask(again.question, again.answers);
    return this.chances();
  }

  command(id: string, by: Seat, command: C): Outcome<C, E> {
    if (this.ruleset.corrections.has(command.type)) return this.correct(id, by, command);
    if (this.open) return refuse('core.busy');
    return this.step(id, by, { kind: 'command', command }, { n: this.last + 1, command, inputs: [], told: [], answers: [] });
  }

  answer(id: string, by: Seat, answer: Answer, dice: Exclude<Dice, 'none'> = 'real'): Outcome<C, E> {
    const { open } = this;
    if (!open?.question) return refuse('core.question-over');
    const fault = misfit(open.question, open.answers, answer, this.ruleset.dice);
    if (fault) return fault;
    const kind = open.question.ask === 'choose' ? 'none' : dice;
    return this.step(id, by, { kind: 'answer', answer, dice: kind }, { ...open, inputs: [...open.inputs, { answer }] });
  }

  /** Rolls the app's dice for the open question. */
  roll(id: string, by: Seat, question: string): Outcome<C, E> {
    const asked = this.open?.question;
    if (!asked || asked.id !== question) return refuse('core.question-over');
    if (asked.ask !== 'roll') return refuse('core.nothing-to-roll');
    return this.answer(id, by, { to: question, as: asked.to, picks: this.fall(asked) }, 'app');
  }

  /** Whether taking `of` back needs somebody else's consent: dice or a secret were shown, or another's command would go. */
  contested(of: number, by: Seat): boolean {
    return dropped(this.entries, of, this.undone).some(
      (entry) =>
        (entry.deed.kind === 'command' && entry.by !== by) ||
        (entry.deed.kind === 'answer' && (entry.deed.dice === 'app' || entry.deed.dice === 'real')) ||
        entry.events.some((event) => this.ruleset.reveals(event)),
    );
  }

  /** Takes a command and all later ones back, or a correction by its inverse. */
  undo(id: string, by: Seat, of: number): Outcome<C, E> {
    const entry = this.entries.find(({ n }) => n === of);
    if (!entry || this.undone.has(of)) return refuse('core.nothing-to-undo');
    if (entry.deed.kind === 'correction') {
      const inverse = this.ruleset.inverse(entry.deed.command, entry.events);
      return inverse ? this.correct(id, by, inverse, of) : refuse('core.nothing-to-undo');
    }
    if (entry.deed.kind !== 'command' || !this.before.has(of)) return refuse('core.nothing-to-undo');
    const called = this.open?.n === of ? 'core.called-off' : 'core.undone';
    return { entries: [this.takeBack(id, by, of, called)] };
  }

  /** The last thing that can be taken back, if any. */
  lastDeed(): Entry<C, E> | undefined {
    return this.entries.findLast(({ n, deed }) => !this.undone.has(n) && this.before.has(n) && deed.kind === 'command');
  }

  private correct(id: string, by: Seat, command: C, undoes?: number): Outcome<C, E> {
    let { state } = this;
    const events: E[] = [];
    const lines: Line[] = [];
    const fault = correct(this.ruleset, () => state, command, (event) => {
      state = this.ruleset.evolve(state, event);
      events.push(event);
      lines.push(...this.worded(event, state));
    });
    if (fault) return fault;
    const deed: Deed<C> = undoes === undefined ? { kind: 'correction', command } : { kind: 'correction', command, undoes };
    return { entries: [this.apply({ n: this.last + 1, id, by, deed, events, lines })] };
  }

  /** Runs the command with its inputs, writes down what is new, and lets chance answer what is chance's. */
  private step(id: string, by: Seat, deed: Deed<C>, next: Open<C, E>): Outcome<C, E> {
    const lines: Line[] = [];
    let seen = 0;
    const base = next.n > this.last ? this.state : this.base(next.n);
    const result = run(this.ruleset, base, next.command, next.inputs, next.n, (event, state) => {
      if (seen++ >= next.told.length) lines.push(...this.worded(event, state));
    });
    if (result.refusal) return result.refusal;
    const events = result.events.slice(next.told.length);
    const entry = this.apply({ n: this.last + 1, id, by, deed, events, lines, ...(result.done && { closes: true as const }) });
    if (result.done) return { entries: [entry] };
    this.ask(result.question, result.answers);
    return { entries: [entry, ...this.chances()] };
  }

  private chances(): readonly Entry<C, E>[] {
    const question = this.open?.question;
    if (!question || (question.ask !== 'draw' && question.ask !== 'shuffle')) return [];
    const outcome = this.answer(`chance-${question.id}`, TABLE, { to: question.id, as: TABLE, picks: this.fall(question) }, 'hidden');
    if (isRefusal(outcome)) throw new Error(`chance was refused: ${outcome.refused.key}`);
    return outcome.entries;
  }

  private fall(question: Question): Answer['picks'] {
    const command = JSON.stringify(this.open?.command);
    const again = this.fallen.find(
      (fallen) =>
        fallen.command === command &&
        fallen.question === ordinal(question.id) &&
        !misfit(question, [], { to: question.id, as: question.ask === 'roll' ? question.to : TABLE, picks: fallen.picks }, this.ruleset.dice),
    );
    return again?.picks ?? picks(question, this.ruleset.dice, this.chance) ?? [];
  }

  private takeBack(id: string, by: Seat, of: number, key: string): Entry<C, E> {
    let state = this.base(of);
    const events: E[] = [];
    for (const { n, deed } of this.entries) {
      if (n < of || deed.kind !== 'correction' || this.undone.has(n) || (deed.undoes ?? 0) > of) continue;
      correct(this.ruleset, () => state, deed.command, (event) => {
        state = this.ruleset.evolve(state, event);
        events.push(event);
      });
    }
    return this.apply({ n: this.last + 1, id, by, deed: { kind: 'undo', of }, events, lines: [{ key, with: { of } }] });
  }

  /** The one place where the game moves, live and when a save is read again. */
  private apply(entry: Entry<C, E>): Entry<C, E> {
    const { n, deed } = entry;
    switch (deed.kind) {
      case 'command':
        this.before.set(n, this.state);
        this.open = { n, command: deed.command, inputs: [], told: [], answers: [] };
        break;
      case 'answer':
        this.pickUp(deed);
        this.open?.inputs.push({ answer: deed.answer });
        break;
      case 'correction':
        this.open?.inputs.push({ correction: deed.command });
        if (deed.undoes !== undefined) this.strike(deed.undoes);
        break;
      case 'undo':
        this.forget(deed.of);
        this.state = this.base(deed.of);
        this.open = undefined;
        break;
    }
    for (const event of entry.events) this.state = this.ruleset.evolve(this.state, event);
    if (deed.kind !== 'undo') this.open?.told.push(...entry.events);
    if (entry.closes) this.open = undefined;
    for (const line of entry.lines) this.wordings.hear(line);
    this.entries.push(entry);
    this.last = n;
    return entry;
  }

  /** A correction was taken back; where that was itself the taking back of another, the other holds again. */
  private strike(n: number): void {
    this.undone.add(n);
    const deed = this.entries.find((entry) => entry.n === n)?.deed;
    if (deed?.kind === 'correction' && deed.undoes !== undefined) this.undone.delete(deed.undoes);
  }

  private forget(of: number): void {
    let command = '';
    for (const { n, deed } of dropped(this.entries, of, this.undone)) {
      this.undone.add(n);
      if (deed.kind === 'command') command = JSON.stringify(deed.command);
      if (deed.kind === 'answer' && (deed.dice === 'app' || deed.dice === 'hidden'))
        this.fallen.push({ command, question: ordinal(deed.answer.to), picks: deed.answer.picks });
    }
  }

  /** Fallen dice fall once more only: here, so that a game read again from a save knows it too. */
  private pickUp({ answer, dice }: Extract<Deed<C>, { kind: 'answer' }>): void {
    if (dice !== 'app' && dice !== 'hidden') return;
    const again = JSON.stringify({ command: JSON.stringify(this.open?.command), question: ordinal(answer.to), picks: answer.picks } satisfies Fallen);
    const at = this.fallen.findIndex((fallen) => JSON.stringify(fallen) === again);
    if (at >= 0) this.fallen.splice(at, 1);
  }

  private ask(question: Question | undefined, answers: readonly Answer[]): void {
    if (!this.open) return;
    this.open.answers = answers;
    if (question) this.open.question = question;
  }

  private base(n: number): S {
    const state = this.before.get(n);
    if (state === undefined) throw new Error(`entry ${n} is older than what is kept`);
    return state;
  }

  private worded(event: E, state: S): Line[] {
    return this.ruleset.narrate(event, state).map((line) => ({ ...line, pick: line.pick ?? this.wordings.next(line.key, this.chance) }));
  }
}
