import type { Fault } from '../../engine/packs/pack';

/** A file's JSON, or where it stops being any. */
export function parsed(file: string, text: string): { readonly value: unknown } | { readonly fault: Fault } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /position (\d+)/.exec(message);
    const before = text.slice(0, at ? Number(at[1]) : text.length).split('\n');
    return { fault: { file, place: `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`, what: `is not JSON: ${message}` } };
  }
}
