import type { LoadedGame } from '#records';
import type { SeatOfLeague, Season } from '../league/state.js';
import { DAY, vacationOf } from '../league/vacations/taken.js';

type Following = Pick<Season, 'plan' | 'vacations'>;

/**
 * The days that a seat takes in its game, so that its clock stands still until its vacation of the season ends: whole ones, so up to one
 * more where the clock began to run within the vacation. 0 where its player is not on vacation, or the seat has followed already.
 * @param at the time, in milliseconds since 1970.
 */
export function daysToFollow(
  season: Following,
  { seat, account }: SeatOfLeague,
  { game }: LoadedGame,
  at: number,
): number {
  const until = season.plan.vacation && vacationOf(season, account)?.until;
  const own = game.vacations?.[seat];
  const isTheirs = game.seats.some((holder) => holder.seat === seat && holder.account === account);
  if (until === undefined || !own || !isTheirs) return 0;
  const days = Math.ceil((until - Math.max(at, own.until ?? at)) / DAY);
  return Math.min(Math.max(0, days), own.left);
}

/** Whether no seat has taken more days in its game than its player in the season: a game gives no vacation of its own then. */
export function keepsToVacations(season: Following, seats: readonly SeatOfLeague[], { game }: LoadedGame): boolean {
  const { vacation } = season.plan;
  if (!vacation) return true;
  return seats.every(({ seat, account }) => {
    const taken = vacation.days - (game.vacations?.[seat]?.left ?? vacation.days);
    return taken <= (vacationOf(season, account)?.taken ?? 0);
  });
}
