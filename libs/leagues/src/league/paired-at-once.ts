import type { Asking } from './asking.js';
import type { LeagueEvent } from './events.js';
import { withGames } from './running/boards.js';
import type { Season } from './state.js';

/**
 * Games of a format without common rounds: the games that are paired at one time are a round of their own, which
 * waits for no other.
 */
export const pairedAtOnce = (season: Season, games: readonly (readonly string[])[], asking: Asking): LeagueEvent => ({
  type: 'roundPaired',
  season: season.number,
  round: season.rounds.length + 1,
  pairings: withGames(
    season,
    games.map((players) => ({ players, match: null })),
    asking,
  ),
  byes: [],
  startsAt: asking.at,
  isProposed: true,
  by: asking.by,
});
