/** A person's place at the table. Rules never see seats: people come and go, and heroes are lent. */
export type Seat = string;
/** The public seat: the screen in the middle, which holds no character and sees what everybody sees. */
export const TABLE: Seat = 'table';

export type Id = string;
export type CharacterId = Id;
export type DieId = Id;
export type Gender = 'f' | 'm';

/** Something to be said, without words: each phone finds the words in its own language. */
export interface Line {
  readonly key: string;
  /** Whose players alone may get this line; everybody when absent. */
  readonly to?: readonly CharacterId[];
  readonly with?: Readonly<Record<string, Id | number>>;
  /** Which of several wordings, picked by the host so that voice and screens agree. */
  readonly pick?: number;
}

export interface Command {
  readonly type: string;
  readonly as?: CharacterId;
}

export interface Event {
  readonly type: string;
}

export interface Option {
  readonly id: string;
  readonly line: Line;
}

export interface Weighted {
  readonly id: string;
  readonly weight: number;
}

export interface Roll {
  readonly ask: 'roll';
  readonly to: CharacterId | typeof TABLE;
  readonly dice: readonly DieId[];
}

/** Hidden chance, answered by the host alone; the pick is the id drawn. */
export interface Draw {
  readonly ask: 'draw';
  readonly from: readonly Weighted[];
}

/** Hidden chance, answered by the host alone; the picks are an order of 0 … count − 1. */
export interface Shuffle {
  readonly ask: 'shuffle';
  readonly count: number;
}

export interface Choose {
  readonly ask: 'choose';
  readonly to: readonly (CharacterId | typeof TABLE)[];
  /** `first` closes at the first taker or when all have passed; `each` waits for everybody. */
  readonly mode: 'first' | 'each';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

/** What a script yields when somebody must roll, draw or choose. `secret`: not even that it is asked may be shown to others. */
export type Ask = (Roll | Draw | Shuffle | Choose) & { readonly why: Line; readonly secret?: boolean };
export type Question = Ask & { readonly id: string };

export interface Answer {
  /** The question's id. */
  readonly to: string;
  readonly as: CharacterId | typeof TABLE;
  readonly picks: readonly (string | number)[];
}

export interface Refusal {
  readonly refused: Line;
}

/** A rule: yields what happened and what must be asked, and gets the answers to what it asked last. */
export type Script<E, R = void> = Generator<E | Ask, R, readonly Answer[]>;

export interface Character {
  readonly id: CharacterId;
  /** What it is in the system's content: `hero-wizard`, `referee`. */
  readonly kind: Id;
  readonly name: string;
  readonly gender: Gender;
  /** Choices and possessions that outlive a quest; the system checks them. */
  readonly sheet?: unknown;
}

export interface Setup {
  readonly quest: Id;
  readonly characters: readonly Character[];
  /** The table's own choices, which the system checks: how much help, an overlay. */
  readonly options?: unknown;
}

export interface Offer<C extends Command> {
  readonly command: C;
  readonly line: Line;
  /** Offers of one group share a row on a screen: `attack`, `search`. */
  readonly group: Id;
  /** Moves the game on, as the end of a turn does: a screen makes it its one large button. */
  readonly onward?: true;
  /** Why it may not be done now. Shown folded; only offers without it are promised to be accepted. */
  readonly not?: Line;
}

/** A face as the symbols on it and how often: `{ pips: 4 }`, `{ skull: 2 }`. */
export type Face = Readonly<Record<string, number>>;

/** A game: pure functions over its state S, commands C, events E and the view V that a seat gets. */
export interface Ruleset<S, C extends Command, E extends Event, V> {
  readonly id: Id;
  readonly version: number;
  readonly dice: Readonly<Record<DieId, readonly Face[]>>;
  /** Commands of one's own sheet: deltas without questions, shown at once and allowed while another command is open. */
  readonly corrections: ReadonlySet<string>;
  /** The border: a command from outside, checked, or why not. */
  read(command: unknown): C | Refusal;
  /** Why the table's own choices cannot rule; a game without it has none to make. */
  unfit?(options: unknown): Line | undefined;
  /** Why this party cannot begin, if it cannot. */
  unready(setup: Setup): Line | undefined;
  setup(setup: Setup): S;
  decide(now: () => S, command: C): Script<E, Refusal | void>;
  evolve(state: S, event: E): S;
  /** What the holder of these characters may know; no characters is what everybody may know. */
  view(state: S, eyes: readonly CharacterId[]): V;
  /** From a view, never from the state: so they cannot leak. */
  offers(view: V): readonly Offer<C>[];
  /** What a phone shows at once for its own correction. */
  foresee(view: V, correction: C): V;
  /** The correction that takes these events of a correction back. */
  inverse(correction: C, events: readonly E[]): C | undefined;
  narrate(event: E, state: S): readonly Line[];
  /** Whether an event showed somebody a secret: then taking it back needs another's consent. */
  reveals(event: E): boolean;
  /** How a game ended; a character's sheet as it goes home. */
  ended(state: S): boolean;
  home(state: S, character: CharacterId): unknown;
  /** A state of an older version of these rules, or of this one, from a save. */
  migrate(state: unknown, from: number): S;
}

/** A ruleset whose types its reader does not need: the table passes states and views on without looking into them. */
// oxlint-disable-next-line no-explicit-any -- a table holds games of any system, and variance leaves no safe name for that
export type AnyRuleset = Ruleset<any, any, any, any>;

export const refuse = (key: string, values?: Line['with']): Refusal => ({ refused: values ? { key, with: values } : { key } });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

export const isAsk = <E extends Event>(yielded: E | Ask): yielded is Ask => 'ask' in yielded;
