import type { Asking } from './asking.js';
import type { LeagueEvent } from './events.js';
import type { Season } from './state.js';

/**
 * Games of a format without common rounds: the games that are paired at one time are a round of their own, which
 * waits for no other.
 */
export const pairedAtOnce = (
  { number, rounds }: Season,
  games: readonly (readonly string[])[],
  { by, at, gameIdOf }: Asking,
): LeagueEvent => ({
  type: 'roundPaired',
  season: number,
  round: rounds.length + 1,
  pairings: games.map((players, place) => ({ gameId: gameIdOf(place), players: [...players] })),
  byes: [],
  startsAt: at,
  isProposed: true,
  by,
});
