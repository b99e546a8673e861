import * as v from 'valibot';
import { isRefusal, refuse, type Character, type Refusal } from '../core/ruleset';
import { describe, keysOf, seal, type Store } from '../core/save';
import { character } from './protocol';
import { isGameId, parseRecord, tableKey, unsealed } from './record';

const FORMAT = 1;
const FILE_LIMIT = 64 * 1024 * 1024;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const gameFile = v.object({ chest: v.literal('game'), format: v.literal(FORMAT), game: v.pipe(v.string(), v.check(isGameId)), parts: v.record(v.string(), v.string()) });
const characterFile = v.object({ chest: v.literal('character'), format: v.literal(FORMAT), system: v.string(), character });

const head = v.object({
  format: whole,
  system: v.string(),
  version: whole,
  setup: v.looseObject({ quest: v.string(), characters: v.array(v.looseObject({ id: v.string(), kind: v.string() })) }),
  last: whole,
  checkpoints: v.pipe(v.array(whole), v.minLength(1)),
});
const entry = v.object({
  n: whole,
  id: v.string(),
  by: v.string(),
  deed: v.looseObject({ kind: v.picklist(['command', 'answer', 'correction', 'undo']) }),
  events: v.array(v.looseObject({ type: v.string() })),
  lines: v.array(v.looseObject({ key: v.string() })),
});
const checkpoint = v.looseObject({ n: whole, version: whole, state: v.unknown(), said: v.exactOptional(v.array(v.tuple([v.string(), v.number()]))) });

type Parts = Readonly<Record<string, string>>;

/** A game as one text, to be kept elsewhere or brought to another phone. It holds all its secrets. */
export function packGame(store: Store, game: string): string | Refusal {
  const prefix = `game/${game}/`;
  const parts: Record<string, string> = {};
  // In one order, so that the same game is the same text.
  for (const key of [...keysOf(store, game)].sort()) parts[key.slice(prefix.length)] = store.get(key) ?? '';
  return isRefusal(sound(parts)) ? refuse('core.save-broken') : seal({ chest: 'game', format: FORMAT, game, parts });
}

/** Puts a packed game on this phone and says its id: a new one where this phone has gone on differently. */
export function unpackGame(store: Store, text: string): string | Refusal {
  const file = opened(text, gameFile);
  if (isRefusal(file)) return file;
  const last = sound(file.parts);
  if (isRefusal(last)) return last;
  const taken = (id: string) => keysOf(store, id).length > 0;
  let { game } = file;
  if (taken(game) && !follows(store, game, file.parts, last)) {
    let copy = 2;
    while (taken(`${file.game.slice(0, 56)}-${copy}`)) copy++;
    game = `${file.game.slice(0, 56)}-${copy}`;
  }
  return written(store, game, file.parts) ? game : refuse('table.disk-full');
}

export const packCharacter = (system: string, packed: Character): string => seal({ chest: 'character', format: FORMAT, system, character: packed });

export function unpackCharacter(text: string): { readonly system: string; readonly character: Character } | Refusal {
  const file = opened(text, characterFile);
  return isRefusal(file) ? file : { system: file.system, character: file.character };
}

function opened<T>(text: string, schema: v.GenericSchema<unknown, T>): T | Refusal {
  // A file may have gone through an editor or a mail that adds a line at its end.
  const value = text.length <= FILE_LIMIT ? unsealed(text.trim()) : undefined;
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  return typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > FORMAT ? refuse('core.save-newer') : refuse('core.save-broken');
}

/** Whether all parts of a game are there and nothing else: the number of its last entry (−1 in the lobby), or why not. */
function sound(parts: Parts): number | Refusal {
  const record = parseRecord(parts['table']);
  if (isRefusal(record)) return record;
  const known = (name: string) => name === 'table' || name === 'head' || /^(at\/)?(0|[1-9]\d{0,8})$/.test(name);
  if (!Object.keys(parts).every(known)) return refuse('core.save-broken');
  if (!record.started) return -1;
  const value = unsealed(parts['head']);
  const read = v.safeParse(head, value);
  if (!read.success) return refuse('core.save-broken');
  // Which format this app reads is core's to say.
  const readable = describe(only(parts), 'x');
  if (isRefusal(readable)) return readable;
  const { last, checkpoints } = read.output;
  const [first = 0] = checkpoints;
  const places = checkpoints.every((n) => v.is(checkpoint, unsealed(parts[`at/${n}`])));
  return places && entriesSound(parts, first, last) ? last : refuse('core.save-broken');
}

function entriesSound(parts: Parts, first: number, last: number): boolean {
  if (last > Object.keys(parts).length + first) return false;
  for (let n = first + 1; n <= last; n++) {
    const read = v.safeParse(entry, unsealed(parts[n]));
    if (!read.success || read.output.n !== n) return false;
  }
  return true;
}

/** The parts as a store of their own. */
const only = (parts: Parts): Store => ({
  get: (key) => parts[key.slice('game/x/'.length)],
  set: () => {
    throw new Error('a packed game is not written to');
  },
  delete: () => {
    throw new Error('a packed game is not written to');
  },
  keys: () => Object.keys(parts),
});

/** Whether a packed game is the one on this phone gone on: then nothing is lost when it takes its place. */
function follows(store: Store, game: string, parts: Parts, last: number): boolean {
  const here = parseRecord(store.get(tableKey(game)));
  if (isRefusal(here)) return false;
  if (!here.started) return true;
  const mine = describe(store, game);
  if (isRefusal(mine) || mine.last > last) return false;
  for (let n = 1; n <= mine.last; n++) if (store.get(`game/${game}/${n}`) !== parts[n]) return false;
  return true;
}

/** The head last: until it is there, whatever came before does not count. */
function written(store: Store, game: string, parts: Parts): boolean {
  const late = ['table', 'head'];
  const names = [...Object.keys(parts).filter((name) => !late.includes(name)), ...late.filter((name) => name in parts)];
  const before = new Set(keysOf(store, game));
  const added: string[] = [];
  try {
    for (const name of names) {
      const key = `game/${game}/${name}`;
      store.set(key, parts[name] ?? '');
      if (!before.has(key)) added.push(key);
    }
    return true;
  } catch {
    for (const key of added) store.delete(key);
    return false;
  }
}
