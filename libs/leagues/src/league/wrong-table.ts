import type { Refusal } from '#kernel';
import type { Asking } from './asking.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { matchPlanOf } from './running/match-games.js';
import type { Season } from './state.js';

/** Refuses a pairing whose number of players does not fit the seats of the game. */
export function wrongTable(
  season: Season,
  pairings: readonly { readonly players: readonly string[] }[],
  seats: Asking['seats'],
): Refusal<LeagueRefusalCode> | undefined {
  if (matchPlanOf(season) && pairings.some(({ players }) => players.length !== 2)) return refuseLeague('duelsOnly');
  if (!seats) return undefined;
  const { least, most } = seats;
  const sizes = new Map(season.entries.map(({ player, members }) => [player, members.length]));
  const wrong = pairings
    .map(({ players }) => players.reduce((sum, player) => sum + (sizes.get(player) ?? 0), 0))
    .find((count) => count < least || count > most);
  return wrong === undefined ? undefined : refuseLeague('wrongTable', { count: wrong, least, most });
}
