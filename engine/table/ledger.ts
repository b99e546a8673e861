import type { Chance } from '../core/chance';
import { dropped, hears, told, type Entry, type Told } from '../core/journal';
import { Play, type Checkpoint, type Outcome } from '../core/play';
import { isRefusal, refuse, type AnyRuleset, type CharacterId, type Command, type Event, type Refusal, type Seat, type Setup } from '../core/ruleset';
import { begin, describe, entryAt, keep, load, type Store } from '../core/save';

export type Game = Play<unknown, Command, Event, unknown>;
type Written = Entry<Command, Event>;

interface Shelf {
  readonly store: Store;
  readonly game: string;
  readonly ruleset: AnyRuleset;
  readonly chance: Chance;
}

/** How many entries one request for the log may read. */
const REACH = 500;

/** What has happened since everybody was told. */
export interface News {
  readonly entries: readonly Written[];
  /** Numbers of older entries that were taken back. */
  readonly struck: readonly number[];
}

/** A game whose every step is on disk, or did not happen. */
export class Ledger {
  play: Game;
  private entries: Written[] = [];
  private struck: number[] = [];
  private newest: { readonly play: Game; readonly at: number; readonly deed: Written | undefined } | undefined;
  private readonly seen = new Set<string>();
  private readonly views = new Map<string, { readonly state: unknown; readonly view: unknown }>();

  private constructor(
    private readonly shelf: Shelf,
    private readonly from: Checkpoint<unknown>,
    entries: readonly Written[],
    /** Undone before `from`. */
    private readonly past: readonly number[] = [],
  ) {
    this.play = this.build(entries);
    for (const entry of entries) this.note(entry);
  }

  static begin(shelf: Shelf, setup: Setup): Ledger | Refusal {
    let state: unknown;
    try {
      state = shelf.ruleset.setup(setup);
      shelf.ruleset.view(state, []);
    } catch {
      return refuse('table.fault');
    }
    try {
      begin(shelf.store, shelf.game, shelf.ruleset, setup, state);
    } catch {
      return refuse('table.disk-full');
    }
    return new Ledger(shelf, { n: 0, state }, []);
  }

  /** From disk; `id` is for the entry that calls an open command off when the rules have changed since. */
  static load(shelf: Shelf, id: string): Ledger | Refusal {
    try {
      const saved = load<unknown, Command, Event, unknown>(shelf.store, shelf.game, shelf.ruleset);
      if (isRefusal(saved)) return saved;
      const older: Written[] = [];
      for (let n = 1; n <= saved.from.n; n++) {
        const entry = entryAt<Command, Event>(shelf.store, shelf.game, n);
        if (entry) older.push(entry);
      }
      const undone = new Set<number>();
      older.forEach(({ deed }, i) => {
        if (deed.kind === 'undo') for (const { n } of dropped(older.slice(0, i), deed.of, undone)) undone.add(n);
        if (deed.kind === 'correction' && deed.undoes !== undefined) undone.add(deed.undoes);
      });
      const ledger = new Ledger(shelf, saved.from, saved.entries, [...undone]);
      for (const entry of older) ledger.note(entry);
      const resumed = ledger.play.resume(id);
      if (resumed.length > 0 && !ledger.kept(resumed)) return refuse('table.disk-full');
      for (const entry of resumed) ledger.note(entry);
      return ledger;
    } catch {
      // Whatever a damaged save makes the rules do, the save stays as it is.
      return refuse('core.save-broken');
    }
  }

  /** Whether a deed is in the journal already, be it undone since. */
  has(by: Seat, id: string): boolean {
    return this.seen.has(`${by} ${id}`);
  }

  /**
   * Does a deed wholly: played, found fit to be shown (`look` draws what everybody will see), and on disk. Otherwise the game has
   * not moved.
   */
  attempt(deed: (play: Game) => Outcome<Command, Event>, look: () => void): Refusal | undefined {
    const { length } = this.play.entries;
    const before = new Set(this.play.undone);
    let outcome: Outcome<Command, Event>;
    try {
      outcome = deed(this.play);
      if (isRefusal(outcome)) return outcome;
      look();
    } catch {
      this.back(length);
      return refuse('table.fault');
    }
    if (!this.kept(outcome.entries)) {
      this.back(length);
      return refuse('table.disk-full');
    }
    for (const entry of outcome.entries) this.note(entry);
    this.entries.push(...outcome.entries);
    this.struck.push(...[...this.play.undone].filter((n) => !before.has(n)));
    return undefined;
  }

  /** Taken once, by whoever tells everybody. */
  takeNews(): News {
    const news = { entries: this.entries, struck: this.struck };
    this.entries = [];
    this.struck = [];
    return news;
  }

  lines({ entries }: News, eyes: readonly CharacterId[]): readonly Told[] {
    return told(entries, this.play.undone, eyes);
  }

  /** Of the struck entries those of which this seat had heard. */
  heard({ struck }: News, eyes: readonly CharacterId[]): readonly number[] {
    return struck.filter((n) => this.entry(n)?.lines.some((line) => hears(line, eyes)));
  }

  /** Views are asked for once to see whether they can be drawn and again to send them. */
  view(eyes: readonly CharacterId[]): unknown {
    const key = eyes.join(' ');
    const { state } = this.play;
    const before = this.views.get(key);
    if (before && before.state === state) return before.view;
    const view: unknown = this.shelf.ruleset.view(state, eyes);
    this.views.set(key, { state, view });
    return view;
  }

  /** The newest deed that can be taken back: looked for once after each change, not for each seat. */
  lastDeed(): Written | undefined {
    const { play } = this;
    if (this.newest?.play !== play || this.newest.at !== play.last) this.newest = { play, at: play.last, deed: play.lastDeed() };
    return this.newest.deed;
  }

  /** The last `count` lines or a few more before an entry, as one seat heard them. */
  page(before: number | undefined, count: number, eyes: readonly CharacterId[]): { lines: Told[]; from: number; more: boolean } {
    const end = this.play.last + 1;
    let n = Math.min(before ?? end, end);
    const lowest = Math.max(1, n - REACH);
    const lines: Told[] = [];
    while (n > lowest && lines.length < count) {
      const entry = this.entry(--n);
      if (entry) lines.unshift(...told([entry], this.play.undone, eyes));
    }
    return { lines, from: n, more: n > 1 };
  }

  entry(n: number): Written | undefined {
    return n > this.from.n ? this.play.entries[n - this.from.n - 1] : entryAt(this.shelf.store, this.shelf.game, n);
  }

  private build(entries: readonly Written[]): Game {
    const { ruleset, chance } = this.shelf;
    const play: Game = new Play(ruleset, chance, this.from, entries);
    for (const n of this.past) play.undone.add(n);
    return play;
  }

  private note({ by, id }: Written): void {
    this.seen.add(`${by} ${id}`);
  }

  private kept(entries: readonly Written[]): boolean {
    const { store, game } = this.shelf;
    try {
      keep(store, game, this.play, entries);
      return true;
    } catch {
      return this.counted(store, game);
    }
  }

  /** The head is written last but for tidying up: where it counts the entries, they are kept whatever failed after it. */
  private counted(store: Store, game: string): boolean {
    try {
      const head = describe(store, game);
      return !isRefusal(head) && head.last === this.play.last;
    } catch {
      return false;
    }
  }

  /** From memory, not from the disk that has just failed. */
  private back(length: number): void {
    if (this.play.entries.length === length) return;
    this.play = this.build(this.play.entries.slice(0, length));
    this.views.clear();
    if (this.play.resume('').length > 0) throw new Error('a game that went one step back did not find its open question');
  }
}
