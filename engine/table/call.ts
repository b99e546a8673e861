import type { Clock } from './clock';
import type { Link } from './link';
import { writeGuestFrame } from './protocol';

const PING = 5_000;
const SILENCE = 12_000;
const WAKE = 2_000;
const FIRST_RETRY = 200;
const LAST_RETRY = 1_600;

export interface Ear {
  /** A new link: time to say hello. */
  open(): void;
  text(text: string): void;
  /** The link broke; another is tried soon. */
  lost(): void;
}

/** Keeps a link to the host: notices a dead one by its silence, and tries again and again. */
export class Call {
  private link: Link | undefined;
  private heard = 0;
  private retry = FIRST_RETRY;
  private stopTimer: (() => void) | undefined;

  constructor(
    private readonly make: () => Link,
    private readonly clock: Clock,
    private readonly ear: Ear,
  ) {}

  start(): void {
    if (this.link) return;
    this.stopTimer?.();
    try {
      this.link = this.make();
    } catch {
      return this.again();
    }
    const { link } = this;
    this.heard = this.clock.now();
    this.stopTimer = this.clock.after(PING, () => this.beat());
    link.listen(
      (text) => {
        if (this.link !== link) return;
        this.heard = this.clock.now();
        this.ear.text(text);
      },
      () => {
        if (this.link === link) this.lose();
      },
    );
    this.ear.open();
  }

  stop(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    const { link } = this;
    this.link = undefined;
    link?.close();
  }

  send(text: string): void {
    try {
      this.link?.send(text);
    } catch {
      this.lose();
    }
  }

  /** The host really is at the other end: the next break is tried to mend quickly again. */
  confirm(): void {
    this.retry = FIRST_RETRY;
  }

  /** Gives the link up and tries another. */
  lose(): void {
    this.stop();
    this.ear.lost();
    this.again();
  }

  /** The phone woke up or changed its network: makes sure of the link at once. */
  wake(): void {
    const { link } = this;
    if (!link) return this.start();
    const since = this.clock.now();
    this.send(writeGuestFrame({ t: 'ping' }));
    this.clock.after(WAKE, () => {
      if (this.link === link && this.heard <= since) this.lose();
    });
  }

  private beat(): void {
    if (this.clock.now() - this.heard > SILENCE) return this.lose();
    this.stopTimer = this.clock.after(PING, () => this.beat());
    this.send(writeGuestFrame({ t: 'ping' }));
  }

  private again(): void {
    this.stopTimer?.();
    this.stopTimer = this.clock.after(this.retry, () => {
      this.stopTimer = undefined;
      this.start();
    });
    this.retry = Math.min(this.retry * 2, LAST_RETRY);
  }
}
