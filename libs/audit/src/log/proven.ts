import { openCheckpoint, type Checkpoint } from '../notes/checkpoint.js';
import type { Verifier } from '../notes/keys.js';
import { leafOf, type LogEntry } from './entry.js';
import { readConsistency, readInclusion } from './proof-text.js';
import { isConsistent, isIncluded } from './proofs.js';

/** A proof does not prove what it should. */
export class UnprovenError extends Error {}

/** Where a game stands in a log. */
export interface ProvenEntry {
  /** Number of the entry, from 0. */
  readonly index: number;
  readonly checkpoint: Checkpoint;
}

/**
 * Shows that a game, with this hash of its last commit, is in the log of somebody who is trusted.
 * Throws an UnprovenError when it does not follow, a ProofTextError or NoteError for what is no proof or no checkpoint of theirs.
 * @param text as `inclusionText` writes it.
 */
export function provenEntry(entry: LogEntry, text: string, trusted: readonly Verifier[]): ProvenEntry {
  const { index, proof, checkpoint: note } = readInclusion(text);
  const checkpoint = openCheckpoint(note, trusted);
  const { size, root } = checkpoint;
  if (!isIncluded({ index, size, leaf: leafOf(entry), root }, proof))
    throw new UnprovenError(`Game ${entry.gameId}, as it ended, is not entry ${index} of this log of ${size}.`);
  return { index, checkpoint };
}

/**
 * Shows that a newer log contains an older one, entry for entry. Gives the newer checkpoint.
 * Throws an UnprovenError when it does not follow, a ProofTextError or NoteError for what is no proof or no checkpoint of theirs.
 * @param text as `consistencyText` writes it.
 */
export function provenGrowth(before: Checkpoint, text: string, trusted: readonly Verifier[]): Checkpoint {
  const { from, proof, checkpoint: note } = readConsistency(text);
  const after = openCheckpoint(note, trusted);
  if (after.origin !== before.origin)
    throw new UnprovenError(`These are two logs: of “${before.origin}” and of “${after.origin}”.`);
  if (from !== before.size)
    throw new UnprovenError(
      `This proof is about a log of ${from} entries, and the older checkpoint has ${before.size}.`,
    );
  if (!isConsistent(before, after, proof))
    throw new UnprovenError(
      `The log of ${after.size} entries does not contain the one of ${before.size}: something was taken out, changed or exchanged.`,
    );
  return after;
}
