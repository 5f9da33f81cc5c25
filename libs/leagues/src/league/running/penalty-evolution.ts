import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';

/** A season with a penalty. */
export function withPenalty(season: Season, event: Extract<LeagueEvent, { readonly type: 'penalized' }>): Season {
  const { number, player, penalty, by, reason } = event;
  const given = { number, player, penalty, after: season.rounds.length, by, reason, lifted: null };
  return { ...season, penalties: [...(season.penalties ?? []), given] };
}

/** A season in which a penalty no longer counts. */
export const withoutPenalty = (
  season: Season,
  { number, reason }: Extract<LeagueEvent, { readonly type: 'penaltyLifted' }>,
): Season => ({
  ...season,
  penalties: (season.penalties ?? []).map((one) => (one.number === number ? { ...one, lifted: reason } : one)),
});
