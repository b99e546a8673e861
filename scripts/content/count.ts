import type { Words } from '../../engine/spirit/tell';

type Thing = { readonly id: string };
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Every list of things with ids is a kind, wherever it lies: items, and the rooms of quests, and the events of rooms. */
function kinds(name: string, value: unknown, found = new Map<string, Set<string>>()): ReadonlyMap<string, ReadonlySet<string>> {
  if (Array.isArray(value)) {
    const things = value.filter(isThing);
    if (things.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...things.map(({ id }) => id)]));
    for (const each of value) kinds(name, each, found);
  } else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) kinds(key, part, found);
  return found;
}

/** How many things of each kind a language has words for. */
export function counted(raw: object, words: Readonly<Record<string, Words>>): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const known = Object.entries(words).map(([locale, { names, lines, texts }]) => [locale, new Set([...Object.keys(names), ...Object.keys(texts ?? {}), ...Object.keys(lines).flatMap((key) => key.split('.'))])] as const);
  return Object.fromEntries([...kinds('', raw)].map(([kind, ids]) => [kind, Object.fromEntries(known.map(([locale, said]) => [locale, [...ids].filter((id) => said.has(id)).length]))]));
}
