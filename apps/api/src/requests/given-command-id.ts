import { isDerivedId } from '#games';
import { both } from '#kernel';
import { ApiError } from '../errors/api-error.js';

const DERIVED = both(
  'A `commandId` is a UUID that you choose at random (version 4 or 7). UUIDs of version 8 are the server’s own.',
  'Un `commandId` est un UUID que vous tirez au sort (version 4 ou 7). Les UUID de version 8 sont ceux du serveur.',
);

/**
 * The command id that a client has given, in lower case. Throws an ApiError for a UUID of version 8: the server derives such ids for
 * its own commands, and a client that took one would keep them from happening.
 */
export function givenCommandId(text: string): string {
  const commandId = text.toLowerCase();
  if (isDerivedId(commandId)) throw new ApiError('BAD_USER_INPUT', DERIVED);
  return commandId;
}
