import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mimeOf, shrinks } from './mime';
import { encodingFor, Packs } from './pack';

export type Files = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Found {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
}

/** A room's code may stand in the address of a page, so no address goes out as a referrer. */
export const SAFE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

// A larger file would lie in memory for good; a small one gains nothing.
const PACKED = { from: 1024, to: 16 * 1024 * 1024 };

const LASTING = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Answers GET and HEAD from an exported single-page app. Rejects when there is no such folder. */
export async function openFiles(folder: string): Promise<Files> {
  const root = await realpath(folder);
  const packs = new Packs();

  return async (path, request, response) => {
    const found = await find(root, path);
    if (!found) {
      response.writeHead(404, { ...SAFE, 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    const mime = mimeOf(found.file);
    const shrinking = shrinks(mime);
    const headers: Record<string, string | number> = { ...SAFE, ETag: found.etag, 'Cache-Control': caching(root, found.file) };
    if (shrinking) headers.Vary = 'Accept-Encoding';
    if (isFresh(request.headers['if-none-match'], found.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    headers['Content-Type'] = mime;
    const packable = shrinking && found.size >= PACKED.from && found.size <= PACKED.to;
    const encoding = packable ? encodingFor(request.headers['accept-encoding']) : undefined;
    const packed = encoding && (await packs.get(found.file, found.etag, encoding));
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = packed ? packed.length : found.size;
    response.writeHead(200, headers);
    if (packed || request.method === 'HEAD') response.end(packed);
    else await pipeline(createReadStream(found.file), response);
  };
}

async function find(root: string, path: string): Promise<Found | undefined> {
  const name = unescaped(path);
  if (name === undefined || name.split(/[\\/]/).includes('..')) return undefined;
  const found = await look(root, name);
  // An address of the app's own router, such as /join/ABC234, is no file: the page itself knows it.
  return found || extname(name) !== '' ? found : look(root, 'index.html');
}

async function look(root: string, name: string): Promise<Found | undefined> {
  try {
    const file = await realpath(join(root, name));
    // A link in the folder must not lead out of it either.
    if (!file.startsWith(root + sep)) return undefined;
    const about = await stat(file);
    // Weak, because one tag stands for all encodings of the file.
    const etag = `W/"${about.size.toString(36)}-${about.mtimeMs.toString(36)}"`;
    return about.isFile() ? { file, size: about.size, etag } : undefined;
  } catch {
    return undefined;
  }
}

function unescaped(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The exporter puts a digest of the content into these names: another content is another file. */
function caching(root: string, file: string): string {
  const name = file.slice(root.length).split(sep).join('/');
  return name.startsWith('/_expo/static/') || /[.-][0-9a-f]{20,}\.\w+$/.test(name) ? LASTING : ASK_AGAIN;
}

function isFresh(known: string | undefined, etag: string): boolean {
  const tags = known?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
