/** A fact of a game's rules (`R28.3`) or one of its worked examples (`E20b`). */
export type Fact = string;

const NAMED = /\b(?:R\d+\.\d+|E\d+[a-z]?)\b/g;
const CITED = /^(?<code>.*\S)\s*\/\/ (?<facts>R\d+\.\d+(?:,? R\d+\.\d+)*)\s*$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The facts that a sentence names. */
export const named = (text: string): readonly Fact[] => [...new Set(text.match(NAMED) ?? [])];

/** The facts cited at the end of a line of code: `// R28.2 R28.3`. A line that is all comment cites nothing. */
export function cited(line: string): readonly Fact[] {
  const found = COMMENT.test(line) ? undefined : CITED.exec(line)?.groups;
  return found ? named(found['facts'] ?? '') : [];
}

/** What Jest must find in a test's name; `R2.1` is not `R2.10`. */
export const pattern = (facts: readonly Fact[]): string => `\\b(?:${facts.map((fact) => fact.replace('.', '\\.')).join('|')})(?![0-9a-z])`;
