import type { Answer, CharacterId, Command, Event, Line, Seat } from './ruleset';

/** Whose dice answered: `hidden` is chance that nobody saw fall, `none` a choice. */
export type Dice = 'app' | 'real' | 'hidden' | 'none';

/** What somebody did that the journal keeps. Calling an open command off is an undo of it. */
export type Deed<C extends Command> =
  | { readonly kind: 'command'; readonly command: C }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly dice: Dice }
  | { readonly kind: 'correction'; readonly command: C; readonly undoes?: number }
  | { readonly kind: 'undo'; readonly of: number };

/** One line of the append-only journal: what was done, and what came of it. */
export interface Entry<C extends Command, E extends Event> {
  readonly n: number;
  /** The sender's id of the deed: the same id is never applied twice. */
  readonly id: string;
  readonly by: Seat;
  readonly deed: Deed<C>;
  readonly events: readonly E[];
  readonly lines: readonly Line[];
  /** The open command ended here. */
  readonly closes?: true;
}

/** The numbers of the entries that an undo of `of` takes back: later commands go too, later corrections stay. */
export function dropped<C extends Command, E extends Event>(entries: readonly Entry<C, E>[], of: number, undone: ReadonlySet<number>): readonly Entry<C, E>[] {
  return entries.filter(({ n, deed }) => n >= of && !undone.has(n) && (deed.kind === 'command' || deed.kind === 'answer'));
}

export interface Told {
  readonly n: number;
  readonly line: Line;
  /** Taken back since; a log shows it struck out. */
  readonly undone?: true;
}

/** The log of one seat: the lines told to it, oldest first. */
export function told<C extends Command, E extends Event>(entries: readonly Entry<C, E>[], undone: ReadonlySet<number>, eyes: readonly CharacterId[]): readonly Told[] {
  return entries.flatMap(({ n, lines }) =>
    lines.filter((line) => hears(line, eyes)).map((line) => (undone.has(n) ? { n, line, undone: true as const } : { n, line })),
  );
}

export const hears = (line: Line, eyes: readonly CharacterId[]): boolean => !line.to || line.to.some((who) => eyes.includes(who));
