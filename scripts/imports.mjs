import { parse } from '@babel/parser';

/**
 * @typedef {object} Import
 * @property {string} from the specifier as written
 * @property {number} line
 * @property {boolean} typesOnly nothing of it is left at run time
 */

/** @param {{ importKind?: string | null, exportKind?: string | null }} node */
const isType = (node) => node.importKind === 'type' || node.exportKind === 'type';

/** @param {any} node @returns {boolean} */
const typesOnly = (node) =>
  isType(node) ||
  (node.specifiers?.length > 0 && node.specifiers.every((/** @type {any} */ specifier) => isType(specifier)));

/** The specifier of a node that imports, whichever of the six ways it is written in. @param {any} node */
function specifier(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'TSImportType':
      return node.argument?.literal ?? node.argument;
    case 'ImportExpression':
      return node.source;
    case 'CallExpression':
      return node.callee.type === 'Import' || node.callee.name === 'require' || isResolve(node.callee)
        ? node.arguments[0]
        : undefined;
    default:
      return undefined;
  }
}

/** `require.resolve`, `jest.mock` and friends are left alone but for the first. @param {any} callee */
const isResolve = (callee) =>
  callee.type === 'MemberExpression' && callee.object.name === 'require' && callee.property.name === 'resolve';

/**
 * Every import of a TypeScript or JavaScript source, static, dynamic, by type or by re-export.
 *
 * @param {string} source
 * @param {string} path decides whether `<` may begin JSX
 * @returns {Import[]}
 */
export function importsOf(source, path) {
  /** @type {Import[]} */
  const found = [];
  /** @param {any} node */
  const walk = (node) => {
    const literal = specifier(node);
    if (typeof literal?.value === 'string') {
      found.push({
        from: literal.value,
        line: node.loc.start.line,
        typesOnly: node.type === 'TSImportType' || typesOnly(node),
      });
    }
    for (const key in node) {
      const child = node[key];
      if (Array.isArray(child)) child.forEach((one) => one?.type && walk(one));
      else if (child?.type && key !== 'loc') walk(child);
    }
  };
  const plugins = /\.[cm]?ts$/.test(path) ? ['typescript'] : ['typescript', 'jsx'];
  walk(parse(source, { sourceType: 'module', plugins: /** @type {any} */ (plugins), errorRecovery: true }).program);
  return found;
}
