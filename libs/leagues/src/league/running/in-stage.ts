import { isRefusal } from '#kernel';
import type { LeagueDecision } from '../asking.js';
import type { Season } from '../state.js';
import { dueFinals, withFinals } from './finals.js';

/**
 * Decides on a round of a season; where it is the first of the finals, they begin with it.
 * @param pair decides on the round.
 */
export function inStage(
  season: Season,
  round: number,
  by: string,
  pair: (season: Season) => LeagueDecision,
): LeagueDecision {
  const due = round === season.rounds.length + 1 ? dueFinals(season, by) : undefined;
  if (!due) return pair(season);
  const decision = pair(withFinals(season, due));
  return isRefusal(decision) ? decision : { events: [due, ...decision.events] };
}
