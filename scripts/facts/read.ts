import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { reader, type Fault } from './fault';
import { cited, type Fact } from './number';
import { titled } from './title';

/** A line of code that cites facts. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  readonly facts: readonly Fact[];
  /** How the line can be broken; without it nothing runs there. */
  readonly fault?: Fault;
}
export interface Test {
  readonly file: string;
  readonly facts: readonly Fact[];
}

function files(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path.replaceAll('\\', '/'))).filter((path) => path.endsWith('.ts')).sort();
  } catch {
    return [];
  }
}

/** The lines of a file that cite facts. */
export function citationsIn(file: string, source: string): readonly Citation[] {
  const lines = source.split('\n').map((text, i) => ({ line: i + 1, facts: cited(text) })).filter(({ facts }) => facts.length > 0);
  if (lines.length === 0) return [];
  const faultOf = reader(source);
  return lines.map(({ line, facts }) => {
    const fault = faultOf(line);
    return { file, line, facts, ...(fault && { fault }) };
  });
}

/** Lines of a game's own rules, and of what it takes from the shelf and the core. */
export const citations = (root: string, game: string): readonly Citation[] =>
  [`engine/systems/${game}`, 'engine/kit', 'engine/core'].flatMap((folder) => files(root, folder)).flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8')));

/** Every game numbers its facts anew, so only tests of this one count. */
export const tests = (root: string, game: string): readonly Test[] =>
  files(root, '__tests__').filter((file) => file.endsWith('.test.ts') && file.includes(game)).map((file) => ({ file, facts: titled(readFileSync(join(root, file), 'utf8')) }));
