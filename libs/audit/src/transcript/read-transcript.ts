import type { z } from 'zod';
import { lineSchemas } from './form.js';
import { linesIn } from './lines-in.js';

/** A line of a transcript. */
export type TranscriptLine = z.output<(typeof lineSchemas)[keyof typeof lineSchemas]>;

/** A file is no transcript. */
export class NoTranscript extends Error {}

/**
 * The lines of a transcript one after the other, by their form alone: whether they are true, `verifyTranscript` says. Throws NoTranscript
 * for the first that is none, or stands where it does not belong.
 * @param pieces the file.
 */
export async function* readTranscript(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<TranscriptLine> {
  let number = 0;
  let isOver = false;
  for await (const line of linesIn(pieces)) {
    number += 1;
    const schemas: readonly z.ZodType<TranscriptLine>[] =
      number === 1 ? [lineSchemas.header] : isOver ? [] : [lineSchemas.commit, lineSchemas.end];
    const read = lineAs(schemas, contentOf(line));
    if (!read) throw new NoTranscript(`Line ${number} is not a line of a transcript, or not one that may stand there.`);
    isOver = 'end' in read;
    yield read;
  }
  if (!isOver) throw new NoTranscript(`The transcript breaks off after line ${number}.`);
}

function lineAs(schemas: readonly z.ZodType<TranscriptLine>[], content: unknown): TranscriptLine | undefined {
  for (const schema of schemas) {
    const { success, data } = schema.safeParse(content);
    if (success) return data;
  }
  return undefined;
}

function contentOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
