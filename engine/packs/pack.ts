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
export const twice = (file: string, things: readonly { readonly id: string }[]): readonly Fault[] =>
  things.flatMap(({ id }, i) => (things.findIndex((other) => other.id === id) < i ? [{ file, place: `${i}.id`, what: `"${id}" is there twice` }] : []));

/** For content that ships with the app and was checked in CI: a fault here is a bug. */
export function sound<T>(result: Read<T>): T {
  if (!isFaulty(result)) return result.content;
  throw new Error(result.faults.map(({ file, place, what }) => `${file} ${place}: ${what}`).join('\n'));
}
