import { readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TABLE } from './folders.mjs';
import { importsOf } from './imports.mjs';

/** @typedef {import('./folders.mjs').Row} Row */

const ROOTS = ['engine', 'content', 'relay', 'app'];
const CODE = /\.([cm]?[jt]s|[jt]sx)$/;
const ALIAS = /^@(engine|app|content)\//;

/** Whether a path lies in a folder of the table, and what its `<id>` stands for. @param {string} path @param {string} folder */
function fit(path, folder) {
  const pattern = folder.replace('<id>', '(?<id>[^/]+)');
  const found = new RegExp(`^${pattern}(?:/|$)`).exec(path);
  return found && { id: found.groups?.['id'] };
}

/** `<id>` must be a folder: a file that lies directly in app/screens belongs to no screen. @param {string} path */
function rowOf(path) {
  for (const row of TABLE) {
    const match = fit(row.folder.endsWith('<id>') ? posix.dirname(path) : path, row.folder);
    if (match) return { row, id: match.id };
  }
  return undefined;
}

/** @param {string} path @param {readonly string[]} folders @param {string | undefined} id */
const within = (path, folders, id) => folders.some((folder) => fit(path, folder.replace('<id>', id ?? '<id>')));

/** The path inside the repository that an import means, or nothing for a package. @param {string} file @param {string} from */
function inside(file, from) {
  const target = from.startsWith('.') ? posix.join(posix.dirname(file), from) : ALIAS.test(from) ? from.slice(1) : undefined;
  return target?.replace(CODE, '');
}

/** @param {string} from */
const packageOf = (from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** @param {string} from */
const isNode = (from) => from.startsWith('node:') || builtinModules.includes(from);

/** What is wrong with one import, or nothing. @param {string} file @param {import('./imports.mjs').Import} found @param {Row} row @param {string | undefined} id */
function fault(file, found, row, id) {
  const target = inside(file, found.from);
  if (target === undefined) {
    if (isNode(found.from)) return row.node ? undefined : `Node's own module ${found.from}`;
    if (row.packages === 'any' || row.packages.includes(packageOf(found.from))) return undefined;
    return `the package ${packageOf(found.from)}`;
  }
  if (within(target, row.may, id)) return undefined;
  if (!within(target, row.types ?? [], id)) return target;
  return found.typesOnly ? undefined : `code of ${target} (its types may be: write \`import type\`)`;
}

/**
 * The faults of one file, each as `file:line: what, why`.
 *
 * @param {string} file path from the root of the repository, with `/`
 * @param {string} source
 * @returns {string[]}
 */
export function faultsOf(file, source) {
  const place = rowOf(file);
  if (!place) return [`${file}:1: this folder is not in the table of scripts/folders.mjs; say there what it may import`];
  const { row, id } = place;
  const own = row.folder.replace('<id>', id ?? '');
  return importsOf(source, file).flatMap((found) => {
    const wrong = fault(file, found, row, id);
    if (wrong === undefined) return [];
    return [`${file}:${found.line}: ${own} may not import ${wrong}, because ${row.why}`];
  });
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesOf(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => CODE.test(path))
    .sort();
}

/** @param {string} root */
export function check(root) {
  const files = ROOTS.flatMap((folder) => filesOf(root, folder));
  return { files: files.length, faults: files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8'))) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, faults } = check(fileURLToPath(new URL('..', import.meta.url)));
  for (const fault of faults) console.error(fault);
  console.log(`${files} files, ${faults.length} imports that the folder table forbids`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
