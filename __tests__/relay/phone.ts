import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { WebSocket } from 'ws';
import { joinPath, type Join } from '../../engine/table/wire';
import type { Limits } from '../../relay/limits';
import { openTable, type Table } from '../../relay/server';

const ROOM = 'ABC234';
const KEY = 'a-key-of-the-host-0001';
export const HOST = { as: 'host', room: ROOM, key: KEY } as const;
export const GUEST = { as: 'guest', room: ROOM } as const;

/** A phone that keeps what it was told until the test asks for it. */
export class Phone {
  readonly ws: WebSocket;
  /** What lies under the WebSocket, to do what no WebSocket library does. */
  line: Socket | undefined;
  readonly ended: Promise<{ code: number; reason: string }>;
  private readonly told: string[] = [];
  private waiting: ((frame: string) => void) | undefined;

  constructor(url: string) {
    this.ws = new WebSocket(url, { perMessageDeflate: false });
    this.ws.on('upgrade', (response) => (this.line = response.socket));
    this.ws.on('message', (data) => {
      const frame = String(data);
      if (frame === '!beat') return;
      if (!this.waiting) return void this.told.push(frame);
      this.waiting(frame);
      this.waiting = undefined;
    });
    // The close that follows is what tests look at.
    this.ws.on('error', () => {});
    this.ended = new Promise((resolve) => this.ws.on('close', (code, reason) => resolve({ code, reason: String(reason) })));
  }

  /** The next frame, or a loud failure when the line ends instead. */
  async next(): Promise<string> {
    const known = this.told.shift();
    if (known !== undefined) return known;
    const end = this.ended.then(({ code, reason }) => Promise.reject(new Error(`ended with ${code} ${reason}`)));
    return Promise.race([new Promise<string>((resolve) => (this.waiting = resolve)), end]);
  }

  say(frame: string | Buffer): void {
    this.ws.send(frame);
  }
}

/** A running relay with an empty app, and everything to be closed after a test. */
export class Club {
  private readonly phones: Phone[] = [];

  private constructor(
    readonly table: Table,
    private readonly folder: string,
  ) {}

  static async open(limits: Partial<Limits> = {}, now?: () => number): Promise<Club> {
    const folder = await mkdtemp(path(tmpdir(), 'relay-'));
    await writeFile(path(folder, 'index.html'), '<!doctype html>');
    const table = await openTable({ port: 0, host: '127.0.0.1', folder, limits, ...(now && { now }) });
    return new Club(table, folder);
  }

  dial(address: string): Phone {
    const phone = new Phone(`ws://127.0.0.1:${this.table.port}${address}`);
    this.phones.push(phone);
    return phone;
  }

  join(join: Join): Phone {
    return this.dial(joinPath(join));
  }

  /** A host that the relay has let in. */
  host(join: Join = HOST): Promise<Phone> {
    return greeted(this.join(join), '!open');
  }

  /** A guest that has heard whether the host is there. */
  guest(greeting: '!here' | '!away' = '!here'): Promise<Phone> {
    return greeted(this.join(GUEST), greeting);
  }

  async health(): Promise<{ wire: number; rooms: number; sockets: number }> {
    const response = await fetch(`http://127.0.0.1:${this.table.port}/relay/health`);
    return (await response.json()) as { wire: number; rooms: number; sockets: number };
  }

  async close(): Promise<void> {
    for (const phone of this.phones) phone.ws.terminate();
    await this.table.close();
    await rm(this.folder, { recursive: true });
  }
}

async function greeted(phone: Phone, greeting: string): Promise<Phone> {
  const word = await phone.next();
  if (word !== greeting) throw new Error(`greeted with ${word} instead of ${greeting}`);
  return phone;
}

/** Comes back when the question is answered with yes, for what no frame tells. */
export async function until(question: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await question())) await new Promise((resolve) => setTimeout(resolve, 5));
}
