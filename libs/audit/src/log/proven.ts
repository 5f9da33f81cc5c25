import { openCheckpoint, type Checkpoint } from '../notes/checkpoint.js';
import type { Verifier } from '../notes/keys.js';
import { leafOf, type LogEntry } from './entry.js';
import { readConsistency, readInclusion } from './proof-text.js';
import { isConsistent, isIncluded } from './proofs.js';

/** A proof does not prove its claim. */
export class UnprovenError extends Error {}

/** The position of a game in a log. */
export interface ProvenEntry {
  /** Number of the entry, from 0. */
  readonly index: number;
  readonly checkpoint: Checkpoint;
}

/**
 * Verifies that a game, with this hash of its last commit, is in the log of a trusted server. Throws an UnprovenError
 * when it does not follow, and a ProofTextError or NoteError for an invalid proof or checkpoint.
 * @param text in the form of `inclusionText`.
 */
export function provenEntry(entry: LogEntry, text: string, trusted: readonly Verifier[]): ProvenEntry {
  const { index, proof, checkpoint: note } = readInclusion(text);
  const checkpoint = openCheckpoint(note, trusted);
  const { size, root } = checkpoint;
  if (!isIncluded({ index, size, leaf: leafOf(entry), root }, proof))
    throw new UnprovenError(`Game ${entry.gameId}, with this result, is not entry ${index} of this log of ${size}.`);
  return { index, checkpoint };
}

/**
 * Verifies that a newer log begins with all entries of an older one. Returns the newer checkpoint. Throws an
 * UnprovenError when it does not follow, and a ProofTextError or NoteError for an invalid proof or checkpoint.
 * @param text in the form of `consistencyText`.
 */
export function provenGrowth(before: Checkpoint, text: string, trusted: readonly Verifier[]): Checkpoint {
  const { from, proof, checkpoint: note } = readConsistency(text);
  const after = openCheckpoint(note, trusted);
  if (after.origin !== before.origin)
    throw new UnprovenError(`These are two different logs: of “${before.origin}” and of “${after.origin}”.`);
  if (from !== before.size)
    throw new UnprovenError(
      `This proof is about a log of ${from} entries, but the older checkpoint has ${before.size}.`,
    );
  if (!isConsistent(before, after, proof))
    throw new UnprovenError(
      `The log of ${after.size} entries does not contain the one of ${before.size}: something was removed, changed or replaced.`,
    );
  return after;
}
