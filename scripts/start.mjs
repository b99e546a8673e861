import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses, isOwn, portFrom } from './addresses.mjs';
import { build, FOLDER } from './build.mjs';
import { Failure, whole } from './failure.mjs';
import { install } from './install.mjs';
import { checkNode } from './node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {AbortSignal} signal */
async function prepare(signal) {
  await install(root, { say: console.log, signal });
  await build(root, { say: console.log, signal });
}

/** @param {unknown} error @param {string} host @param {number} port */
function refused(error, host, port) {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new Failure(`Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`);
    case 'EACCES':
      return new Failure(`This user may not open port ${port}: choose one above 1023, such as PORT=8080 npm start.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Failure(`This computer has no address "${host}": leave HOST out to listen on all of its addresses.`);
    default:
      return error;
  }
}

/** @param {string} host @param {number} port */
async function serve(host, port) {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {typeof import('../relay/server.ts')} */
  const { openTable } = await tsImport('../relay/server.ts', import.meta.url);
  try {
    return await openTable({ port, host, folder: join(root, FOLDER), nearby: (open) => addresses(host, open).nearby });
  } catch (error) {
    throw refused(error, host, port);
  }
}

/** @param {string} host @param {number} port */
async function welcome(host, port) {
  const { renderUnicodeCompact } = await import('uqr');
  const { here, nearby } = addresses(host, port);
  console.log(`\nThe table is open.\n\n  On this computer:  ${here}`);
  if (nearby) console.log(`  On phones nearby:  ${nearby}\n\n${renderUnicodeCompact(nearby, { border: 2 })}`);
  else console.log(`\nPhones cannot join, because ${isOwn(host) ? `HOST is ${host}` : 'this computer is on no network'}; this computer can.`);
  console.log('\nCtrl-C closes it.');
}

whole(async () => {
  // tsx looks for the aliases of tsconfig.json where it is started.
  process.chdir(root);
  checkNode();
  const port = portFrom(process.env['PORT']);
  const host = process.env['HOST'] || '0.0.0.0';

  const stopping = new AbortController();
  let close = () => Promise.resolve();
  const stop = () => {
    // A second Ctrl-C need not wait for anybody.
    if (stopping.signal.aborted) process.exit(0);
    stopping.abort();
    close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);

  await prepare(stopping.signal);
  const table = await serve(host, port);
  close = () => table.close();
  await welcome(host, table.port);
});
