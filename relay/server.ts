import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { HEALTH_PATH, MAX_FRAME, readJoin, RELAY_PATH, WIRE } from '../engine/table/wire';
import { Door, household } from './door';
import { openFiles, SAFE } from './files';
import { LIMITS, type Clock, type Limits } from './limits';
import { Link } from './link';
import { Rooms } from './rooms';

export interface TableOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** All interfaces unless told, so that the phones of the table find it. */
  readonly host?: string | undefined;
  /** The exported web app. */
  readonly folder: string;
  /** The address of this computer in its network: a host that was opened as localhost shows that one to phones. */
  readonly nearby?: ((port: number) => string | undefined) | undefined;
  readonly limits?: Partial<Limits>;
  readonly now?: Clock;
}

export interface Table {
  readonly port: number;
  close(): Promise<void>;
}

/** The web app and the relay on one port, so that a phone needs one address only. Rejects with what the system says. */
export async function openTable({ port, host, folder, nearby, now = () => performance.now(), ...options }: TableOptions): Promise<Table> {
  const limits = { ...LIMITS, ...options.limits };
  const files = await openFiles(folder);
  const rooms = new Rooms(limits, now);
  const door = new Door(limits, now);
  const links = new Set<Link>();
  const upgrades = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: MAX_FRAME });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [path] = parts(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // The connection goes too: the rest of an upload is not worth reading.
      response.writeHead(405, { ...SAFE, Allow: 'GET, HEAD', Connection: 'close' }).end();
      return;
    }
    if (path === HEALTH_PATH) return health(response);
    if (path === RELAY_PATH) {
      response.writeHead(426, { ...SAFE, Connection: 'Upgrade', Upgrade: 'websocket' }).end();
      return;
    }
    files(path, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, SAFE).end();
    });
  }

  function health(response: ServerResponse): void {
    const state = JSON.stringify({ relay: 'erune', wire: WIRE, rooms: rooms.size, sockets: door.size, nearby: nearby?.((server.address() as AddressInfo).port) });
    response.writeHead(200, { ...SAFE, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(state);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const [path, query] = parts(request.url);
    if (path === RELAY_PATH) {
      const address = household(request.socket.remoteAddress ?? '');
      upgrades.handleUpgrade(request, socket, head, (ws) => welcome(ws, address, query));
    } else {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
    }
  }

  // A browser shows a page nothing of a refused upgrade: so everybody is let in, and told on the socket why it ends.
  function welcome(ws: WebSocket, address: string, query: string): void {
    const link = new Link(ws, limits, now);
    links.add(link);
    ws.on('close', () => {
      links.delete(link);
      door.leave(address);
    });
    const turnedAway = door.knock(address);
    if (turnedAway) return link.close(turnedAway);
    const join = readJoin(query);
    const stay = typeof join === 'string' ? join : rooms.join(join, link);
    if (typeof join === 'object' && typeof stay === 'object') return link.settle(stay, join.as);
    door.refuse(address);
    if (typeof stay === 'string') link.close(stay);
  }

  const server = createServer(answer).on('upgrade', upgrade);
  // Above what the door turns away with a word, there is no word any more.
  server.maxConnections = limits.sockets * 2;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ port, host }, resolve));
  // From here on it is a connection that could not be accepted (too many open files): the others go on.
  server.removeAllListeners('error').on('error', (error) => console.error(error.message));

  const beat = setInterval(() => {
    for (const link of links) link.beat();
    rooms.sweep();
    door.sweep();
  }, limits.beat);

  let closed: Promise<void> | undefined;
  function close(): Promise<void> {
    clearInterval(beat);
    return new Promise((resolve) => {
      server.close(() => resolve());
      for (const link of links) link.close('closing');
      server.closeAllConnections();
    });
  }

  return { port: (server.address() as AddressInfo).port, close: () => (closed ??= close()) };
}

function parts(url = '/'): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}
