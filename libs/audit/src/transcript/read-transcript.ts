import { z } from 'zod';
import { campaignLineSchemas } from './campaign-form.js';
import { lineSchemas } from './form.js';
import { linesIn } from './lines-in.js';

/** The lines of a kind of transcripts. */
interface LineSchemas<Header, Commit, End> {
  readonly header: z.ZodType<Header>;
  readonly commit: z.ZodType<Commit>;
  readonly end: z.ZodType<End>;
}

/** A line of the transcript of a game. */
export type TranscriptLine = z.output<(typeof lineSchemas)[keyof typeof lineSchemas]>;

/** A line of the transcript of a campaign. */
export type CampaignTranscriptLine = z.output<(typeof campaignLineSchemas)[keyof typeof campaignLineSchemas]>;

/** A file is not a transcript. */
export class NoTranscript extends Error {}

/** The pieces of a file. */
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * The lines of a game's transcript one after the other, checked only for their form; `verifyTranscript` verifies
 * them. Throws NoTranscript for the first malformed or misplaced line.
 */
export const readTranscript = (pieces: Pieces): AsyncIterable<TranscriptLine> => readLines(pieces, lineSchemas);

/** The same for a campaign. */
export const readCampaignTranscript = (pieces: Pieces): AsyncIterable<CampaignTranscriptLine> =>
  readLines(pieces, campaignLineSchemas);

async function* readLines<Header extends object, Commit extends object, End extends object>(
  pieces: Pieces,
  { header, commit, end }: LineSchemas<Header, Commit, End>,
): AsyncIterable<Header | Commit | End> {
  let number = 0;
  let isOver = false;
  for await (const line of linesIn(pieces)) {
    number += 1;
    const schemas: readonly z.ZodType<Header | Commit | End>[] = number === 1 ? [header] : isOver ? [] : [commit, end];
    const read = lineAs(schemas, contentOf(line));
    if (!read)
      throw new NoTranscript(`Line ${number} is not a line of a transcript, or not one that is allowed there.`);
    isOver = 'end' in read;
    yield read;
  }
  if (!isOver) throw new NoTranscript(`The transcript breaks off after line ${number}.`);
}

const kinds = ['game', 'campaign', 'league'] as const;

/** The kinds of transcripts. */
export type TranscriptKind = (typeof kinds)[number];

/**
 * The stated subject of a transcript; `undefined` for any other file.
 * @param pieces the file: only its first line is read.
 */
export async function transcriptKind(pieces: Pieces): Promise<TranscriptKind | undefined> {
  for await (const line of linesIn(pieces)) return kindSchema.safeParse(contentOf(line)).data?.header.kind;
  return undefined;
}

const kindSchema = z.object({ header: z.object({ kind: z.enum(kinds) }) });

function lineAs<Line>(schemas: readonly z.ZodType<Line>[], content: unknown): Line | undefined {
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
