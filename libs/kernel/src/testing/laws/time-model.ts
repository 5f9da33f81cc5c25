import { DAY, type Calendar } from '../../calendar.js';
import { deadlineOfSeat } from '../../clocks.js';
import type { Game } from '../../game.js';
import type { Seat } from '../../seat.js';
import type { Waiting } from '../../waiting.js';

/** Another way to count time than that of the clocks: day by day. */
export function countedDayByDay(from: number, until: number, calendar: Calendar | undefined): number {
  let sum = 0;
  for (let time = from; time < until;) {
    const end = Math.min(until, calendar ? midnightAfter(time, calendar) : until);
    if (!isDayOff(time, calendar)) sum += end - time;
    time = end;
  }
  return sum;
}

/** Whether a time is in the middle of a pause. */
export const isWithinPause = (time: number, calendar: Calendar | undefined): boolean =>
  isDayOff(time, calendar) && isDayOff(time - 1, calendar);

function isDayOff(time: number, calendar: Calendar | undefined): boolean {
  if (!calendar) return false;
  const day = Math.floor((time + calendar.utcOffset * 60_000) / DAY);
  // 1970 began on a Thursday, the fourth day of its week.
  return calendar.daysOff.includes(((((day + 3) % 7) + 7) % 7) + 1);
}

function midnightAfter(time: number, { utcOffset }: Calendar): number {
  const offset = utcOffset * 60_000;
  return (Math.floor((time + offset) / DAY) + 1) * DAY - offset;
}

/** The time that a seat has left at a time, in milliseconds; `undefined` where none runs. */
export function timeLeft(game: Readonly<Game>, waiting: Waiting, seat: Seat, at: number): number | undefined {
  const deadline = deadlineOfSeat(game.clocks, waiting, seat);
  return deadline === null ? undefined : countedDayByDay(runsFrom(game, seat, at), deadline, game.calendar);
}

/** When the time of a seat runs: from a time, or from the end of its vacation. */
export const runsFrom = ({ vacations }: Readonly<Game>, seat: Seat, at: number): number =>
  Math.max(at, vacations?.[seat]?.until ?? at);
