/**
 * The difference between two JSON values, small on the wire. Each step names a place by numbers: an index in a list, or a key's rank
 * among the sorted keys, which both sides know. All places are those of the value before.
 */
export type Patch = readonly Step[];
type Way = readonly (number | string)[];
/**
 * `[way]` removes, `[way, value]` sets (a new key by its name), `[way, start, count, items]` replaces part of a list; an item is the
 * index of an element that was there before, or `[value]`.
 */
type Step = readonly [Way] | readonly [Way, unknown] | readonly [Way, number, number, readonly (number | readonly [unknown])[]];

type Obj = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

const isList = (value: unknown): value is List => Array.isArray(value);
const isObj = (value: unknown): value is Obj => typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: Obj, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
/** JSON leaves a key without a value out, so it must not count here either. */
const ranked = (value: Obj): readonly string[] => Object.keys(value).filter((key) => value[key] !== undefined).sort();

function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (!isObj(a) || !isObj(b)) return false;
  const keys = ranked(a);
  return keys.length === ranked(b).length && keys.every((key) => equal(own(a, key), own(b, key)));
}

/** Undefined when nothing changed. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const steps: Step[] = [];
  compare(before, after, [], steps);
  return steps.length > 0 ? steps : undefined;
}

function compare(before: unknown, after: unknown, way: Way, steps: Step[]): void {
  if (before === after) return;
  const first = steps.length;
  if (isList(before) && isList(after)) compareLists(before, after, way, steps);
  else if (isObj(before) && isObj(after)) compareObjects(before, after, way, steps);
  else steps.push([way, after]);
  // Things that have little in common are cheaper sent whole.
  if (steps.length - first > 3 && JSON.stringify(steps.slice(first)).length > JSON.stringify([[way, after]]).length)
    steps.splice(first, steps.length, [way, after]);
}

function compareObjects(before: Obj, after: Obj, way: Way, steps: Step[]): void {
  const keys = ranked(before);
  keys.forEach((key, rank) => {
    const next = own(after, key);
    if (next === undefined) steps.push([[...way, rank]]);
    else compare(own(before, key), next, [...way, rank], steps);
  });
  for (const key of ranked(after)) if (own(before, key) === undefined) steps.push([[...way, key], own(after, key)]);
}

/** What makes an element of a list the same one after a change of the list. */
const named = (item: unknown): string | undefined => (isObj(item) && typeof item['id'] === 'string' ? item['id'] : undefined);
const same = (a: unknown, b: unknown): boolean => {
  const name = named(a);
  return name === undefined ? equal(a, b) : name === named(b);
};

function compareLists(before: List, after: List, way: Way, steps: Step[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const pair = (from: number, to: number) => compare(before[from], after[to], [...way, from], steps);
  for (let i = 0; i < head; i++) pair(i, i);
  const gone = before.length - tail - head;
  const come = after.slice(head, after.length - tail);
  if (gone === come.length && !come.some((item) => named(item) !== undefined)) for (let i = 0; i < gone; i++) pair(head + i, head + i);
  else {
    const places = new Map(before.slice(head, head + gone).map((item, i) => [named(item), head + i]));
    const items = come.map((item, i) => {
      const name = named(item);
      const place = name === undefined ? undefined : places.get(name);
      if (place === undefined) return [item] as const;
      places.delete(name);
      pair(place, head + i);
      return place;
    });
    if (gone > 0 || items.length > 0) steps.push([way, head, gone, items]);
  }
  for (let i = tail; i > 0; i--) pair(before.length - i, after.length - i);
}

/** The value after; what did not change keeps its identity, so that screens draw only what did. */
export function patched(value: unknown, patch: Patch): unknown {
  return follow(value, patch, 0);
}

function follow(value: unknown, steps: readonly Step[], depth: number): unknown {
  const splices: (readonly [number, number, readonly (number | readonly [unknown])[]])[] = [];
  const inner = new Map<number | string, Step[]>();
  for (const step of steps) {
    const at = step[0][depth];
    if (at !== undefined) inner.set(at, [...(inner.get(at) ?? []), step]);
    else if (step.length === 4) splices.push([step[1], step[2], step[3]]);
    else return step[1];
  }
  if (steps.length === 0) return value;
  if (isList(value)) return followList(value, inner, splices[0], depth);
  if (isObj(value)) return followObject(value, inner, depth);
  throw new Error('a patch leads into a value without parts');
}

type Inner = ReadonlyMap<number | string, Step[]>;

function followList(value: List, inner: Inner, splice: readonly [number, number, readonly (number | readonly [unknown])[]] | undefined, depth: number): List {
  const list = value.map((item, i) => {
    const steps = inner.get(i);
    return steps ? follow(item, steps, depth + 1) : item;
  });
  if (!splice) return list;
  const [start, count, items] = splice;
  const come = items.map((item) => (typeof item === 'number' ? list[item] : item[0]));
  return [...list.slice(0, start), ...come, ...list.slice(start + count)];
}

function followObject(value: Obj, inner: Inner, depth: number): Obj {
  // Entries, not assignments: a key may be called `__proto__`.
  const parts = new Map(Object.entries(value));
  const keys = ranked(value);
  for (const [at, steps] of inner) {
    const key = typeof at === 'string' ? at : keys[at];
    if (key === undefined) throw new Error('a patch leads to a key that is not there');
    const [step] = steps;
    if (step?.length === 1 && step[0].length === depth + 1) parts.delete(key);
    else parts.set(key, follow(own(value, key), steps, depth + 1));
  }
  return Object.fromEntries(parts);
}
