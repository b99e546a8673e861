import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { isRefusal, refuse, type Character, type Id, type Refusal } from '@engine/core/ruleset';
import { packCharacter, unpackCharacter } from '@engine/table/chest';
import { chance } from '../device/chance';
import { giveFile, takeFile } from '../device/files';
import { store } from '../device/store';

/** A character that lives on this phone, whether a game runs or not. */
export interface Owned {
  readonly system: Id;
  readonly character: Character;
}

const KEY = 'characters';
const schema = v.array(
  v.object({
    system: v.string(),
    character: v.object({ id: v.string(), kind: v.string(), name: v.string(), gender: v.picklist(['f', 'm']), sheet: v.exactOptional(v.unknown()) }),
  }),
);

const listeners = new Set<() => void>();
let current: readonly Owned[] = readAll();

function readAll(): readonly Owned[] {
  const text = store.get(KEY) ?? '[]';
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    // Never overwritten: what cannot be read here may still be mended elsewhere.
    store.set(`${KEY}-broken`, text);
    return [];
  }
}

function write(all: readonly Owned[]): void {
  store.set(KEY, JSON.stringify(all));
  current = all;
  for (const listener of listeners) listener();
}

export const characters = (): readonly Owned[] => current;

const subscribe = (fn: () => void) => {
  listeners.add(fn);
  return () => void listeners.delete(fn);
};
export const useCharacters = (): readonly Owned[] => useSyncExternalStore(subscribe, characters, characters);

export const newId = (): Id => `c${Array.from({ length: 10 }, () => chance.below(36).toString(36)).join('')}`;

export function keepCharacter(system: Id, character: Character): void {
  const at = current.findIndex((owned) => owned.character.id === character.id);
  const owned = { system, character };
  write(at < 0 ? [...current, owned] : current.map((other, i) => (i === at ? owned : other)));
}

/** Characters that come home from a quest, as they are now. */
export function keepCharacters(system: Id, home: readonly Character[]): void {
  const changed = home.filter((character) => {
    const before = current.find((owned) => owned.character.id === character.id);
    return JSON.stringify(before?.character) !== JSON.stringify(character);
  });
  for (const character of changed) keepCharacter(system, character);
}

export const dropCharacter = (id: Id): void => write(current.filter((owned) => owned.character.id !== id));

export const exportCharacter = ({ system, character }: Owned): Promise<void> => giveFile(`${character.name}.erune.json`, packCharacter(system, character));

/** Takes a character in from a file: its name, why not, or undefined when nothing was picked. */
export async function importCharacter(): Promise<Owned | Refusal | undefined> {
  const text = await takeFile();
  if (text === undefined) return undefined;
  const read = unpackCharacter(text);
  // The chest speaks of saved games; what was picked here should have been a character.
  if (isRefusal(read)) return read.refused.key === 'core.save-broken' ? refuse('table.bad-character') : read;
  // A second copy beside the first: a file never overwrites what lives here.
  const taken = current.some((owned) => owned.character.id === read.character.id);
  const character = taken ? { ...read.character, id: newId() } : read.character;
  keepCharacter(read.system, character);
  return { system: read.system, character };
}
