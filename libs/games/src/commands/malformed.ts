import { localized, type Localized } from '#kernel';
import { gameRefusals, isSeatSeed, isSeedCommitment } from '#kernel/server';
import { isUuid } from '#records';
import type { Invalid, NotFound } from '../outcome.js';

/** The fault in the form of a request; `undefined` when there is none. */
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
      localized(
        'The command id must be a UUID in lower case.',
        'L’identifiant de commande doit être un UUID en minuscules.',
      ),
    );
  if (expectedVersion !== undefined && !(Number.isSafeInteger(expectedVersion) && expectedVersion >= 1)) {
    return invalid(
      localized(
        'The expected version must be a whole number from 1.',
        'La version attendue doit être un nombre entier à partir de 1.',
      ),
    );
  }
  if (seed != null && !isSeatSeed(seed)) return invalid(gameRefusals.invalidSeed);
  if (seedCommitment != null && !isSeedCommitment(seedCommitment)) return invalid(gameRefusals.invalidSeedCommitment);
  if (gameId !== undefined && !isUuid(gameId)) return { status: 'notFound', what: 'game' };
  return undefined;
}

/** The answer to a malformed request. */
export const invalid = (issue: Localized): Invalid => ({ status: 'invalid', issue });
