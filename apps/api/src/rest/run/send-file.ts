import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FaultReport } from '../../api-parts.js';
import { hasIt, textTag } from './entity-tag.js';

/** A file that the server generates. */
interface SentFile {
  readonly type: 'application/x-ndjson' | 'text/csv' | 'text/plain' | 'text/calendar';
  readonly name: string;
  /** `attachment`: to be saved; `inline`: to be shown. */
  readonly disposition: 'attachment' | 'inline';
  /** A value that changes whenever the file does. */
  readonly version: string;
  /** Its lines, generated only for clients that do not have them. */
  readonly lines: () => Iterable<string> | AsyncIterable<string>;
}

/**
 * Answers with a file, or with 304 where the client has it. An error after its beginning can only break it off: then
 * its end is missing, and no verifier accepts it.
 */
export async function sendFile(
  request: Request,
  response: Response,
  { type, name, disposition, version, lines }: SentFile,
  report: FaultReport,
): Promise<void> {
  const tag = textTag(version);
  response.set({
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `${disposition}; filename="${name}"`,
    ETag: tag,
    'Cache-Control': 'public, no-cache',
  });
  if (hasIt(request.headers['if-none-match'], tag)) {
    response.status(304).end();
    return;
  }
  try {
    await pipeline(Readable.from(lines()), response);
  } catch (fault) {
    if (!response.closed) report(fault);
    response.destroy();
  }
}
