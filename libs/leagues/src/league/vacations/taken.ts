import type { Season } from '../state.js';
import type { TakenVacation } from './schemas.js';

/** A day of vacation, in milliseconds. */
export const DAY = 86_400_000;

/** The vacation that an account has taken in a season; `undefined` before the first. */
export const vacationOf = ({ vacations = [] }: Pick<Season, 'vacations'>, account: string): TakenVacation | undefined =>
  vacations.find((one) => one.account === account);

/** The days of vacation that an account may still take in a season; `undefined` where it gives none. */
export function vacationLeft(season: Pick<Season, 'plan' | 'vacations'>, account: string): number | undefined {
  const { vacation } = season.plan;
  return vacation && Math.max(0, vacation.days - (vacationOf(season, account)?.taken ?? 0));
}
