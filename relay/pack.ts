import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

// Beyond this quality brotli takes seconds for a bundle, and somebody is waiting for the first answer.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Browsers offer brotli only where the connection is safe: on a plain local network it is gzip. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '').toLowerCase().split(',').map((offer) => offer.split(';').map((part) => part.trim()));
  const welcome = offers.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => welcome.includes(encoding));
}

/** Compresses a file once for all phones, and again only when the file has changed. */
export class Packs {
  private readonly kept = new Map<string, { readonly etag: string; readonly bytes: Promise<Buffer> }>();

  get(file: string, etag: string, encoding: Encoding): Promise<Buffer> {
    const name = `${encoding} ${file}`;
    const known = this.kept.get(name);
    if (known?.etag === etag) return known.bytes;
    const bytes = readFile(file).then((content) => (encoding === 'br' ? brotli(content, BROTLI) : deflate(content)));
    this.kept.set(name, { etag, bytes });
    // A failure is told to those who wait for it now, and tried anew for the next.
    bytes.catch(() => this.kept.delete(name));
    return bytes;
  }
}
