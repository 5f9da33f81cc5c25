import { faultReasons, verifyTranscript, withDraws, type Draw, type Judge, type TranscriptRuleset } from '#audit';
import { inLog } from './in-log.js';
import type { Case, Judged, JudgedBy, MissingRules } from './verdict.js';

/** The rules of a transcript are not at hand, so that it is neither sound nor unsound. */
export class RulesMissing extends Error {
  constructor(readonly rules: MissingRules) {
    super(`The rules of ${rules.name} ${rules.version} are missing.`);
  }
}

/**
 * Judges a transcript under the released rules that it names, and tells how far it is.
 * @param load finds these rules, and may throw RulesMissing.
 */
export async function judge(
  { file, proofs, locale, wants }: Case,
  load: Judge['rulesOf'],
  tell: (judged: Judged) => void,
): Promise<void> {
  let rules: JudgedBy | undefined;
  const draws: Draw[] = [];
  const rulesOf = async (pin: TranscriptRuleset) => {
    const edition = await load(pin);
    if (edition?.digest != null) rules = { name: pin.name, version: pin.version, digest: edition.digest };
    return edition && wants === 'draws' ? withDraws(edition, (draw) => draws.push(draw)) : edition;
  };
  try {
    const verdict = await verifyTranscript(
      piecesOf(file, (share) => tell({ kind: 'progress', share })),
      { rulesOf },
    );
    if (verdict.ok && wants === 'draws') tell({ kind: 'drawn', seed: verdict.end.seed, draws });
    else if (verdict.ok) {
      const { commits, key, latitude, end } = verdict;
      const log = await inLog({ gameId: end.id, hash: end.hash }, key, proofs);
      tell({ kind: 'sound', commits, key, rules, latitude: latitude?.[locale], log });
    } else {
      const { fault } = verdict;
      tell({ kind: 'unsound', fault, reason: faultReasons[fault.reason][locale] });
    }
  } catch (error) {
    if (!(error instanceof RulesMissing)) throw error;
    tell({ kind: 'undecided', rules: error.rules });
  }
}

/** The bytes of a file, as they are read. */
async function* piecesOf(file: File, onShare: (share: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  let read = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    yield* inParts(piece.value, (bytes) => onShare((read += bytes) / file.size));
  }
}

/** So many bytes are judged between two reports. */
const PART = 16_384;

function* inParts(bytes: Uint8Array, onPart: (bytes: number) => void): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    yield part;
    onPart(part.length);
  }
}
