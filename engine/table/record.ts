import * as v from 'valibot';
import { refuse, type Refusal } from '../core/ruleset';
import { seal, unseal, type Store } from '../core/save';
import { character } from './protocol';
import type { Roster } from './roster';

const FORMAT = 1;

/** What a host keeps of a table besides the game itself: it outlives undo. */
export interface TableRecord {
  readonly format: typeof FORMAT;
  readonly system: string;
  readonly quest: string;
  /** The table's own choices, as the system reads them. */
  readonly options?: unknown;
  readonly locale: string;
  /** Begun: no longer in the lobby. */
  readonly started: boolean;
  /** Grows whenever another phone becomes host. */
  readonly epoch: number;
  readonly roster: Roster;
}

const ids = v.array(v.string());
const place = v.object({
  id: v.string(),
  name: v.string(),
  locale: v.string(),
  token: v.string(),
  phone: v.string(),
  ready: v.boolean(),
  local: v.exactOptional(v.literal(true)),
  characters: ids,
  brought: ids,
});
const record = v.object({
  format: v.literal(FORMAT),
  system: v.string(),
  quest: v.string(),
  options: v.exactOptional(v.unknown()),
  locale: v.string(),
  started: v.boolean(),
  epoch: v.number(),
  roster: v.object({ next: v.number(), seats: v.array(place), characters: v.array(character) }),
});

export const tableKey = (game: string): string => `game/${game}/table`;

/** A game's id is part of keys and links. */
export const isGameId = (game: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(game);

export const fresh = (system: string, quest: string, locale: string, roster: Roster): TableRecord => ({ format: FORMAT, system, quest, locale, started: false, epoch: 1, roster });

export const writeRecord = (store: Store, game: string, value: TableRecord): void => store.set(tableKey(game), seal(value));

export const readRecord = (store: Store, game: string): TableRecord | Refusal => parseRecord(store.get(tableKey(game)));

export function parseRecord(text: string | undefined): TableRecord | Refusal {
  const value = unsealed(text);
  const read = v.safeParse(record, value);
  if (read.success) return read.output;
  return typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > FORMAT ? refuse('core.save-newer') : refuse('core.save-broken');
}

/** Like `unseal`, also for a text whose sum is right and which still is no JSON, as only somebody who means harm makes it. */
export function unsealed(text: string | undefined): unknown {
  try {
    return unseal(text);
  } catch {
    return undefined;
  }
}

export interface GameCard {
  readonly game: string;
  readonly system: string;
  readonly quest: string;
  readonly started: boolean;
  readonly characters: readonly string[];
}

/** The games on this phone, for a list to go on with; one that cannot be read says why. */
export function games(store: Store): readonly (GameCard | ({ readonly game: string } & Refusal))[] {
  const found = store.keys().flatMap((key) => /^game\/([^/]+)\/table$/.exec(key)?.[1] ?? []);
  return found.map((game) => {
    const read = readRecord(store, game);
    if ('refused' in read) return { game, ...read };
    const { system, quest, started, roster } = read;
    return { game, system, quest, started, characters: roster.characters.map(({ name }) => name) };
  });
}
