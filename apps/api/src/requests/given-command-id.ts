import { isDerivedId } from '#records';
import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

const DERIVED = localized(
  'A `commandId` is a random UUID of your choice (version 4 or 7). UUIDs of version 8 are reserved for the server.',
  'Un `commandId` est un UUID aléatoire de votre choix (version 4 ou 7). Les UUID de version 8 sont réservés au serveur.',
);

/**
 * The command id of a client, in lower case. Throws an ApiError for a UUID of version 8: the server derives such ids
 * for its own commands, and a client that used one would prevent them.
 */
export function givenCommandId(text: string): string {
  const commandId = text.toLowerCase();
  if (isDerivedId(commandId)) throw new ApiError('BAD_USER_INPUT', DERIVED);
  return commandId;
}
