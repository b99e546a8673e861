import * as v from 'valibot';

/** A fault in content: which file, where in it, and what is wrong. */
export interface Fault {
  readonly file: string;
  readonly place: string;
  readonly what: string;
}

export type Read<T> = { readonly content: T } | { readonly faults: readonly Fault[] };

export const isFaulty = <T>(read: Read<T>): read is { readonly faults: readonly Fault[] } => 'faults' in read;

/** Checks one file's value against its schema. */
export function read<const Schema extends v.GenericSchema>(file: string, schema: Schema, value: unknown): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { content: result.output };
  return { faults: result.issues.map((issue) => ({ file, place: v.getDotPath(issue) ?? '', what: issue.message })) };
}

/** Ids that something names but nothing defines. */
export function unknownIds(file: string, named: readonly { readonly place: string; readonly id: string }[], known: ReadonlySet<string>): readonly Fault[] {
  return named.filter(({ id }) => !known.has(id)).map(({ place, id }) => ({ file, place, what: `names "${id}", which does not exist` }));
}

/** Things of which only the last would be found. */
export function twice(file: string, things: readonly { readonly id: string }[]): readonly Fault[] {
  const seen = new Set<string>();
  return things.flatMap(({ id }, i) => (seen.size === seen.add(id).size ? [{ file, place: `${i}.id`, what: `"${id}" is there twice` }] : []));
}

export type Schemas = Readonly<Record<string, v.GenericSchema<unknown, readonly { readonly id: string }[]>>>;
/** Things of each file, found by their ids. */
export type Things<S extends Schemas> = { readonly [K in keyof S]: Readonly<Record<string, v.InferOutput<S[K]>[number]>> };

/** Checks the files of a game, each by its schema, then by `links` whether whatever they name exists. */
export function readFiles<S extends Schemas>(schemas: S, raw: { readonly [K in keyof S]: unknown }, links: (content: Things<S>) => readonly Fault[]): Read<Things<S>> {
  const faults: Fault[] = [];
  const things: Record<string, Readonly<Record<string, { readonly id: string }>>> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const result = read(`${name}.json`, schema, raw[name]);
    if (isFaulty(result)) faults.push(...result.faults);
    else {
      faults.push(...twice(`${name}.json`, result.content));
      things[name] = Object.fromEntries(result.content.map((thing) => [thing.id, thing]));
    }
  }
  if (faults.length > 0) return { faults };
  const content = things as Things<S>;
  const unfit = links(content);
  return unfit.length > 0 ? { faults: unfit } : { content };
}

/** For content that ships with the app and was checked in CI: a fault here is a bug. */
export function sound<T>(result: Read<T>): T {
  if (!isFaulty(result)) return result.content;
  throw new Error(result.faults.map(({ file, place, what }) => `${file} ${place}: ${what}`).join('\n'));
}
