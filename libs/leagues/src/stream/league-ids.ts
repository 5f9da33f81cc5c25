import { derivedId, isUuid, openedGameId, type LoadedGame } from '#records';

const PREFIX = 'league/';

/**
 * The actor that opens the games of a league, and seats their players: the league itself. No account has such an id.
 */
export const leagueAsAccount = (leagueId: string): string => PREFIX + leagueId;

/** The league of an opener of games; `undefined` for an account. */
export function leagueNamed(opener: string): string | undefined {
  const leagueId = opener.startsWith(PREFIX) ? opener.slice(PREFIX.length) : '';
  return isUuid(leagueId) ? leagueId : undefined;
}

/** The league that opened a game; `undefined` for the game of an account. */
export const leagueOf = ({ game: { openedBy } }: LoadedGame): string | undefined => leagueNamed(openedBy);

/** The league that an account opens with a command id. */
export const openedLeagueId = (account: string, commandId: string): string => derivedId('league', account, commandId);

/** The command id with which a league opens the game at an index of a round that was paired under this command id. */
export const openingCommandId = (pairedBy: string, place: number): string =>
  derivedId('pairing', pairedBy, String(place));

/** The id of that game. */
export const pairedGameId = (leagueId: string, pairedBy: string, place: number): string =>
  openedGameId(leagueAsAccount(leagueId), openingCommandId(pairedBy, place));
