import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import {
  NoteError,
  NoTranscript,
  openCheckpoint,
  ProofTextError,
  provenEntry,
  provenGrowth,
  readTranscript,
  UnprovenError,
  verifierFrom,
  type LogEntry,
  type Verifier,
} from '#audit';
import { answer } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';

/** Checks a proof of the log. Returns the exit code: 1 where it does not hold. */
export async function log(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('log');
  const { what, given, proof, key } = request;
  try {
    const trusted = [verifierFrom(key)];
    const says = what === 'game' ? await gameIn(given, proof, trusted) : await growthOf(given, proof, trusted);
    answer({ of: given, ok: true, says }, says);
    return 0;
  } catch (error) {
    if (!isVerdict(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

const isVerdict = (error: unknown): error is Error =>
  [NoteError, NoTranscript, ProofTextError, UnprovenError].some((kind) => error instanceof kind);

async function gameIn(file: string, proof: string, trusted: readonly Verifier[]): Promise<string> {
  const ended = await endIn(file);
  const { index, checkpoint } = provenEntry(ended, await readFile(proof, 'utf8'), trusted);
  return `game ${ended.gameId} is entry ${index} of the log of ${checkpoint.origin}, of ${checkpoint.size}`;
}

async function growthOf(older: string, proof: string, trusted: readonly Verifier[]): Promise<string> {
  const before = openCheckpoint(await readFile(older, 'utf8'), trusted);
  const after = provenGrowth(before, await readFile(proof, 'utf8'), trusted);
  return `the log of ${after.origin} has ${after.size} entries, and the first ${before.size} are unchanged`;
}

/** The game of a transcript, and its result. Throws a NoTranscript. */
async function endIn(file: string): Promise<LogEntry> {
  let ended: LogEntry | undefined;
  for await (const line of readTranscript(createReadStream(file)))
    if ('end' in line) ended = { gameId: line.end.id, hash: line.end.hash };
  if (!ended) throw new NoTranscript('The transcript has no end.');
  return ended;
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]) {
  const {
    positionals,
    values: { key },
  } = readWords('log', words);
  const [what, given, proof, ...more] = positionals;
  if ((what !== 'game' && what !== 'growth') || given === undefined || proof === undefined) return undefined;
  return key === undefined || more.length > 0 ? undefined : ({ what, given, proof, key } as const);
}
