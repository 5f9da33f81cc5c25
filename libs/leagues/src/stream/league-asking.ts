import { SYSTEM } from '#records';
import type { Asking } from '../league/asking.js';
import { pairedGameId } from './league-ids.js';

/** The author, time and id of a league command: of a new command, or of a stored one. */
export const askingOf = (
  leagueId: string,
  { actor, at, commandId }: { readonly actor: string; readonly at: number; readonly commandId: string },
  seats?: Asking['seats'],
): Asking => ({
  by: actor,
  isSystem: actor === SYSTEM,
  at,
  gameIdOf: (place) => pairedGameId(leagueId, commandId, place),
  seats,
});
