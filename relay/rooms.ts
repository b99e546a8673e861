import { createHash, timingSafeEqual } from 'node:crypto';
import type { CloseReason, Join } from '../engine/table/wire';
import type { Clock, Limits } from './limits';
import { Room, type Socket, type Stay } from './room';

interface Entry {
  readonly room: Room;
  readonly lock: Buffer;
}

// A digest has one length for all keys, and the relay need not keep the key itself.
const lockOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** All tables of this relay, by their codes. */
export class Rooms {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly limits: Limits,
    private readonly now: Clock,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  join(join: Join, socket: Socket): Stay | CloseReason {
    const entry = this.find(join.room);
    if (join.as === 'guest') return entry ? entry.room.seatGuest(socket) : 'no-such-room';
    const lock = lockOf(join.key);
    if (entry) return timingSafeEqual(entry.lock, lock) ? entry.room.seatHost(socket) : 'taken';
    if (this.entries.size >= this.limits.rooms) return 'busy';
    const room = new Room(this.limits, this.now);
    this.entries.set(join.room, { room, lock });
    return room.seatHost(socket);
  }

  /** Forgets the rooms whose grace is over. */
  sweep(): void {
    for (const code of this.entries.keys()) this.find(code);
  }

  // Looks at the grace itself, so that a room is never a little longer or shorter there than its grace says.
  private find(code: string): Entry | undefined {
    const entry = this.entries.get(code);
    if (!entry || entry.room.idle < this.limits.grace) return entry;
    this.entries.delete(code);
    return undefined;
  }
}
