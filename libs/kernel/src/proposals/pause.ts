import { addCounting, countingBetween } from '../calendar.js';
import { runsFrom, type Clocks, type StepClock } from '../clocks.js';
import type { Seat } from '../seat.js';
import type { SeatVacation } from '../vacation.js';

/** A pause that all have agreed to. */
export interface Pause {
  /** Version of its event. */
  readonly since: number;
  /** After how many seconds it ends automatically; absent where a player ends it. */
  readonly seconds?: number;
}

/** Stops the clocks of a game, in place, at time `at`; those that stand already stay as they are. */
export function stopClocks(game: Clocks, at: number): void {
  game.stoppedAt ??= at;
}

/** Lets the clocks of a game that stand go on at time `at`, in place, with the time that was left. */
export function startClocks(game: Clocks, at: number): void {
  const { stoppedAt } = game;
  if (stoppedAt === undefined) return;
  const before = { ...game };
  if (game.vacations) game.vacations = game.vacations.map((vacation) => resumed(vacation, stoppedAt, at));
  game.clocks = game.clocks.map((clock) =>
    laterBy(clock, (time, seat) => {
      const start = seat === undefined ? at : runsFrom(game, seat, at);
      const stop = seat === undefined ? stoppedAt : runsFrom(before, seat, stoppedAt);
      return game.calendar
        ? addCounting(start, countingBetween(stop, time, game.calendar), game.calendar)
        : time + at - stoppedAt;
    }),
  );
  delete game.stoppedAt;
}

/** A vacation stands still in a pause, too. */
const resumed = (vacation: SeatVacation, stoppedAt: number, at: number): SeatVacation =>
  vacation.until !== null && vacation.until > stoppedAt
    ? { ...vacation, until: vacation.until + at - stoppedAt }
    : vacation;

/** When the pause of a game ends automatically, in milliseconds since 1970; `null` where it does not, or there is none. */
export const endOfPause = ({ pause, stoppedAt }: Clocks & { readonly pause?: Pause }): number | null =>
  pause?.seconds === undefined || stoppedAt === undefined ? null : stoppedAt + pause.seconds * 1_000;

function laterBy(clock: StepClock, later: (time: number, seat?: Seat) => number): StepClock {
  if (clock.due === null) return clock;
  const asked = clock.asked?.map(({ seat, from, until }) => ({
    seat,
    from: later(from, seat),
    until: later(until, seat),
  }));
  return { ...clock, due: later(clock.due), ...(asked ? { asked } : {}) };
}
