import type { Character, Setup } from '@engine/core/ruleset';
import { sound } from '@engine/packs/pack';
import { readContent } from '@engine/systems/heroes/content';
import { raw } from '@content/heroes';

/** The game as it ships. */
export const content = sound(readContent(raw));

const names: Readonly<Record<string, [string, 'f' | 'm']>> = { barbarian: ['Bruna', 'f'], ranger: ['Robin', 'm'], wizard: ['Éloïse', 'f'], delver: ['Dag', 'm'], cleric: ['Hugues', 'm'], squire: ['Sara', 'f'], referee: ['Max', 'm'] };

export const KINDS = ['barbarian', 'ranger', 'wizard', 'delver', 'cleric', 'squire'] as const;
export type Kind = (typeof KINDS)[number];

/** A character whose id is its kind's short name. */
export function character(id: Kind | 'referee', sheet?: unknown): Character {
  const [name = id, gender = 'm'] = names[id] ?? [];
  return { id, kind: id === 'referee' ? id : `hero-${id}`, name, gender, ...(sheet !== undefined && { sheet }) };
}

export const party = (quest: string, ...ids: readonly (Kind | 'referee')[]): Setup => ({ quest, characters: ids.map((id) => character(id)) });
