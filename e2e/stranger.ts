import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';
import { isRefusal } from '../engine/core/ruleset';
import { readHostFrame, type HostFrame, type Shown } from '../engine/table/protocol';
import { decodeToGuest, joinPath } from '../engine/table/wire';

const PATIENCE = 10_000;

/** Somebody who comes to a table with a program of their own instead of the app, and says whatever they like. */
export class Stranger {
  /** All that the host said so far. */
  readonly heard: HostFrame[] = [];
  private read = 0;
  private code: number | undefined;
  private reason = '';
  private here = false;
  private readonly news = new EventEmitter();

  private constructor(private readonly wire: WebSocket) {
    wire.on('message', (data) => this.hear(String(data)));
    wire.on('close', (code, reason) => {
      this.code = code;
      this.reason = String(reason);
      this.news.emit('news');
    });
    // A line that is cut while much is being sent says so as well; the close follows.
    wire.on('error', () => {});
  }

  /** At the relay, whatever it says to that. */
  static dial(origin: string, path: string): Stranger {
    return new Stranger(new WebSocket(origin.replace(/^http/, 'ws') + path));
  }

  /** In the room, with the host at the other end. */
  static async at(origin: string, room: string): Promise<Stranger> {
    const stranger = Stranger.dial(origin, joinPath({ as: 'guest', room }));
    await stranger.until('the host', () => stranger.here || undefined);
    return stranger;
  }

  say(frame: object | string): void {
    this.wire.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The next frame of this kind. */
  hears<T extends HostFrame['t']>(kind: T): Promise<Shown<T>> {
    return this.until(kind, () => {
      const at = this.heard.findIndex(({ t }, i) => i >= this.read && t === kind);
      if (at < 0) return undefined;
      this.read = at + 1;
      return this.heard[at] as Shown<T>;
    });
  }

  /** The key of the next refusal. */
  async refused(): Promise<string> {
    return (await this.hears('refused')).line.key;
  }

  /** How the line ended. */
  ended(): Promise<{ readonly code: number; readonly reason: string }> {
    return this.until('the end', () => (this.code === undefined ? undefined : { code: this.code, reason: this.reason }));
  }

  leave(): void {
    this.wire.close();
  }

  private hear(text: string): void {
    const message = decodeToGuest(text);
    if (message?.is === 'here') this.here = true;
    if (message?.is === 'said') {
      const frame = readHostFrame(message.payload);
      if (isRefusal(frame)) throw new Error(`the host said what no guest understands: ${message.payload.slice(0, 200)}`);
      this.heard.push(frame);
    }
    this.news.emit('news');
  }

  private async until<T>(what: string, look: () => T | undefined): Promise<T> {
    const signal = AbortSignal.timeout(PATIENCE);
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await once(this.news, 'news', { signal }).catch(() => {
        const said = this.heard.map((frame) => JSON.stringify(frame).slice(0, 200)).join(' | ');
        throw new Error(`a stranger waited in vain for ${what}, and heard: ${said || 'nothing'}${this.code === undefined ? '' : `, then ${this.code} ${this.reason}`}`);
      });
    }
  }
}
