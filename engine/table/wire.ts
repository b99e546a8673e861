/**
 * What phones and the relay say to each other. The relay carries payloads and never reads them, so everything that it must know
 * stands in front of the payload, in a few characters.
 *
 *   guest → relay   <payload>                    whatever it is, it goes to the host
 *   relay → guest   !here  !away  !beat          the host's socket came (or came anew), was lost; the relay lives
 *                   <payload>                    from the host; one that begins with "!" has a second "!" before it
 *   relay → host    !open  !beat                 the room is yours; the relay lives
 *                   +7   -7   7:<payload>        member 7 came, left, said something
 *   host → relay    7:<payload>   *:<payload>    say to member 7, to all members
 *                   -7   -7:<why>                drop member 7, with a key that says why
 *
 * Each +7 is followed by exactly one -7 on the same socket, whoever ended it, and numbers are not used twice in a room.
 */

export const WIRE = 1;
export const RELAY_PATH = '/relay';
export const HEALTH_PATH = '/relay/health';

/** Bytes of UTF-8 in the largest frame that anybody sends. */
export const MAX_FRAME = 256 * 1024;
/** A payload leaves room for the envelope that it gets on its way. */
export const MAX_PAYLOAD = MAX_FRAME - 16;

/** Without 0 O 1 I L, which people mix up when they read a code aloud or off a screen. */
export const ROOM_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const ROOM_LENGTH = 6;

/** Why the relay ends a connection: a WebSocket close code each. The close reason is the same word, or the host's key for `dropped`. */
export const CLOSE = {
  version: 4000,
  'bad-join': 4001,
  'no-such-room': 4002,
  taken: 4003,
  full: 4004,
  busy: 4005,
  'too-many': 4006,
  'too-fast': 4007,
  'too-big': 4008,
  'too-slow': 4009,
  'bad-frame': 4010,
  replaced: 4011,
  dropped: 4012,
  closing: 4013,
} as const;

export type CloseReason = keyof typeof CLOSE;

// The WebSocket layer itself closes with this one before the relay sees the frame.
const MESSAGE_TOO_BIG = 1009;

/** Undefined for any other end, such as a lost network. */
export function closeReason(code: number): CloseReason | undefined {
  if (code === MESSAGE_TOO_BIG) return 'too-big';
  return (Object.keys(CLOSE) as CloseReason[]).find((reason) => CLOSE[reason] === code);
}

const ROOM = new RegExp(`^[${ROOM_LETTERS}]{${ROOM_LENGTH}}$`);
// Letters that a query carries as they are, so that nothing has to be escaped or unescaped.
const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** A room code as people write it: in small letters, with a gap in the middle. */
export function readRoom(text: string): string | undefined {
  const room = text.replace(/[\s-]/g, '').toUpperCase();
  return ROOM.test(room) ? room : undefined;
}

/** `pick(n)` answers a whole number from 0 to n - 1; chance belongs to the caller. */
export function drawRoom(pick: (below: number) => number): string {
  return Array.from({ length: ROOM_LENGTH }, () => ROOM_LETTERS.charAt(pick(ROOM_LETTERS.length))).join('');
}

/** The host makes up code and key; whoever shows the same key later is the same host. */
export type Join =
  | { readonly as: 'host'; readonly room: string; readonly key: string }
  | { readonly as: 'guest'; readonly room: string };

/** Goes behind `ws://host:port`. */
export function joinPath(join: Join): string {
  const key = join.as === 'host' ? `&key=${join.key}` : '';
  return `${RELAY_PATH}?v=${WIRE}&room=${join.room}&as=${join.as}${key}`;
}

export function readJoin(query: string): Join | 'version' | 'bad-join' {
  const pairs = query.split('&');
  const asked = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  if (asked('v') !== String(WIRE)) return 'version';
  const room = readRoom(asked('room'));
  const as = asked('as');
  const key = asked('key');
  if (room && as === 'guest') return { as, room };
  if (room && as === 'host' && KEY.test(key)) return { as, room, key };
  return 'bad-join';
}

export type ToGuest = { readonly is: 'here' | 'away' | 'beat' } | { readonly is: 'said'; readonly payload: string };

export type ToHost =
  | { readonly is: 'open' | 'beat' }
  | { readonly is: 'came' | 'left'; readonly member: number }
  | { readonly is: 'said'; readonly member: number; readonly payload: string };

export type FromHost =
  | { readonly is: 'say'; readonly to: number | 'all'; readonly payload: string }
  | { readonly is: 'drop'; readonly member: number; readonly why?: string | undefined };

export function encodeToGuest(message: ToGuest): string {
  if (message.is !== 'said') return `!${message.is}`;
  return message.payload.startsWith('!') ? `!${message.payload}` : message.payload;
}

/** Undefined is a word of a later relay, to be passed over. */
export function decodeToGuest(frame: string): ToGuest | undefined {
  if (!frame.startsWith('!')) return { is: 'said', payload: frame };
  if (frame.startsWith('!!')) return { is: 'said', payload: frame.slice(1) };
  const is = frame.slice(1);
  return is === 'here' || is === 'away' || is === 'beat' ? { is } : undefined;
}

export function encodeToHost(message: ToHost): string {
  switch (message.is) {
    case 'open':
    case 'beat':
      return `!${message.is}`;
    case 'came':
      return `+${message.member}`;
    case 'left':
      return `-${message.member}`;
    case 'said':
      return `${message.member}:${message.payload}`;
  }
}

/** Undefined is a word of a later relay, to be passed over. */
export function decodeToHost(frame: string): ToHost | undefined {
  if (frame === '!open') return { is: 'open' };
  if (frame === '!beat') return { is: 'beat' };
  const sign = frame.charAt(0);
  if (sign === '+' || sign === '-') {
    const member = readMember(frame.slice(1));
    return member === undefined ? undefined : { is: sign === '+' ? 'came' : 'left', member };
  }
  const said = readSaid(frame);
  return said && { is: 'said', ...said };
}

export function encodeFromHost(message: FromHost): string {
  if (message.is === 'say') return `${message.to === 'all' ? '*' : message.to}:${message.payload}`;
  return message.why === undefined ? `-${message.member}` : `-${message.member}:${message.why}`;
}

// The key travels as the reason of a WebSocket close, which holds 123 bytes.
const DROP = /^-([1-9][0-9]{0,8})(?::([a-z0-9.-]{1,100}))?$/;

/** Undefined is a frame that no host sends. */
export function decodeFromHost(frame: string): FromHost | undefined {
  if (frame.startsWith('*:')) return { is: 'say', to: 'all', payload: frame.slice(2) };
  const drop = DROP.exec(frame);
  if (drop) return { is: 'drop', member: Number(drop[1]), why: drop[2] };
  const said = readSaid(frame);
  return said && { is: 'say', to: said.member, payload: said.payload };
}

function readSaid(frame: string): { member: number; payload: string } | undefined {
  const colon = frame.indexOf(':');
  const member = colon < 0 ? undefined : readMember(frame.slice(0, colon));
  return member === undefined ? undefined : { member, payload: frame.slice(colon + 1) };
}

function readMember(text: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined;
}
