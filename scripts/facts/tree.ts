import { parse } from '@babel/parser';

/** A node of a parsed file, as far as we look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && typeof (value as Node).start === 'number';
const fieldsOf = (node: Node): readonly Node[] => Object.entries(node).flatMap(([field, value]) => (field.endsWith('Comments') || field === 'comments' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** A file's nodes in the order in which they are written, those outside before those inside. */
export function nodes(source: string): readonly Node[] {
  const file = parse(source, { sourceType: 'module', plugins: ['typescript'] }) as unknown as { readonly program: Node };
  const walk = (node: Node): readonly Node[] => [node, ...fieldsOf(node).flatMap(walk)];
  return walk(file.program);
}

export function parses(source: string): boolean {
  try {
    nodes(source);
    return true;
  } catch {
    return false;
  }
}

/** Every node in there, itself too. */
export const inside = (node: Node): readonly Node[] => [node, ...fieldsOf(node).flatMap(inside)];
export const child = (node: Node, field: string): Node | undefined => (isNode(node[field]) ? node[field] : undefined);
export const children = (node: Node, field: string): readonly Node[] => (Array.isArray(node[field]) ? (node[field] as unknown[]).filter(isNode) : []);
