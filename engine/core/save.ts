import type { Entry } from './journal';
import type { Checkpoint, Play } from './play';
import { isRefusal, refuse, type Command, type Event, type Refusal, type Ruleset, type Setup } from './ruleset';

/** Where a phone keeps things: each `set` is whole or not at all, and done when it returns. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
  keys(): readonly string[];
}

const FORMAT = 1;
const EVERY = 50;

interface Head {
  readonly format: number;
  readonly system: string;
  readonly version: number;
  readonly setup: Setup;
  readonly last: number;
  /** The checkpoints kept, oldest first: loading starts at the older, so that undo reaches back beyond the newer. */
  readonly checkpoints: readonly number[];
}

interface Kept<S> extends Checkpoint<S> {
  readonly version: number;
}

const { imul } = Math;

/** FNV-1a, to tell a text that was cut or damaged. */
function sum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const seal = (value: unknown): string => {
  const text = JSON.stringify(value);
  return `${sum(text)} ${text}`;
};

/** The value that was sealed, or undefined when even one letter is missing. */
export function unseal(sealed: string | undefined): unknown {
  const space = sealed?.indexOf(' ') ?? -1;
  if (!sealed || space < 0) return undefined;
  const text = sealed.slice(space + 1);
  return sum(text) === sealed.slice(0, space) ? JSON.parse(text) : undefined;
}

const keys = (game: string) => ({ head: `game/${game}/head`, entry: (n: number) => `game/${game}/${n}`, checkpoint: (n: number) => `game/${game}/at/${n}` });

/** Begins a save: the first checkpoint, then the head. */
export function begin<S, C extends Command, E extends Event, V>(store: Store, game: string, ruleset: Ruleset<S, C, E, V>, setup: Setup, state: S): void {
  const at = keys(game);
  const { id: system, version } = ruleset;
  store.set(at.checkpoint(0), seal({ n: 0, state, version } satisfies Kept<S>));
  store.set(at.head, seal({ format: FORMAT, system, version, setup, last: 0, checkpoints: [0] } satisfies Head));
}

/** Writes entries down before anybody is told: each entry, then the head that counts it. */
export function keep<S, C extends Command, E extends Event, V>(store: Store, game: string, play: Play<S, C, E, V>, entries: readonly Entry<C, E>[]): void {
  const at = keys(game);
  const head = unseal(store.get(at.head)) as Head;
  for (const entry of entries) store.set(at.entry(entry.n), seal(entry));
  const newest = head.checkpoints.at(-1) ?? 0;
  let { checkpoints } = head;
  // Read on from a checkpoint that lies between a deed and its undo, the undo would not find the state to go back to.
  const reach = Math.min(...entries.map(({ deed }) => (deed.kind === 'undo' ? deed.of : Infinity)));
  const good = head.checkpoints.filter((n) => n < reach);
  if (!play.open && (good.length < head.checkpoints.length || play.last - newest >= EVERY)) {
    store.set(at.checkpoint(play.last), seal({ ...play.checkpoint, version: play.ruleset.version } satisfies Kept<S>));
    checkpoints = [...good.slice(-1), play.last];
  }
  store.set(at.head, seal({ ...head, version: play.ruleset.version, last: play.last, checkpoints } satisfies Head));
  for (const old of head.checkpoints) if (!checkpoints.includes(old)) store.delete(at.checkpoint(old));
}

export interface Saved<S, C extends Command, E extends Event> {
  readonly setup: Setup;
  readonly from: Checkpoint<S>;
  readonly entries: readonly Entry<C, E>[];
}

/** Which system a save is of, so that its rules can be found; or why it cannot be read. */
export function describe(store: Store, game: string): { readonly system: string; readonly setup: Setup; readonly last: number } | Refusal {
  const head = unseal(store.get(keys(game).head)) as Head | undefined;
  if (!head) return refuse('core.save-broken');
  return head.format > FORMAT ? refuse('core.save-newer') : head;
}

/** Reads a save. A broken or newer one is refused and left as it is. */
export function load<S, C extends Command, E extends Event, V>(store: Store, game: string, ruleset: Ruleset<S, C, E, V>): Saved<S, C, E> | Refusal {
  const head = describe(store, game);
  if (isRefusal(head)) return head;
  const { version, checkpoints, setup, last } = head as Head;
  if (version > ruleset.version) return refuse('core.save-newer');
  const at = keys(game);
  const kept = unseal(store.get(at.checkpoint(checkpoints[0] ?? 0))) as Kept<unknown> | undefined;
  if (!kept) return refuse('core.save-broken');
  const entries: Entry<C, E>[] = [];
  for (let n = kept.n + 1; n <= last; n++) {
    const entry = unseal(store.get(at.entry(n))) as Entry<C, E> | undefined;
    if (!entry || entry.n !== n) return refuse('core.save-broken');
    entries.push(entry);
  }
  return { setup, from: { n: kept.n, state: ruleset.migrate(kept.state, kept.version), ...(kept.said && { said: kept.said }) }, entries };
}

/** One older entry, for the log of a long game. */
export const entryAt = <C extends Command, E extends Event>(store: Store, game: string, n: number): Entry<C, E> | undefined =>
  unseal(store.get(keys(game).entry(n))) as Entry<C, E> | undefined;

/** All that belongs to a game. */
export const keysOf = (store: Store, game: string): readonly string[] => store.keys().filter((key) => key.startsWith(`game/${game}/`));
