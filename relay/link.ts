import type { WebSocket } from 'ws';
import { CLOSE, encodeToGuest, MAX_FRAME, MAX_PAYLOAD, type CloseReason } from '../engine/table/wire';
import { Bucket, type Clock, type Limits } from './limits';
import type { Socket, Stay } from './room';

// The same word for host and guest.
const BEAT = encodeToGuest({ is: 'beat' });

/** One phone's connection: keeps to the limits, notices when the phone is gone, and hands its words to where it stays. */
export class Link implements Socket {
  private stay: Stay | undefined;
  private frames: Bucket | undefined;
  private bytes: Bucket | undefined;
  private largest = 0;
  private heard = true;
  private ended = false;
  private farewell: NodeJS.Timeout | undefined;

  constructor(
    private readonly ws: WebSocket,
    private readonly limits: Limits,
    private readonly now: Clock,
  ) {
    // ws types every shape that `binaryType` could ask for; unasked it hands over a Buffer.
    ws.on('message', (data, binary) => this.hear(data as Buffer, binary));
    // Pings and pongs never reach a room, but a flood of them is a flood.
    ws.on('ping', () => this.pay(0));
    ws.on('pong', () => this.pay(0));
    // Bad framing, a frame above the limit, a reset: ws closes by itself, and waits long for an answer.
    ws.on('error', () => this.end());
    ws.on('close', () => {
      this.end();
      clearTimeout(this.farewell);
    });
  }

  get backlog(): number {
    return this.ws.bufferedAmount;
  }

  settle(stay: Stay, as: 'host' | 'guest'): void {
    this.stay = stay;
    this.frames = new Bucket(this.limits[as].frames, this.now);
    this.bytes = new Bucket(this.limits[as].bytes, this.now);
    this.largest = as === 'guest' ? MAX_PAYLOAD : MAX_FRAME;
  }

  send(frame: string): void {
    if (!this.ended) this.ws.send(frame);
  }

  close(reason: CloseReason, why?: string): void {
    if (this.ended) return;
    this.ws.close(CLOSE[reason], why ?? reason);
    this.end();
  }

  /** Browsers do not show pings to a page: the beat lets a phone notice that its relay is gone. */
  beat(): void {
    if (this.ended) return;
    if (!this.heard) return this.cut();
    this.heard = false;
    this.ws.ping();
    this.send(BEAT);
  }

  private cut(): void {
    this.ws.terminate();
  }

  private hear(data: Buffer, binary: boolean): void {
    if (!this.pay(data.length)) return;
    if (binary) this.close('bad-frame');
    else if (data.length > this.largest) this.close('too-big');
    else this.stay?.hear(data.toString());
  }

  private pay(bytes: number): boolean {
    this.heard = true;
    if (this.frames?.take(1) && this.bytes?.take(bytes)) return true;
    this.close('too-fast');
    return false;
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.farewell = setTimeout(() => this.cut(), this.limits.farewell);
    this.stay?.leave();
  }
}
