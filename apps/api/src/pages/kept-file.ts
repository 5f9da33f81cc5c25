import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { hasIt, textTag } from '../rest/run/entity-tag.js';

/** A high level, since the file is compressed once: 1 to 11. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const encodings = {
  br: (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }),
  identity: (bytes: Buffer): Promise<Buffer> => Promise.resolve(bytes),
} as const;

type Encoding = keyof typeof encodings;

/**
 * A file that does not change while the process lives: read and compressed on the first request, and kept in memory.
 */
export class KeptFile {
  private bytes: Buffer | undefined;
  private tag: string | undefined;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(private readonly read: () => Buffer) {}

  /** Answers a request with the file in an accepted encoding, or with 304 where the client has it. */
  async send(request: Request, response: Response): Promise<void> {
    const bytes = (this.bytes ??= this.read());
    this.tag ??= textTag(bytes);
    response.vary('Accept-Encoding').set('ETag', this.tag);
    if (hasIt(request.get('if-none-match'), this.tag)) {
      response.status(304).end();
      return;
    }
    const encoding = (request.acceptsEncodings(['br', 'gzip', 'identity']) || 'identity') as Encoding;
    const known = this.encoded.get(encoding) ?? encodings[encoding](bytes);
    this.encoded.set(encoding, known);
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.end(await known);
  }
}
