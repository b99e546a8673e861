/** How much at once, and how much goes on coming. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Talk {
  readonly frames: Rate;
  readonly bytes: Rate;
  /** Bytes that may wait for a phone that does not take them. */
  readonly backlog: number;
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly rooms: number;
  readonly members: number;
  /** Every connection costs an address one knock. */
  readonly knocks: Rate;
  /** What a refused join costs on top: guessing room codes gets slow, an evening of bad network does not. */
  readonly refusalCost: number;
  readonly host: Talk;
  readonly guest: Talk;
  /** Milliseconds between two pings; a phone that answers none in between is gone. */
  readonly beat: number;
  /** Milliseconds for which a room without any socket is remembered. */
  readonly grace: number;
  /** Milliseconds for a phone to answer a close before the line is cut. */
  readonly farewell: number;
}

const KB = 1024;
const MB = 1024 * KB;

/**
 * A whole game club behind one router fits. A guest sends taps and sentences, a host sends views to sixteen members. All that
 * sixteen guests may send at once still fits into what may wait for their host: no guest can get the host cut off.
 */
export const LIMITS: Limits = {
  sockets: 4000,
  socketsPerAddress: 160,
  rooms: 2000,
  members: 16,
  knocks: { burst: 200, perSecond: 2 },
  refusalCost: 9,
  host: { frames: { burst: 2000, perSecond: 500 }, bytes: { burst: 8 * MB, perSecond: 2 * MB }, backlog: 10 * MB },
  guest: { frames: { burst: 120, perSecond: 30 }, bytes: { burst: 512 * KB, perSecond: 32 * KB }, backlog: 4 * MB },
  beat: 15_000,
  grace: 10 * 60_000,
  farewell: 2_000,
};

/** Milliseconds from any fixed start. */
export type Clock = () => number;

/** Fills steadily up to the burst; what is taken must be in it. */
export class Bucket {
  private tokens: number;
  private filled: number;

  constructor(
    private readonly rate: Rate,
    private readonly now: Clock,
  ) {
    this.tokens = rate.burst;
    this.filled = now();
  }

  take(cost: number): boolean {
    if (this.level() < cost) return false;
    this.tokens -= cost;
    return true;
  }

  /** For a cost that is due whether or not it is there. */
  charge(cost: number): void {
    this.tokens = Math.max(0, this.level() - cost);
  }

  get full(): boolean {
    return this.level() === this.rate.burst;
  }

  private level(): number {
    const now = this.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.filled) / 1000) * this.rate.perSecond);
    this.filled = now;
    return this.tokens;
  }
}
