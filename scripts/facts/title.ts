import { named, type Fact } from './number';
import { child, children, inside, nodes, type Node } from './tree';

const TESTS = new Set(['test', 'it', 'describe']);
const NEVER = new Set(['skip', 'todo', 'failing']);

/** The names that a call is made of: `test.each` is test, each. */
function path(callee: Node | undefined): readonly string[] {
  if (!callee) return [];
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'MemberExpression') return [...path(child(callee, 'object')), ...path(child(callee, 'property'))];
  return callee.type === 'CallExpression' ? path(child(callee, 'callee')) : [];
}

const texts = (node: Node | undefined): readonly string[] =>
  (node ? inside(node) : []).flatMap((each) => (each.type === 'StringLiteral' ? [String(each['value'])] : each.type === 'TemplateElement' ? [String((each['value'] as { raw: string }).raw)] : []));

/** A table of rows may stand above the test, under a name. */
function table(all: readonly Node[], rows: Node | undefined): Node | undefined {
  if (rows?.type !== 'Identifier') return rows;
  const declared = all.find((node) => node.type === 'VariableDeclarator' && child(node, 'id')?.['name'] === rows['name']);
  return declared && child(declared, 'init');
}

/** The facts that a file's test titles name, those of the rows of `test.each` too. */
export function titled(source: string): readonly Fact[] {
  const all = nodes(source);
  const facts = all.flatMap((call) => {
    if (call.type !== 'CallExpression') return [];
    const callee = child(call, 'callee');
    const [first = '', ...others] = path(callee);
    if (!TESTS.has(first) || others.some((other) => NEVER.has(other))) return [];
    const [title] = children(call, 'arguments');
    const isTable = others.includes('each') && callee?.type !== 'CallExpression';
    if (isTable) return [];
    const rows = others.includes('each') && callee && texts(title).some((text) => /%[sp]|\$/.test(text)) ? children(callee, 'arguments').flatMap((each) => texts(table(all, each))) : [];
    return [...texts(title), ...rows].flatMap(named);
  });
  return [...new Set(facts)];
}
