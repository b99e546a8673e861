import type { Told } from '@engine/core/journal';
import type { Line } from '@engine/core/ruleset';
import type { Guest } from '@engine/table/guest';
import { mouth } from '../device/mouth';
import { settings } from '../device/settings';

/** The voice of the table: speaks what is told, one line after the other, and can be stopped or asked again. */
export class Spirit {
  /** The lines told last, for the page beside the halo. */
  lines: readonly Line[] = [];
  speaking = false;
  version = 0;
  private queue: Line[] = [];
  /** Grows when the voice is stopped, so that a line under way knows that it is no longer wanted. */
  private turn = 0;
  private readonly watchers = new Set<() => void>();
  private readonly unhear: () => void;

  constructor(guest: Guest, private words: (line: Line) => string) {
    this.unhear = guest.onTold((told) => this.tell(told.filter(({ undone }) => !undone).map(({ line }) => line)));
    this.lines = newest(guest.log);
  }

  subscribe = (fn: () => void): (() => void) => {
    this.watchers.add(fn);
    return () => void this.watchers.delete(fn);
  };
  snapshot = (): number => this.version;

  /** After a reload the log arrives by itself: the page shows where the game stands, unspoken. */
  remember(log: readonly Told[]): void {
    if (this.lines.length > 0 || log.length === 0) return;
    this.lines = newest(log);
    this.changed();
  }

  /** The screen's language changed. */
  speakWith(words: (line: Line) => string): void {
    this.words = words;
  }

  repeat(): void {
    this.stop();
    this.say(this.lines);
  }

  stop(): void {
    this.turn++;
    this.queue = [];
    this.speaking = false;
    mouth().stop();
    this.changed();
  }

  close(): void {
    this.unhear();
    this.stop();
  }

  private tell(lines: readonly Line[]): void {
    if (lines.length === 0) return;
    this.lines = lines;
    if (settings().voice) this.say(lines);
    this.changed();
  }

  private say(lines: readonly Line[]): void {
    this.queue.push(...lines);
    if (!this.speaking) void this.speak();
  }

  private async speak(): Promise<void> {
    const turn = this.turn;
    this.speaking = true;
    this.changed();
    for (let line = this.queue.shift(); line && turn === this.turn; line = this.queue.shift()) {
      const { locale, rate } = settings();
      await mouth().speak(this.words(line), locale, rate);
    }
    if (turn !== this.turn) return;
    this.speaking = false;
    this.changed();
  }

  private changed(): void {
    this.version++;
    for (const fn of this.watchers) fn();
  }
}

/** The lines of the last entry that still stand. */
function newest(log: readonly Told[]): readonly Line[] {
  const last = log.findLast(({ undone }) => !undone);
  return last ? log.filter(({ n, undone }) => n === last.n && !undone).map(({ line }) => line) : [];
}
