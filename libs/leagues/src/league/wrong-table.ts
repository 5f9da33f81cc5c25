import type { Refusal } from '#kernel';
import type { Asking } from './asking.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import { boardsIn, tooFewFor } from './running/boards.js';
import { matchPlanOf } from './running/match-games.js';
import type { Season } from './state.js';

/** Refuses a pairing whose number of players does not fit the seats of the game. */
export function wrongTable(
  season: Season,
  pairings: readonly { readonly players: readonly string[] }[],
  seats: Asking['seats'],
): Refusal<LeagueRefusalCode> | undefined {
  if (matchPlanOf(season) && pairings.some(({ players }) => players.length !== 2)) return refuseLeague('duelsOnly');
  const paired = new Set(pairings.flatMap(({ players }) => players));
  const entries = season.entries.filter(({ player }) => paired.has(player));
  const [short] = entries.flatMap((entry) => tooFewFor(season, entry) ?? []);
  if (short || !seats) return short;
  const { least, most } = seats;
  const isOnBoards = boardsIn(season.plan) !== undefined;
  const sizes = new Map(entries.map(({ player, members }) => [player, isOnBoards ? 1 : members.length]));
  const wrong = pairings
    .map(({ players }) => players.reduce((sum, player) => sum + (sizes.get(player) ?? 0), 0))
    .find((count) => count < least || count > most);
  return wrong === undefined ? undefined : refuseLeague('wrongTable', { count: wrong, least, most });
}
