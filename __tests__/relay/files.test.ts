import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openTable, type Table } from '../../relay/server';

const PAGE = '<!doctype html><title>Erune</title>';
const SCRIPT = 'export const answer = 42;\n'.repeat(500);
const PICTURE = Buffer.alloc(5000, 7);
const HASH = '0123456789abcdef0123456789abcdef';

let parent: string;
let folder: string;
let table: Table;

async function put(name: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'files-'));
  folder = join(parent, 'dist');
  await put('index.html', PAGE);
  await put('_expo/static/js/web/entry-1.js', SCRIPT);
  await put(`assets/node_modules/.store/a@1/knight.${HASH}.png`, PICTURE);
  await put('manifest.webmanifest', '{}');
  await put('rules.wasm', '\0asm');
  await put('entry.js.map', '{}');
  await put('fonts/a.ttf', 'ttf');
  await put('fonts/a.otf', 'otf');
  await put('fonts/a.woff2', 'woff2');
  await put('odd', 'a file without an extension');
  await put('empty.txt', '');
  await writeFile(join(parent, 'package.json'), 'secret');
  await writeFile(join(parent, 'secret'), 'secret');
  await mkdir(join(parent, 'dist-too'));
  await writeFile(join(parent, 'dist-too', 'secret.txt'), 'secret');
  await symlink(join(parent, 'package.json'), join(folder, 'link.json'));
  table = await openTable({ port: 0, host: '127.0.0.1', folder });
});
afterAll(async () => {
  await table.close();
  await rm(parent, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Not fetch, which would tidy up the addresses that matter here. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: table.port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

const ENTRY = '/_expo/static/js/web/entry-1.js';
const ASSET = `/assets/node_modules/.store/a%401/knight.${HASH}.png`;

describe('the app', () => {
  it.each(['/', '/index.html', '/join/ABC234', '/join/ABC234/?from=qr', '/_expo', '/assets', '/a%20b', '/relay/other'])('answers %s with its page', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, String(body)]).toEqual([200, PAGE]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it('answers a missing file with 404, not with its page', async () => {
    for (const path of ['/missing.js', '/_expo/static/js/web/old.js', '/favicon.ico']) expect((await ask(path)).status).toBe(404);
  });

  it.each([
    [ENTRY, 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/rules.wasm', 'application/wasm'],
    ['/entry.js.map', 'application/json'],
    ['/fonts/a.ttf', 'font/ttf'],
    ['/fonts/a.otf', 'font/otf'],
    ['/fonts/a.woff2', 'font/woff2'],
    [ASSET, 'image/png'],
    ['/odd', 'application/octet-stream'],
    ['/empty.txt', 'text/plain; charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('lets browsers keep what has a digest in its name, and nothing else', async () => {
    const lasting = 'public, max-age=31536000, immutable';
    expect((await ask(ENTRY)).headers['cache-control']).toBe(lasting);
    expect((await ask(ASSET)).headers['cache-control']).toBe(lasting);
    expect((await ask('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');
  });
});

describe('nothing outside the folder is served', () => {
  it.each([
    '/../package.json',
    '/../secret',
    '/..',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/..%2fsecret',
    '/..%5csecret',
    '/..\\secret',
    '/%252e%252e/package.json',
    '/assets/../../package.json',
    '/../dist-too/secret.txt',
    '//../package.json',
    '/link.json',
    '/package.json%00.html',
    '/%E0%A4%A',
    'http://127.0.0.1/../package.json',
  ])('%s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(String(body)).not.toContain('secret');
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
  ] as const)('answers "%s" with %s', async (accepted, encoding, unpack) => {
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await ask(ENTRY, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(String(unpack(body))).toBe(SCRIPT);
    }
  });

  it('is left out where nobody asked for it or nothing is gained', async () => {
    const plain = await ask(ENTRY);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(String(plain.body)).toBe(SCRIPT);
    for (const path of [ASSET, '/']) {
      expect((await ask(path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('follows a file that changed', async () => {
    await put('words.json', JSON.stringify('old '.repeat(1000)));
    const before = await ask('/words.json', { 'accept-encoding': 'gzip' });
    await put('words.json', JSON.stringify('new '.repeat(1000)));
    await utimes(join(folder, 'words.json'), 1_000, 2_000);
    const after = await ask('/words.json', { 'accept-encoding': 'gzip', 'if-none-match': String(before.headers.etag) });
    expect(String(gunzipSync(after.body))).toContain('new');
  });
});

describe('asking again', () => {
  it.each(['/', ENTRY, ASSET])('for an unchanged %s is answered with 304', async (path) => {
    const tag = String((await ask(path)).headers.etag);
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const { status, headers, body } = await ask(path, { 'if-none-match': known });
      expect([status, body.length, headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('methods', () => {
  it('HEAD gets the headers of GET and no body', async () => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const get = await ask(ENTRY, headers);
      const head = await ask(ENTRY, headers, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      for (const name of ['content-length', 'content-type', 'content-encoding', 'etag']) expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed anywhere', async (method) => {
    for (const path of ['/', '/relay', '/relay/health']) {
      const { status, headers } = await ask(path, {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('a plain GET of the relay is told to upgrade', async () => {
    expect((await ask('/relay')).status).toBe(426);
  });
});

describe('opening', () => {
  it('rejects with the words of the system when the port is taken or the folder is missing', async () => {
    await expect(openTable({ port: table.port, host: '127.0.0.1', folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(openTable({ port: 0, folder: join(parent, 'nowhere') })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
