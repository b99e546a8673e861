import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { seeded } from '../../engine/core/chance';
import { broken, reader } from '../../scripts/facts/fault';
import { isSound, readList, report, type List } from '../../scripts/facts/list';
import { cited, named, pattern } from '../../scripts/facts/number';
import { citations, citationsIn, tests } from '../../scripts/facts/read';
import { titled } from '../../scripts/facts/title';
import { before, copy, picked, tried } from '../../scripts/facts/trial';

const ROOT = join(__dirname, '..', '..');

test.each<[string, readonly string[]]>([
  ['if (a) return; // R28.3', ['R28.3']],
  ['if (a) return; // R28.2 R28.3', ['R28.2', 'R28.3']],
  ['if (a) return; // R28.2, R28.3  ', ['R28.2', 'R28.3']],
  ['  // R28.3', []],
  ['/** R28.3 */', []],
  [' * as it was // R28.3', []],
  ['if (a) return; // as R28.3 says', []],
  ['const key = "R28.3";', []],
])('cited at the end of %j: %j', (line, facts) => expect(cited(line)).toEqual(facts));

test('a number is not the beginning of another', () => {
  expect(named('R2.1 and R2.10, E20b')).toEqual(['R2.1', 'R2.10', 'E20b']);
  const found = (name: string) => new RegExp(pattern(['R2.1', 'E20'])).test(name);
  expect(['R2.1 so', 'so (R2.1)', 'E20: so', 'R2.10 so', 'R12.1 so', 'E20b so'].map(found)).toEqual([true, true, true, false, false, false]);
});

test.each<[string, string, readonly string[]]>([
  ['a title', "test('R1.1 it is so', () => {});", ['R1.1']],
  ['a group', "describe('R1.1', () => it('is so', () => {}));", ['R1.1']],
  ['a template', 'test(`R1.1 ${so}`, () => {});', ['R1.1']],
  ['rows', "test.each([['E1 so', 1], ['E2 so', 2]])('%s', () => {});", ['E1', 'E2']],
  ['rows with types', "test.each<[string]>([['E1']])('%s', () => {});", ['E1']],
  ['rows above the test', "const rows = [{ name: 'E3' }]; test.each(rows)('$name', () => {});", ['E3']],
  ['rows that are not in the title', "test.each([['E4']])('R1.2 always', () => {});", ['R1.2']],
  ['what is left out', "test.skip('R1.1', () => {}); test.todo('R1.2'); it.failing('R1.3', () => {});", []],
  ['other texts', "// R1.1\nconst a = 'R1.2'; said('R1.3');", []],
])('facts named in %s', (_, source, facts) => expect(titled(source)).toEqual(facts));

test.each<[string, string | undefined]>([
  ['if (a > b) act();', 'if (!(a > b)) act();'],
  ['const x = a ? b : c;', 'const x = !(a) ? b : c;'],
  ['const f = (a: number) => a >= 2 && a < 5;', 'const f = (a: number) => !(a >= 2 && a < 5);'],
  ['function f() { return list.includes(a); }', 'function f() { return !(list.includes(a)); }'],
  ['const few = all.filter(({ rank }) => rank === 1).map(({ id }) => id);', 'const few = all.filter(({ rank }) => !(rank === 1)).map(({ id }) => id);'],
  ['const least = Math.min(a, b);', 'const least = Math.max(a, b);'],
  ['const limit = 5;', 'const limit = 6;'],
  ['const x = { mp: 1, id };', 'const x = { mp: 2, id };'],
  ["function* f() { yield { type: 'moved', who }; }", 'function* f() { ; }'],
  ['function* f() { yield* g(a); }', 'function* f() { ; }'],
  ['function* f() { yield { gold: price ?? 0 }; }', 'function* f() { ; }'],
  ['const sum = a + b;', 'const sum = a - b;'],
  ["const once = new Set(['move']);", 'const once = new Set([]);'],
  ["const bare = { worn: [], note: '' };", "const bare = { worn: ['broken'], note: '' };"],
  ['const x = { ...(a && { b }) };', 'const x = { ...(!(a) && { b }) };'],
  ['const x = a ?? b;', 'const x = undefined ?? b;'],
  ["const kind = 'melee';", "const kind = 'broken';"],
  ['act(a);', ';'],
  ['interface A { readonly cards: 3 }', undefined],
  ["type A = 'a' | 'b';", undefined],
  ["import { a } from './a';", undefined],
  ['const f = (a: 1 | 2): 3 => a;', 'const f = (a: 1 | 2): 3 => undefined;'],
])('%s is broken as %s', (source, other) => {
  const fault = reader(source)(1);
  expect(fault && broken(source, fault)).toBe(other);
});

test('only the line itself is broken, also where a condition goes on', () => {
  const source = 'const a = 1;\nif (\n  b > 2 &&\n  c > 3\n) d(4);\n';
  const faultOf = reader(source);
  const at = (line: number) => {
    const fault = faultOf(line);
    return fault && broken(source, fault).split('\n')[line - 1];
  };
  expect([at(1), at(3), at(4)]).toEqual(['const a = 2;', '  b > 3 &&', '  c > 4']);
});

describe('the report', () => {
  const list: List = {
    rules: { 'R1.1': 'enforced', 'R1.2': 'enforced', 'R1.3': 'enforced', 'R1.4': { status: 'told', why: 'the Spirit says it' }, 'R1.5': { status: 'table', why: 'seen on the board' } },
    examples: { E1: 'tested', E8: { status: 'waits', why: 'waits for the grid' } },
  };
  const rules = (source: string) => citationsIn('engine/rule.ts', source);
  const named = [{ file: 'a.test.ts', facts: ['R1.1', 'R1.3', 'E1'] }];

  test('a fact is enforced where a rule cites it and a test names it', () => {
    const found = report(list, rules('a(1); // R1.1 R1.2'), named);
    expect(found).toMatchObject({ total: 5, enforced: 1, told: 1, table: 1, open: ['R1.2', 'R1.3'], citedOnly: ['R1.2'], testedOnly: ['R1.3'], faults: [] });
    expect(found.examples).toEqual({ total: 2, tested: 1, waits: 1, open: [] });
    expect(isSound(found)).toBe(false);
  });

  test('all is well where nothing is open', () => {
    expect(isSound(report(list, rules('a(1); // R1.1 R1.2 R1.3'), [{ file: 'a.test.ts', facts: ['R1.1', 'R1.2', 'R1.3', 'E1'] }]))).toBe(true);
  });

  test.each<[string, string, readonly string[], string]>([
    ['a fact that is told is cited', 'a(1); // R1.4', [], 'R1.4 is cited, and listed as not enforced'],
    ['a type is cited', 'type A = 1; // R1.1', [], 'engine/rule.ts:1: cites R1.1 where nothing runs'],
    ['a strange fact is cited', 'a(1); // R9.9', [], 'engine/rule.ts:1: cites R9.9, which is not listed'],
    ['a strange fact is tested', '', ['R9.9'], 'b.test.ts: names R9.9, which is not listed'],
    ['what waits is tested', '', ['E8'], 'E8 is tested, and listed as waiting'],
  ])('it is a fault where %s', (_, source, facts, fault) => {
    expect(report(list, rules(source), [...named, { file: 'b.test.ts', facts }]).faults).toEqual([fault]);
  });

  test('only examples of squares may wait', () => {
    const late: List = { ...list, examples: { E1: { status: 'waits', why: 'waits for the grid' } } };
    expect(report(late, [], [])).toMatchObject({ faults: ['E1 may not wait'] });
  });
});

test('the list of erune has every fact and every example once, and a reason for what no rule enforces', () => {
  const file = 'docs/facts/erune.json';
  const { rules, examples } = readList(file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  expect([Object.keys(rules).length, Object.keys(examples).length]).toEqual([437, 71]);
  expect(() => readList(file, { rules: { 'R1.1': { status: 'told', why: '' } }, examples: {} })).toThrow('docs/facts/erune.json');
});

test('lines are picked by chance, none twice', () => {
  const all = [1, 2, 3, 4, 5];
  expect(picked(all, 3, seeded(7))).toEqual(picked(all, 3, seeded(7)));
  expect([...picked(all, 9, seeded(7))].sort()).toEqual(all);
});

test('a broken line is noticed by the test that names its fact, and in a copy only', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'erune-toy-')));
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  };
  try {
    for (const path of ['scripts/transform.cjs', 'jest.config.js', 'package.json', 'tsconfig.json']) cpSync(join(ROOT, path), join(root, path));
    mkdirSync(join(root, 'content'));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const rule = "export const hp = 3; // R1.1\nexport const isDead = (left: number) => left <= 0; // R1.2\nexport const limit = 5; // R1.3\nexport const odd = 1; // R1.4\n";
    write('engine/systems/toy/rule.ts', rule);
    const line = (fact: string, claim: string) => `test('${fact} so', () => expect(${claim}).toBe(true));\n`;
    const claims = [line('R1.1', 'hp === 3'), line('R1.2', 'isDead(0)'), line('R1.3', 'limit > 1'), line('R1.4', 'odd === 2')];
    write('__tests__/engine/systems/toy/rule.test.ts', `import { hp, isDead, limit, odd } from '@engine/systems/toy/rule';\n${claims.join('')}`);
    const [lines, all] = [citations(root, 'toy'), tests(root, 'toy')];
    const at = copy(root);
    const red = await before(at, all, lines);
    const outcomes: string[] = [];
    for (const each of lines) outcomes.push(await tried(at, each, all, red));
    at.remove();
    expect(outcomes).toEqual(['noticed', 'noticed', 'survived', 'was red before']);
    expect(readFileSync(join(root, 'engine/systems/toy/rule.ts'), 'utf8')).toBe(rule);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
