import * as v from 'valibot';
import { read, type Read } from './pack';

const text = v.pipe(v.string(), v.nonEmpty(), v.check((said) => said === said.trim(), 'begins or ends with a space'));
const name = v.strictObject({
  name: text,
  plural: v.exactOptional(text),
  gender: v.exactOptional(v.picklist(['f', 'm'])),
  f: v.exactOptional(text),
  proper: v.exactOptional(v.boolean()),
  aspirated: v.exactOptional(v.boolean()),
  a: v.exactOptional(v.picklist(['a', 'an'])),
});
const words = v.strictObject({
  names: v.record(v.string(), name),
  lines: v.record(v.string(), v.union([text, v.pipe(v.array(text), v.minLength(1))])),
  texts: v.record(v.string(), text),
});

/** One language's words of one pack, as its file holds them. */
export type WordsFile = v.InferOutput<typeof words>;

export const readWords = (file: string, value: unknown): Read<WordsFile> => read(file, words, value);

/** What the words of each language must hold: a system says it of its content. */
export interface Needs {
  readonly names: readonly string[];
  readonly lines: readonly string[];
  readonly texts: readonly string[];
}
