import { both, type Localized, isPlainText } from '#kernel';
import { isUuid } from './derived-id.js';
import type { Invalid, NotFound } from './outcome.js';

const LONGEST_SEED = 200;

/** What is wrong with the form of a request; `undefined` when nothing is. */
export function malformed(request: {
  readonly gameId?: string;
  readonly commandId?: string;
  readonly expectedVersion?: number | undefined;
  readonly seed?: string | null | undefined;
  readonly seedCommitment?: string | null | undefined;
}): Invalid | NotFound | undefined {
  const { gameId, commandId, expectedVersion, seed, seedCommitment } = request;
  if (commandId !== undefined && !isUuid(commandId))
    return invalid(
      both(
        'The command id must be a UUID in lower case.',
        'L’identifiant de commande doit être un UUID en minuscules.',
      ),
    );
  if (expectedVersion !== undefined && !(Number.isSafeInteger(expectedVersion) && expectedVersion >= 1)) {
    return invalid(
      both(
        'The expected version must be a whole number from 1.',
        'La version attendue doit être un nombre entier à partir de 1.',
      ),
    );
  }
  if (seed != null && !isSeed(seed)) return invalid(SEED_ISSUE);
  if (seedCommitment != null && !isSeedCommitment(seedCommitment)) return invalid(SEED_COMMITMENT_ISSUE);
  if (gameId !== undefined && !isUuid(gameId)) return { status: 'notFound', what: 'game' };
  return undefined;
}

/** Whether a text may be a seat's contribution to chance. It is kept as it is. */
export const isSeed = (seed: string): boolean => seed.length <= LONGEST_SEED && isPlainText(seed);

/** Why a seed is refused. */
export const SEED_ISSUE = both(
  `A seed has at most ${LONGEST_SEED} characters, all of which can be seen.`,
  `Une graine a au plus ${LONGEST_SEED} caractères, tous visibles.`,
);

/** Whether a text may be what a seat commits itself to its seed with. */
export const isSeedCommitment = (commitment: string): boolean => /^[0-9a-f]{64}$/.test(commitment);

/** Why such a commitment is refused. */
export const SEED_COMMITMENT_ISSUE = both(
  'The commitment to a seed is the SHA-256 of its text in UTF-8, as 64 lower-case hex digits.',
  'L’engagement sur une graine est le SHA-256 de son texte en UTF-8, en 64 chiffres hexadécimaux minuscules.',
);

/** The answer to what makes no sense as it is. */
export const invalid = (issue: Localized): Invalid => ({ status: 'invalid', issue });
