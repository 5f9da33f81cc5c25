import { NoteError, ProofTextError, provenEntry, UnprovenError, verifierFrom, type LogEntry } from '#audit';
import type { InLog } from './verdict.js';

/**
 * Looks for a game in a log: the proof of one of the files that shows it there, signed by the server of the transcript.
 * `undefined` where there are no proofs.
 */
export async function inLog(entry: LogEntry, key: string, proofs: readonly File[]): Promise<InLog | undefined> {
  for (const proof of proofs) {
    const text = await proof.text();
    try {
      const { index, checkpoint } = provenEntry(entry, text, [verifierFrom(key)]);
      return { isProven: true, number: index + 1, size: checkpoint.size, origin: checkpoint.origin };
    } catch (error) {
      // It may be the proof of another game.
      if (!isWrong(error)) throw error;
    }
  }
  return proofs.length === 0 ? undefined : { isProven: false };
}

const isWrong = (error: unknown): boolean =>
  error instanceof UnprovenError || error instanceof ProofTextError || error instanceof NoteError;
