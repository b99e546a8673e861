import { isIPv6 } from 'node:net';
import type { CloseReason } from '../engine/table/wire';
import { Bucket, type Clock, type Limits } from './limits';

interface Visitor {
  open: number;
  readonly knocks: Bucket;
}

/** Counts who is connected from where, refused ones included until they are gone: those take up a socket as well. */
export class Door {
  private readonly visitors = new Map<string, Visitor>();
  private open = 0;

  constructor(
    private readonly limits: Limits,
    private readonly now: Clock,
  ) {}

  get size(): number {
    return this.open;
  }

  /** Every knock is followed by one `leave`, whether or not it was refused. */
  knock(address: string): CloseReason | undefined {
    const visitor = this.visitor(address);
    this.open += 1;
    visitor.open += 1;
    if (visitor.open > this.limits.socketsPerAddress || !visitor.knocks.take(1)) return 'too-many';
    return this.open > this.limits.sockets ? 'busy' : undefined;
  }

  refuse(address: string): void {
    this.visitor(address).knocks.charge(this.limits.refusalCost);
  }

  leave(address: string): void {
    this.open -= 1;
    this.visitor(address).open -= 1;
  }

  /** Forgets the addresses that have nothing open and nothing to make good. */
  sweep(): void {
    for (const [address, { open, knocks }] of this.visitors) {
      if (open === 0 && knocks.full) this.visitors.delete(address);
    }
  }

  private visitor(address: string): Visitor {
    const known = this.visitors.get(address);
    if (known) return known;
    const visitor = { open: 0, knocks: new Bucket(this.limits.knocks, this.now) };
    this.visitors.set(address, visitor);
    return visitor;
  }
}

/** One household, one name: an IPv6 subscriber has a whole /64 to call from, and IPv4 may come dressed as IPv6. */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`;
}
