import { addCounting, countingBetween, type Calendar } from './calendar.js';
import type { Seat } from './seat.js';
import { spentBank, type TimeBank } from './time-bank.js';
import type { SeatVacation } from './vacation.js';
import { waitsForSeats, type Waiting, type WaitingForSeats } from './waiting.js';

/** The time of one step that is open or suspended. Times are milliseconds since 1970. */
export interface StepClock {
  readonly stepId: string;
  /** When the time of the step runs out, while it is open; `null` while it is suspended. */
  due: number | null;
  /** Time left while suspended; `null` while open. */
  left: number | null;
  /** While the step is open: where seats have banks, the seats that are asked; elsewhere those of them with a time of their own. */
  readonly asked?: readonly SeatClock[];
  /** While suspended: the seats whose time left is another one. */
  readonly lefts?: readonly SeatLeft[];
}

/** The time of one seat that is asked. */
export interface SeatClock {
  readonly seat: Seat;
  /** When its bank begins to run: as the time of the step ends. */
  readonly from: number;
  /** When its bank is spent, and with it its time. */
  readonly until: number;
}

/** The time that a seat has left in a suspended step, in milliseconds. */
export interface SeatLeft {
  readonly seat: Seat;
  readonly left: number;
}

/** The clocks of a game. */
export interface Clocks {
  clocks: StepClock[];
  /** Time of each seat beyond that of the step; absent where there is none. */
  bank?: TimeBank;
  /** When the clocks of the game stopped, in milliseconds since 1970; absent while they run. What is due is later by the time since. */
  stoppedAt?: number;
  /** The rest of the banks, by seat, in milliseconds; absent before the start and where there are none. */
  banks?: number[];
  /** The days on which no clock runs; absent where all time counts. */
  calendar?: Calendar;
  /** The vacations, by seat; absent before the start and where there are none. */
  vacations?: SeatVacation[];
}

/**
 * Moves the clocks on, in place, after a commit at time `at`: a new step gets its full time, an interrupted one keeps what it
 * had left, one that goes on afterwards is due again, everything else is forgotten. Where seats have banks, a seat that has
 * answered pays with its own for the time it took beyond that of the step.
 */
export function windClocks(game: Clocks, waiting: Waiting, at: number): void {
  const { bank, banks } = game;
  if (bank && banks) game.banks = spentBank({ ...game, bank, banks }, stopped(game, waiting), at);
  game.clocks = waitsForSeats(waiting) ? wound(game, waiting, at) : [];
}

/** The clocks that have run until now, and do so no longer; `isSuspended`: because the step is interrupted. */
function stopped({ clocks }: Clocks, waiting: Waiting): readonly (SeatClock & { readonly isSuspended: boolean })[] {
  const now = waitsForSeats(waiting) ? waiting : undefined;
  return clocks.flatMap(({ stepId, asked = [] }) =>
    asked
      .filter(({ seat }) => now?.stepId !== stepId || !now.seats.includes(seat))
      .map((clock) => ({ ...clock, isSuspended: now?.suspends?.includes(stepId) ?? false })),
  );
}

function wound(game: Clocks, waiting: WaitingForSeats, at: number): StepClock[] {
  const suspended = (waiting.suspends ?? []).flatMap((stepId) => {
    const clock = game.clocks.find((candidate) => candidate.stepId === stepId);
    return clock ? [suspendedClock(game, clock, at)] : [];
  });
  return [...suspended, ...openClock(game, waiting, at)];
}

function suspendedClock(game: Clocks, clock: StepClock, at: number): StepClock {
  const { stepId, due, asked = [] } = clock;
  if (due === null) return clock;
  const left = countingBetween(at, due, game.calendar);
  const lefts = asked
    .map(({ seat, from }) => ({ seat, left: countingBetween(runsFrom(game, seat, at), from, game.calendar) }))
    .filter((each) => each.left !== left);
  return { stepId, due: null, left, ...(lefts.length > 0 ? { lefts } : {}) };
}

/** A step without a time of its own leaves each seat its bank. */
function openClock(game: Clocks, waiting: WaitingForSeats, at: number): StepClock[] {
  const { stepId, clock, seats } = waiting;
  if (clock === null && !game.banks) return [];
  const known = game.clocks.find((candidate) => candidate.stepId === stepId);
  const left = known?.left ?? (clock?.seconds ?? 0) * 1000;
  const due = known?.due ?? addCounting(at, left, game.calendar);
  const asked = seats.flatMap((seat) => {
    const own = known?.lefts?.find((each) => each.seat === seat)?.left;
    return known?.asked?.find((each) => each.seat === seat) ?? seatClock(game, { seat, due, own }, at);
  });
  return [{ stepId, due, left: null, ...(asked.length > 0 ? { asked } : {}) }];
}

/** The clock of a seat that is asked from now on; none where it has the time of the step and nothing beside. */
function seatClock(
  game: Clocks,
  { seat, due, own }: { readonly seat: Seat; readonly due: number; readonly own: number | undefined },
  at: number,
): SeatClock[] {
  const { banks, calendar } = game;
  const start = runsFrom(game, seat, at);
  if (!banks && start === at && own === undefined) return [];
  const from = addCounting(start, own ?? countingBetween(at, due, calendar), calendar);
  return [{ seat, from, until: addCounting(from, banks?.[seat] ?? 0, calendar) }];
}

/** When the time of a seat runs again: now, or after its vacation. */
export const runsFrom = ({ vacations }: Clocks, seat: Seat, at: number): number =>
  Math.max(at, vacations?.[seat]?.until ?? at);

/** When the first of the seats that the game waits for runs out of time; `null` when it has no deadline. */
export function deadlineOf(clocks: readonly StepClock[], waiting: Waiting): number | null {
  if (!waitsForSeats(waiting)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting.stepId);
  return clock?.due == null ? null : Math.min(...waiting.seats.map((seat) => endOf(clock, seat) ?? Infinity));
}

/** When the time of one seat that the game waits for runs out; `null` when it has no deadline, or the game does not wait for it. */
export function deadlineOfSeat(clocks: readonly StepClock[], waiting: Waiting, seat: Seat): number | null {
  if (!waitsForSeats(waiting) || !waiting.seats.includes(seat)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting.stepId);
  return clock ? endOf(clock, seat) : null;
}

const endOf = ({ asked, due }: StepClock, seat: Seat): number | null =>
  asked?.find((each) => each.seat === seat)?.until ?? due;

/** Whether seats of an open step may run out of time one before the other. */
export const hasOwnTimes = (clocks: readonly StepClock[], { stepId }: WaitingForSeats): boolean =>
  clocks.find((clock) => clock.stepId === stepId)?.asked !== undefined;
