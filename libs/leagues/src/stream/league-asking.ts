import { SYSTEM } from '#records';
import type { Asking } from '../league/asking.js';
import { pairedGameId } from './league-ids.js';

/** Who asks a league, when and under which id: of a command that is on its way, or of one that is stored. */
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
