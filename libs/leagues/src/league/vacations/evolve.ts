import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';
import { vacationOf } from './taken.js';

/** A season after a vacation was taken; the given one is not changed. */
export function afterVacation(
  season: Season,
  { by: account, days, until }: Extract<LeagueEvent, { readonly type: 'vacationTaken' }>,
): Season {
  const others = (season.vacations ?? []).filter((one) => one.account !== account);
  const taken = (vacationOf(season, account)?.taken ?? 0) + days;
  return { ...season, vacations: [...others, { account, taken, until }] };
}
