import * as v from 'valibot';
import type { Command } from '../core/ruleset';
import { seal, type Store } from '../core/save';
import type { Clock } from './clock';
import type { Sent } from './protocol';
import { unsealed } from './record';

/** How long a deed that nobody confirmed is held while the host is out of reach. */
const PATIENCE = 10_000;

const kept = v.array(v.object({ id: v.string(), command: v.looseObject({ type: v.string() }) }));

/** A correction that the host has not confirmed. */
export interface Correction {
  readonly id: string;
  readonly command: Command;
}

/** Corrections of one's own sheet, on disk until the host has them: they may wait for hours. */
export class Outbox {
  private corrections: readonly Correction[];

  constructor(
    private readonly store: Store,
    private readonly key: string,
  ) {
    const read = v.safeParse(kept, unsealed(store.get(key)));
    this.corrections = read.success ? read.output : [];
  }

  get all(): readonly Correction[] {
    return this.corrections;
  }

  /** False when the phone cannot keep it: then it does not count as done. */
  add(correction: Correction): boolean {
    const next = [...this.corrections, correction];
    try {
      this.store.set(this.key, seal(next));
    } catch {
      return false;
    }
    this.corrections = next;
    return true;
  }

  settle(id: string): boolean {
    const next = this.corrections.filter((correction) => correction.id !== id);
    if (next.length === this.corrections.length) return false;
    this.corrections = next;
    try {
      this.store.set(this.key, seal(next));
    } catch {
      // Sent once more after a reload, it is the same deed to the host.
    }
    return true;
  }
}

/** All that a guest asks for and that has an id. */
export type Wish = Sent<'sit' | 'command' | 'answer' | 'roll' | 'undo' | 'consent' | 'withdraw' | 'start' | 'quest' | 'options' | 'admit' | 'remove' | 'lend'>;

interface Aloft {
  readonly wish: Wish;
  /** The host has it and it waits there. */
  held: boolean;
  stop?: () => void;
}

/** Deeds between a screen and the host. They never queue: unconfirmed for 10 s without the host, they come back. */
export class Flight {
  private readonly aloft = new Map<string, Aloft>();

  constructor(
    private readonly clock: Clock,
    private readonly cameBack: (id: string) => void,
  ) {}

  get ids(): readonly string[] {
    return [...this.aloft.keys()];
  }

  add(wish: Wish, connected: boolean): void {
    const one: Aloft = { wish, held: false };
    this.aloft.set(wish.id, one);
    if (!connected) this.wait(one);
  }

  hold(id: string): void {
    const one = this.aloft.get(id);
    if (one) one.held = true;
  }

  settle(id: string): boolean {
    this.aloft.get(id)?.stop?.();
    return this.aloft.delete(id);
  }

  /** The host is out of reach. */
  lose(): void {
    for (const one of this.aloft.values()) if (!one.held) this.wait(one);
  }

  /** The host is back: what is to be sent again. What it held and no longer has comes back. */
  find(has: (id: string) => boolean): readonly Wish[] {
    const again: Wish[] = [];
    for (const one of this.aloft.values()) {
      one.stop?.();
      delete one.stop;
      if (!one.held) again.push(one.wish);
      else if (!has(one.wish.id)) this.giveUp(one);
    }
    return again;
  }

  /** Everything comes back: the table is closed. */
  clear(): void {
    for (const one of this.aloft.values()) this.giveUp(one);
  }

  private wait(one: Aloft): void {
    one.stop ??= this.clock.after(PATIENCE, () => this.giveUp(one));
  }

  private giveUp({ wish: { id } }: Aloft): void {
    if (this.settle(id)) this.cameBack(id);
  }
}
