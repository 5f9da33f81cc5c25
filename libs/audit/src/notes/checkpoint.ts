import { base64 } from '@scure/base';
import type { TreeHead } from '../log/proofs.js';
import type { Signer, Verifier } from './keys.js';
import { NoteError, openNote, signNote } from './signed-note.js';

/** A log at some time, as signed by its server. */
export interface Checkpoint extends TreeHead {
  /** The log: the name of its signer. */
  readonly origin: string;
}

/** A head of the log in the C2SP tlog-checkpoint form: origin, size, root in base64; signed by the origin. */
export const signCheckpoint = (signer: Signer, { size, root }: TreeHead): string =>
  signNote(`${signer.name}\n${size}\n${base64.encode(root)}\n`, [signer]);

const BODY = /^(?<origin>[^\n]+)\n(?<size>0|[1-9]\d{0,15})\n(?<root>[A-Za-z0-9+/]{43}=)\n/u;

/**
 * Reads a checkpoint that a verifier, or one of several keys of its name, has signed. Lines after the root are skipped.
 * Throws a NoteError for anything else.
 */
export function openCheckpoint(note: string, trusted: readonly Verifier[]): Checkpoint {
  const { text, signedBy } = openNote(note, trusted);
  const { origin, size, root } = BODY.exec(text)?.groups ?? {};
  if (origin === undefined || root === undefined || !Number.isSafeInteger(Number(size)))
    throw new NoteError('A checkpoint has three lines: its log, the number of entries, and the root in base64.');
  if (!signedBy.some(({ name }) => name === origin))
    throw new NoteError(`A checkpoint of “${origin}” must be signed by “${origin}”.`);
  return { origin, size: Number(size), root: base64.decode(root) };
}
