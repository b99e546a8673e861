import * as v from 'valibot';
import type { Told } from '../core/journal';
import { isRefusal, refuse, type Command, type Line, type Refusal } from '../core/ruleset';
import type { Patch } from './patch';
import type { Picture } from './picture';

/** The major version: phones of the same one may play together. */
export const PROTOCOL = 1;
/** Letters of a frame, from guests and from the host: a whole picture is larger than anything that a guest has to say. */
export const GUEST_LIMIT = 64 * 1024;
export const HOST_LIMIT = 4 * 1024 * 1024;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const name = v.pipe(v.string(), v.trim(), v.maxLength(40));
const locale = v.pipe(v.string(), v.minLength(2), v.maxLength(20));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whether a value is no deeper and has no more parts than a rule could ever want. */
export function bounded(value: unknown, depth: number, parts: number): boolean {
  let left = parts;
  const fits = (part: unknown, deep: number): boolean => {
    if (--left < 0 || deep < 0) return false;
    if (typeof part === 'string') return part.length <= 4000;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => fits(inner, deep - 1));
  };
  return fits(value, depth);
}

const within = <T>(depth: number, parts: number) => v.check((value: T) => bounded(value, depth, parts), 'too deep or too large');

const command = v.pipe(
  v.looseObject({ type: id, as: v.exactOptional(id) }),
  within(8, 500),
  v.transform((value): Command => value),
);

const answer = v.object({ to: id, as: id, picks: v.pipe(v.array(v.union([id, v.number()])), v.maxLength(200)) });

export const character = v.object({
  id,
  kind: id,
  name,
  gender: v.picklist(['f', 'm']),
  sheet: v.exactOptional(v.pipe(v.unknown(), within(10, 3000))),
});

const guestFrame = v.variant('t', [
  v.object({
    t: v.literal('hello'),
    v: v.literal(PROTOCOL),
    phone: id,
    token: v.exactOptional(id),
    name: v.exactOptional(name),
    locale,
    /** The newest picture that the screen still has, and of which run of the host. */
    have: v.exactOptional(v.object({ run: id, rev: count })),
    epoch: v.exactOptional(count),
    /** Deeds sent earlier and not confirmed: the host says at once which of them it has. */
    sent: v.exactOptional(v.pipe(v.array(id), v.maxLength(200))),
  }),
  v.object({
    t: v.literal('sit'),
    id,
    /** From the table only: a seat that plays on the host's phone, or a new one. */
    seat: v.exactOptional(id),
    name: v.exactOptional(name),
    locale: v.exactOptional(locale),
    ready: v.exactOptional(v.boolean()),
    characters: v.exactOptional(v.pipe(v.array(character), v.maxLength(12))),
  }),
  v.object({ t: v.literal('command'), id, command }),
  v.object({ t: v.literal('answer'), id, answer }),
  v.object({ t: v.literal('roll'), id, question: id }),
  v.object({ t: v.literal('undo'), id, of: count }),
  v.object({ t: v.literal('consent'), id, yes: v.boolean() }),
  /** `id` is that of the waiting command. */
  v.object({ t: v.literal('withdraw'), id }),
  v.object({ t: v.literal('log'), before: v.exactOptional(count), count: v.pipe(count, v.maxValue(200)) }),
  v.object({ t: v.literal('claim'), seat: id, name: v.exactOptional(name) }),
  v.object({ t: v.literal('ping') }),
  // From the table only.
  v.object({ t: v.literal('start'), id }),
  v.object({ t: v.literal('quest'), id, quest: id }),
  v.object({ t: v.literal('options'), id, options: v.pipe(v.unknown(), within(16, 8000)) }),
  /** `seat` is a seat, `new` or `no`. */
  v.object({ t: v.literal('admit'), id, knock: id, seat: id }),
  v.object({ t: v.literal('remove'), id, seat: id }),
  v.object({ t: v.literal('lend'), id, character: id, to: id }),
]);

export type GuestFrame = v.InferOutput<typeof guestFrame>;
/** What a guest sends, by its `t`. */
export type Sent<T extends GuestFrame['t']> = Extract<GuestFrame, { t: T }>;

const line = v.pipe(
  v.object({
    key: v.string(),
    to: v.exactOptional(v.array(v.string())),
    with: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    pick: v.exactOptional(v.number()),
  }),
  v.transform((value): Line => value),
);
const lines = v.pipe(
  v.array(v.object({ n: count, line, undone: v.exactOptional(v.literal(true)) })),
  v.transform((value): readonly Told[] => value),
);
const did = v.exactOptional(v.array(id));

const hostFrame = v.variant('t', [
  v.object({ t: v.literal('welcome'), v: v.literal(PROTOCOL), seat: id, token: id, epoch: count, run: id, game: id }),
  v.object({
    t: v.literal('whole'),
    rev: count,
    picture: v.custom<Picture>((value) => typeof value === 'object' && value !== null && 'table' in value),
    did,
  }),
  v.object({ t: v.literal('patch'), rev: count, from: count, patch: v.custom<Patch>(Array.isArray), did }),
  v.object({ t: v.literal('told'), lines, undone: v.exactOptional(v.array(count)) }),
  v.object({ t: v.literal('done'), id }),
  v.object({ t: v.literal('refused'), id: v.exactOptional(id), line }),
  v.object({ t: v.literal('waiting'), id }),
  v.object({ t: v.literal('log'), lines, from: count, more: v.boolean() }),
  v.object({ t: v.literal('knocking'), away: v.array(v.object({ id, name: v.string() })) }),
  v.object({ t: v.literal('bye'), line }),
  v.object({ t: v.literal('pong') }),
]);

export type HostFrame = v.InferOutput<typeof hostFrame>;
/** What a host shows, by its `t`. */
export type Shown<T extends HostFrame['t']> = Extract<HostFrame, { t: T }>;

function parsed(text: string, limit: number): { readonly value: unknown } | Refusal {
  // UTF-8 never has fewer bytes than a string has units, so this also bounds the bytes that a text came from.
  if (text.length > limit) return refuse('table.too-big');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return refuse('table.bad-frame');
  }
}

/** Another version is told apart from a broken frame, so that both phones can say one clear sentence. */
function otherVersion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('t' in value) || !('v' in value)) return false;
  return (value.t === 'hello' || value.t === 'welcome') && typeof value.v === 'number' && value.v !== PROTOCOL;
}

export function readGuestFrame(text: string): GuestFrame | Refusal {
  const read = parsed(text, GUEST_LIMIT);
  if (isRefusal(read)) return read;
  if (otherVersion(read.value)) return refuse('table.version');
  const frame = v.safeParse(guestFrame, read.value);
  return frame.success ? frame.output : refuse('table.bad-frame');
}

export function readHostFrame(text: string): HostFrame | Refusal {
  const read = parsed(text, HOST_LIMIT);
  if (isRefusal(read)) return read;
  if (otherVersion(read.value)) return refuse('table.version');
  const frame = v.safeParse(hostFrame, unpacked(read.value));
  return frame.success ? frame.output : refuse('table.bad-frame');
}

export const writeGuestFrame = (frame: GuestFrame): string => JSON.stringify(frame);

/** Patches are most of what is sent, so they travel without names: `[rev, steps back, patch, did]`. */
export const writeHostFrame = (frame: HostFrame): string =>
  JSON.stringify(frame.t === 'patch' ? [frame.rev, frame.rev - frame.from, frame.patch, ...(frame.did ? [frame.did] : [])] : frame);

function unpacked(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const [rev, back, patch, did] = value as unknown[];
  if (typeof rev !== 'number' || typeof back !== 'number') return undefined;
  return { t: 'patch', rev, from: rev - back, patch, ...(did !== undefined && { did }) };
}
