import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { Plan } from '../plan.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import type { Season } from '../state.js';
import { DAY, vacationLeft, vacationOf } from './taken.js';

/** Refuses a plan that gives vacation both in each game and for the season, or for games elsewhere. */
export const wrongVacation = ({ vacation, table, elsewhere }: Plan): Refusal<LeagueRefusalCode> | undefined =>
  vacation && (table.vacation ?? elsewhere) ? refuseLeague('wrongVacation') : undefined;

/** A player takes days of vacation, for all games of the season. */
export function takeVacation(season: Season, { days }: CommandOf<'takeVacation'>, { by, at }: Asking): LeagueDecision {
  const left = vacationLeft(season, by);
  if (left === undefined) return refuseLeague('noSeasonVacation');
  if (!season.entries.some(({ members }) => members.includes(by))) return refuseLeague('notEntered', { player: by });
  if (days > left) return refuseLeague('vacationTooLong', { left });
  const until = Math.max(at, vacationOf(season, by)?.until ?? at) + days * DAY;
  return { events: [{ type: 'vacationTaken', season: season.number, days, until, by }] };
}
