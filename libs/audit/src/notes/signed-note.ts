import { base64, hex } from '@scure/base';
import type { Signer, Verifier } from './keys.js';

/** A text, and its signers among the wanted ones. */
export interface OpenedNote {
  /** Ends with a newline. */
  readonly text: string;
  /** Never empty. */
  readonly signedBy: readonly Verifier[];
}

/** The reason why a note is not accepted. */
export class NoteError extends Error {}

/** A signature with its stated key. */
interface SignatureLine {
  readonly name: string;
  readonly keyId: string;
  readonly signature: Uint8Array;
}

const LINE = /^— (?<name>[^\s+]+) (?<bytes>[A-Za-z0-9+/]+=*)$/u;
const HALF = /\p{Surrogate}/u;
// oxlint-disable-next-line no-control-regex -- the form forbids them
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/u;

/**
 * A text with signatures under it, in the C2SP signed-note form. Throws a TypeError for a text that does not end with a newline or
 * has other control characters.
 */
export function signNote(text: string, signers: readonly Signer[]): string {
  if (!isText(text))
    throw new TypeError('The text of a note ends with a newline, and has no other control characters.');
  const lines = signers.map((signer) => `— ${signer.name} ${base64.encode(signatureOf(signer, text))}\n`);
  return `${text}\n${lines.join('')}`;
}

const isText = (text: string): boolean => text.endsWith('\n') && !CONTROL.test(text) && !HALF.test(text);

const signatureOf = (signer: Signer, text: string): Uint8Array =>
  Uint8Array.of(...hex.decode(signer.keyId), ...signer.sign(text));

/**
 * Opens a note with at least one trusted signature. Signatures of other keys are skipped, but a wrong one of a
 * trusted key is refused. Throws a NoteError with the reason.
 */
export function openNote(note: string, trusted: readonly Verifier[]): OpenedNote {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  if (end < 0 || !note.endsWith('\n') || !isText(text))
    throw new NoteError('A signed note is a text, an empty line, and signatures, one per line.');
  const signedBy = note
    .slice(end + 2, -1)
    .split('\n')
    .map(readLine)
    .flatMap((line) => trusted.filter((verifier) => isSignedBy(text, line, verifier)));
  if (signedBy.length === 0) throw new NoteError('No trusted key has signed this.');
  return { text, signedBy: [...new Set(signedBy)] };
}

function readLine(line: string): SignatureLine {
  const { name, bytes } = LINE.exec(line)?.groups ?? {};
  if (name === undefined || bytes === undefined) throw new NoteError(`“${line}” is not a signature line.`);
  const decoded = decode(bytes);
  return { name, keyId: hex.encode(decoded.slice(0, 4)), signature: decoded.slice(4) };
}

function decode(bytes: string): Uint8Array {
  try {
    return base64.decode(bytes);
  } catch {
    throw new NoteError(`“${bytes}” is not base64.`);
  }
}

function isSignedBy(text: string, { name, keyId, signature }: SignatureLine, verifier: Verifier): boolean {
  if (verifier.name !== name || verifier.keyId !== keyId) return false;
  if (verifier.verify(text, signature)) return true;
  throw new NoteError(`The signature of “${name}” does not fit this text.`);
}
