import { child, children, inside, nodes, parses, type Node } from './tree';

/** One way to break a line: the text between two places of the file becomes another. */
export interface Fault {
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Line {
  readonly source: string;
  readonly all: readonly Node[];
  readonly number: number;
}
type Way = (line: Line) => readonly Fault[];

const text = ({ source }: Line, { start, end }: Node): string => source.slice(start, end);
const swap = (what: string, { start, end }: Node, other: string): Fault => ({ what, start, end, text: other });
const negated = (line: Line, node: Node, what: string): Fault => swap(what, node, `!(${text(line, node)})`);
const of = ({ all }: Line, ...types: readonly string[]): readonly Node[] => all.filter(({ type }) => types.includes(type));
/** The expression without `as …` and parentheses around it. */
const bare = (node: Node): Node => (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression' ? bare(child(node, 'expression') ?? node) : node);

const COMPARISONS = new Set(['===', '!==', '<', '<=', '>', '>=', 'in']);
const PREDICATES = new Set(['filter', 'some', 'every', 'find', 'findIndex', 'findLast']);
const ASKING = new Set(['includes', 'some', 'every', 'has', 'startsWith', 'test']);
const property = (node: Node): unknown => {
  const callee = child(node, 'callee');
  return callee?.type === 'MemberExpression' || callee?.type === 'OptionalMemberExpression' ? child(callee, 'property')?.['name'] : undefined;
};

/** Whether a value is yes or no, as far as its shape tells. */
function isYesNo(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return COMPARISONS.has(String(node['operator']));
    case 'LogicalExpression':
      return node['operator'] !== '??' && ['left', 'right'].every((side) => isYesNo(bare(child(node, side) ?? node)));
    case 'UnaryExpression':
      return node['operator'] === '!';
    case 'CallExpression':
    case 'OptionalCallExpression':
      return ASKING.has(String(property(node)));
    default:
      return node.type === 'BooleanLiteral';
  }
}

/** What a return, a const or an arrow gives. */
const values = (line: Line): readonly Node[] =>
  of(line, 'ReturnStatement', 'VariableDeclarator', 'ArrowFunctionExpression').flatMap((node) => {
    const value = child(node, node.type === 'ReturnStatement' ? 'argument' : node.type === 'VariableDeclarator' ? 'init' : 'body');
    // A function that is gone would be noticed by anything.
    return value && isOn(line, value) && !/Function|BlockStatement/.test(value.type) ? [bare(value)] : [];
  });
const isOn = ({ number }: Line, { loc }: Node): boolean => loc.start.line === number && loc.end.line === number;

const EXTREMES: Readonly<Record<string, string>> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };
const OTHERWISE: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '>': '<=', '<': '>=', '===': '!==', '!==': '===' };
const OPPOSITE: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '+', '/': '*', '%': '+' };

/** `a op b` with another operator between. */
const operators = (line: Line, others: Readonly<Record<string, string>>): readonly Fault[] =>
  of(line, 'BinaryExpression').flatMap((node) => {
    const [left, right, other] = [child(node, 'left'), child(node, 'right'), others[String(node['operator'])]];
    return left && right && other ? [swap(`${node['operator']} became ${other}`, node, `${text(line, left)} ${other} ${text(line, right)}`)] : [];
  });

/** What stands after `??` is for what hardly ever is. */
const spare = (line: Line): readonly Node[] => of(line, 'LogicalExpression').filter(({ operator }) => operator === '??').flatMap((node) => child(node, 'right') ?? []);

const ways: readonly Way[] = [
  (line) => of(line, 'IfStatement', 'WhileStatement').flatMap((node) => child(node, 'test') ?? []).map((test) => negated(line, test, 'the condition was negated')),
  (line) => of(line, 'ConditionalExpression').flatMap((node) => child(node, 'test') ?? []).map((test) => negated(line, test, 'the choice was negated')),
  (line) => values(line).filter((node) => node.type !== 'BooleanLiteral' && isYesNo(node)).map((node) => negated(line, node, 'the answer was negated')),
  (line) =>
    of(line, 'CallExpression', 'OptionalCallExpression').filter((call) => PREDICATES.has(String(property(call)))).flatMap((call) => {
      const [arrow] = children(call, 'arguments');
      const body = arrow?.type === 'ArrowFunctionExpression' ? child(arrow, 'body') : undefined;
      return body && body.type !== 'BlockStatement' ? [negated(line, body, `what ${String(property(call))} looks for was negated`)] : [];
    }),
  (line) =>
    of(line, 'MemberExpression').flatMap((node) => {
      const [object, name] = [child(node, 'object'), child(node, 'property')];
      const other = object?.['name'] === 'Math' && name ? EXTREMES[String(name['name'])] : undefined;
      return name && other ? [swap(`Math.${String(name['name'])} became Math.${other}`, name, other)] : [];
    }),
  (line) => of(line, 'NumericLiteral').filter((node) => !spare(line).includes(node)).map((node) => swap(`${text(line, node)} became ${Number(node['value']) + 1}`, node, String(Number(node['value']) + 1))),
  (line) => operators(line, OTHERWISE),
  (line) => of(line, 'LogicalExpression').filter(({ operator }) => operator !== '??').flatMap((node) => child(node, 'left') ?? []).map((left) => negated(line, left, 'the first part was negated')),
  (line) => statements(line).filter((node) => inside(node).some(({ type }) => type === 'YieldExpression')).map((node) => swap('it did not happen', node, ';')),
  (line) => operators(line, OPPOSITE),
  (line) => of(line, 'UnaryExpression').flatMap((node) => (node['operator'] === '!' || node['operator'] === '-' ? [swap(`${String(node['operator'])} was dropped`, node, text(line, child(node, 'argument') ?? node))] : [])),
  (line) => of(line, 'ArrayExpression').map((node) => (children(node, 'elements').length > 0 ? swap('the list was emptied', node, '[]') : swap('the list was filled', node, "['broken']"))),
  (line) => of(line, 'BooleanLiteral').map((node) => swap(`${text(line, node)} became ${!node['value']}`, node, String(!node['value']))),
  (line) => of(line, 'LogicalExpression').flatMap((node) => child(node, 'left') ?? []).map((left) => swap('the first part was dropped', left, 'undefined')),
  (line) => of(line, 'StringLiteral', 'TemplateLiteral').map((node) => swap(`${text(line, node)} became 'broken'`, node, "'broken'")),
  (line) => statements(line).map((node) => swap('it did not happen', node, ';')),
  (line) => of(line, 'SpreadElement').map((node) => swap('a part was left out', node, '...{}')),
  (line) => values(line).map((node) => swap('the value was dropped', node, 'undefined')),
  (line) => of(line, 'ObjectProperty').flatMap((node) => (node['shorthand'] ? [] : (child(node, 'value') ?? []))).map((value) => swap('the value was dropped', value, 'undefined')),
  (line) => of(line, 'ReturnStatement').map((node) => swap('it gave nothing back', node, 'return;')),
];

/** Statements that begin on the line: what they do can be left out as a whole. */
const statements = ({ all, number }: Line): readonly Node[] => all.filter(({ type, loc }) => type === 'ExpressionStatement' && loc.start.line === number);

const TYPES = /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)|Import|ExportAll)/;

/** A file that is read once for all of its lines. */
export function reader(source: string): (number: number) => Fault | undefined {
  const whole = nodes(source);
  const types = whole.filter(({ type }) => TYPES.test(type));
  const running = whole.filter((node) => !types.some(({ start, end }) => start <= node.start && node.end <= end));
  return (number) => {
    // A condition, a value or a statement may reach over several lines; what begins here belongs to this line.
    const line: Line = { source, number, all: running.filter(({ type, loc }) => loc.start.line === number && (loc.end.line === number || type.endsWith('Statement') || type === 'YieldExpression')) };
    for (const way of ways) {
      const fault = way(line).find((each) => text(line, each as unknown as Node) !== each.text && parses(broken(source, each)));
      if (fault) return fault;
    }
    return undefined;
  };
}

export const broken = (source: string, { start, end, text: other }: Fault): string => source.slice(0, start) + other + source.slice(end);
