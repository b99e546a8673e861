import { decodeFromHost, encodeToGuest, encodeToHost, type CloseReason } from '../engine/table/wire';
import type { Clock, Limits } from './limits';

/** All that a room knows of a phone's connection. */
export interface Socket {
  /** Bytes handed over that the network has not taken yet. */
  readonly backlog: number;
  send(frame: string): void;
  close(reason: CloseReason, why?: string): void;
}

/** What a phone may do once it is in. */
export interface Stay {
  hear(frame: string): void;
  leave(): void;
}

const OPEN = encodeToHost({ is: 'open' });
const HERE = encodeToGuest({ is: 'here' });
const AWAY = encodeToGuest({ is: 'away' });

/** One table: a host or the place kept for it, and its members. */
export class Room {
  private host: Socket | undefined;
  private readonly members = new Map<number, Socket>();
  private numbers = 0;
  private emptied: number;

  constructor(
    private readonly limits: Limits,
    private readonly now: Clock,
  ) {
    this.emptied = now();
  }

  /** Milliseconds since the last socket left. */
  get idle(): number {
    return this.host || this.members.size > 0 ? 0 : this.now() - this.emptied;
  }

  seatHost(socket: Socket): Stay {
    const former = this.host;
    this.host = socket;
    former?.close('replaced');
    // The host hears of each member before any member can answer to "here".
    this.tellHost(OPEN);
    for (const member of this.members.keys()) this.tellHost(encodeToHost({ is: 'came', member }));
    for (const member of this.members.keys()) this.tell(member, HERE);
    return { hear: (frame) => this.hearHost(socket, frame), leave: () => this.loseHost(socket) };
  }

  seatGuest(socket: Socket): Stay | 'full' {
    if (this.members.size >= this.limits.members) return 'full';
    const member = ++this.numbers;
    this.members.set(member, socket);
    this.tellHost(encodeToHost({ is: 'came', member }));
    this.tell(member, this.host ? HERE : AWAY);
    return { hear: (payload) => this.hearGuest(member, payload), leave: () => this.lose(member) };
  }

  private hearHost(socket: Socket, frame: string): void {
    if (this.host !== socket) return;
    const message = decodeFromHost(frame);
    if (!message) {
      this.loseHost(socket);
      socket.close('bad-frame');
    } else if (message.is === 'drop') {
      this.drop(message.member, 'dropped', message.why);
    } else {
      const words = encodeToGuest({ is: 'said', payload: message.payload });
      // A member may have left while the host was speaking to it: nothing to tell, and no fault of the host.
      for (const member of message.to === 'all' ? this.members.keys() : [message.to]) this.tell(member, words);
    }
  }

  private hearGuest(member: number, payload: string): void {
    if (this.members.has(member)) this.tellHost(encodeToHost({ is: 'said', member, payload }));
  }

  private tell(member: number, frame: string): void {
    const socket = this.members.get(member);
    if (!socket) return;
    if (socket.backlog > this.limits.guest.backlog) this.drop(member, 'too-slow');
    else socket.send(frame);
  }

  private tellHost(frame: string): void {
    const host = this.host;
    if (!host) return;
    if (host.backlog <= this.limits.host.backlog) return host.send(frame);
    this.loseHost(host);
    host.close('too-slow');
  }

  private drop(member: number, reason: CloseReason, why?: string): void {
    const socket = this.members.get(member);
    this.lose(member);
    socket?.close(reason, why);
  }

  private lose(member: number): void {
    if (!this.members.delete(member)) return;
    this.emptied = this.now();
    this.tellHost(encodeToHost({ is: 'left', member }));
  }

  private loseHost(socket: Socket): void {
    if (this.host !== socket) return;
    this.host = undefined;
    this.emptied = this.now();
    for (const member of this.members.keys()) this.tell(member, AWAY);
  }
}
