import * as v from 'valibot';
import { read, sound } from '../../engine/packs/pack';
import type { Fact } from './number';
import type { Citation, Test } from './read';

/** `told`: the app says it. `table`: people do it with what lies on the table. */
const aside = v.strictObject({ status: v.picklist(['told', 'table']), why: v.pipe(v.string(), v.minLength(8)) });
const rule = v.union([v.literal('enforced'), aside]);
const example = v.union([v.literal('tested'), v.strictObject({ status: v.literal('waits'), why: v.pipe(v.string(), v.minLength(8)) })]);
const list = v.strictObject({
  rules: v.record(v.pipe(v.string(), v.regex(/^R\d+\.\d+$/)), rule),
  examples: v.record(v.pipe(v.string(), v.regex(/^E\d+[a-z]?$/)), example),
});
export type List = v.InferOutput<typeof list>;
export const readList = (file: string, value: unknown): List => sound(read(file, list, value));

/** Examples of squares, which wait until the app knows them. */
export const MAY_WAIT: ReadonlySet<Fact> = new Set(['E8', 'E13', 'E22', 'E36', 'E56', 'E57', 'E58', 'E59', 'E60', 'E61']);

export interface Report {
  readonly total: number;
  readonly enforced: number;
  readonly told: number;
  readonly table: number;
  readonly open: readonly Fact[];
  readonly citedOnly: readonly Fact[];
  readonly testedOnly: readonly Fact[];
  readonly examples: { readonly total: number; readonly tested: number; readonly waits: number; readonly open: readonly Fact[] };
  readonly faults: readonly string[];
}

/** What the rules, the tests and the list say of every fact. */
export function report({ rules, examples }: List, citations: readonly Citation[], tests: readonly Test[]): Report {
  const cited = new Set(citations.filter(({ fault }) => fault).flatMap(({ facts }) => facts));
  const named = new Set(tests.flatMap(({ facts }) => facts));
  const all = Object.keys(rules);
  const asides = (status: 'told' | 'table') => Object.values(rules).filter((each) => each !== 'enforced' && each.status === status).length;
  const isAside = (fact: Fact): boolean => rules[fact] !== undefined && rules[fact] !== 'enforced';
  const enforced = all.filter((fact) => cited.has(fact) && named.has(fact) && !isAside(fact));
  const cases = Object.keys(examples);
  const waits = cases.filter((fact) => examples[fact] !== 'tested');
  return {
    total: all.length,
    enforced: enforced.length,
    told: asides('told'),
    table: asides('table'),
    open: all.filter((fact) => !isAside(fact) && !enforced.includes(fact)),
    citedOnly: all.filter((fact) => cited.has(fact) && !named.has(fact)),
    testedOnly: all.filter((fact) => named.has(fact) && !cited.has(fact) && !isAside(fact)),
    examples: { total: cases.length, tested: cases.filter((fact) => named.has(fact)).length, waits: waits.length, open: cases.filter((fact) => examples[fact] === 'tested' && !named.has(fact)) },
    faults: [
      ...all.filter((fact) => isAside(fact) && cited.has(fact)).map((fact) => `${fact} is cited, and listed as not enforced`),
      ...citations.filter(({ fault }) => !fault).map(({ file, line, facts }) => `${file}:${line}: cites ${facts.join(' ')} where nothing runs`),
      ...citations.flatMap(({ file, line, facts }) => facts.filter((fact) => !rules[fact]).map((fact) => `${file}:${line}: cites ${fact}, which is not listed`)),
      ...tests.flatMap(({ file, facts }) => facts.filter((fact) => !rules[fact] && !examples[fact]).map((fact) => `${file}: names ${fact}, which is not listed`)),
      ...waits.filter((fact) => !MAY_WAIT.has(fact)).map((fact) => `${fact} may not wait`),
      ...waits.filter((fact) => named.has(fact)).map((fact) => `${fact} is tested, and listed as waiting`),
    ],
  };
}

export const isSound = ({ open, examples, faults }: Report): boolean => open.length + examples.open.length + faults.length === 0;
