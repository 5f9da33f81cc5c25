import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FaultReport } from '../../api-parts.js';
import { hasIt, textTag } from './entity-tag.js';

/** A file that the server makes of what it knows. */
interface SentFile {
  readonly type: 'application/x-ndjson' | 'text/csv' | 'text/plain';
  readonly name: string;
  /** `attachment`: to be kept; `inline`: to be shown. */
  readonly disposition: 'attachment' | 'inline';
  /** What changes whenever the file does. */
  readonly version: string;
  /** Its lines, made only for who does not have them. */
  readonly lines: () => Iterable<string> | AsyncIterable<string>;
}

/**
 * Answers with a file, or with 304 where the client has it. What goes wrong once the file has begun can only break it off: its end is missing then, and no
 * verifier takes it.
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
