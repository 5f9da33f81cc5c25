import { base64 } from '@scure/base';
import type { Hash } from './hashes.js';

/** The proof that an entry is in the log of a checkpoint. */
export interface InclusionText {
  /** Number of the entry, from 0. */
  readonly index: number;
  readonly proof: readonly Hash[];
  /** A signed note. */
  readonly checkpoint: string;
}

/** The proof that the log of a checkpoint contains an older one. */
export interface ConsistencyText {
  /** Number of entries of the older one. */
  readonly from: number;
  readonly proof: readonly Hash[];
  /** The newer checkpoint, a signed note. */
  readonly checkpoint: string;
}

/** The reason why a text is not a proof. */
export class ProofTextError extends Error {}

const TLOG_PROOF = 'c2sp.org/tlog-proof@v1';
const INCLUSION =
  /^c2sp\.org\/tlog-proof@v1\nindex (?<number>0|[1-9]\d{0,15})\n(?<hashes>(?:[A-Za-z0-9+/]{43}=\n)*)\n(?<checkpoint>[^]+)$/u;
const CONSISTENCY = /^old (?<number>0|[1-9]\d{0,15})\n(?<hashes>(?:[A-Za-z0-9+/]{43}=\n)*)\n(?<checkpoint>[^]+)$/u;

const linesOf = (hashes: readonly Hash[]): string => hashes.map((hash) => `${base64.encode(hash)}\n`).join('');

/** A proof of inclusion in the C2SP tlog-proof form. */
export const inclusionText = ({ index, proof, checkpoint }: InclusionText): string =>
  `${TLOG_PROOF}\nindex ${index}\n${linesOf(proof)}\n${checkpoint}`;

/** A proof of consistency in the request form of C2SP witnesses (tlog-witness, `add-checkpoint`). */
export const consistencyText = ({ from, proof, checkpoint }: ConsistencyText): string =>
  `old ${from}\n${linesOf(proof)}\n${checkpoint}`;

/** Reads a proof of inclusion, by its form alone. Throws a ProofTextError. */
export function readInclusion(text: string): InclusionText {
  const {
    number: index,
    proof,
    checkpoint,
  } = read(INCLUSION, text, `${TLOG_PROOF}, an index, hashes in base64, an empty line and a checkpoint`);
  return { index, proof, checkpoint };
}

/** Reads a proof of consistency, by its form alone. Throws a ProofTextError. */
export function readConsistency(text: string): ConsistencyText {
  const {
    number: from,
    proof,
    checkpoint,
  } = read(CONSISTENCY, text, 'the size of the older log, hashes in base64, an empty line and a checkpoint');
  return { from, proof, checkpoint };
}

function read(form: RegExp, text: string, what: string) {
  const { number, hashes, checkpoint } = form.exec(text)?.groups ?? {};
  if (number === undefined || checkpoint === undefined || !Number.isSafeInteger(Number(number)))
    throw new ProofTextError(`This is not a proof: a proof has ${what}.`);
  const proof = (hashes ?? '')
    .split('\n')
    .slice(0, -1)
    .map((line) => base64.decode(line));
  return { number: Number(number), proof, checkpoint };
}
