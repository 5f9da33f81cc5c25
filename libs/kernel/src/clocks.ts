import type { Seat } from './seat.js';
import { spentBank, type TimeBank } from './time-bank.js';
import { waitsForSeats, type Waiting, type WaitingForSeats } from './waiting.js';

/** The time of one step that is open or suspended. Times are milliseconds since 1970. */
export interface StepClock {
  readonly stepId: string;
  /** When the time of the step runs out, while it is open; `null` while it is suspended. */
  due: number | null;
  /** Time left while suspended; `null` while open. */
  left: number | null;
  /** Where seats have banks: the seats that are asked, while the step is open. */
  readonly asked?: readonly SeatClock[];
}

/** The time of one seat that is asked. */
export interface SeatClock {
  readonly seat: Seat;
  /** When its bank begins to run: as the time of the step ends. */
  readonly from: number;
  /** When its bank is spent, and with it its time. */
  readonly until: number;
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
}

/**
 * Moves the clocks on, in place, after a commit at time `at`: a new step gets its full time, an interrupted one keeps what it
 * had left, one that goes on afterwards is due again, everything else is forgotten. Where seats have banks, a seat that has
 * answered pays with its own for the time it took beyond that of the step.
 */
export function windClocks(game: Clocks, waiting: Waiting, at: number): void {
  if (game.bank && game.banks) game.banks = spentBank(game.bank, game.banks, stopped(game, waiting), at);
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
    return clock ? [clock.due === null ? clock : { stepId, due: null, left: Math.max(0, clock.due - at) }] : [];
  });
  return [...suspended, ...openClock(game, waiting, at)];
}

/** A step without a time of its own leaves each seat its bank. */
function openClock({ clocks, banks }: Clocks, waiting: WaitingForSeats, at: number): StepClock[] {
  const { stepId, clock } = waiting;
  if (clock === null && !banks) return [];
  const known = clocks.find((candidate) => candidate.stepId === stepId);
  const due = known?.due ?? at + (known?.left ?? (clock?.seconds ?? 0) * 1000);
  if (!banks) return known?.due != null ? [known] : [{ stepId, due, left: null }];
  const asked = waiting.seats.map((seat): SeatClock => {
    const from = Math.max(due, at);
    const runs = known?.asked?.find((each) => each.seat === seat);
    return runs ?? { seat, from, until: from + (banks[seat] ?? 0) };
  });
  return [{ stepId, due, left: null, asked }];
}

/** The clocks, of which that of a step runs longer. Seconds. */
export const prolonged = (
  clocks: readonly StepClock[],
  { stepId, seconds }: { readonly stepId: string; readonly seconds: number },
): StepClock[] =>
  clocks.map((clock) => {
    if (clock.stepId !== stepId || clock.due === null) return clock;
    const later = (time: number): number => time + seconds * 1_000;
    const asked = clock.asked?.map(({ seat, from, until }) => ({ seat, from: later(from), until: later(until) }));
    return { ...clock, due: later(clock.due), ...(asked ? { asked } : {}) };
  });

/** When the first of the seats that the game waits for runs out of time; `null` when it has no deadline. */
export function deadlineOf(clocks: readonly StepClock[], waiting: Waiting): number | null {
  if (!waitsForSeats(waiting)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting.stepId);
  return clock?.asked ? Math.min(...clock.asked.map(({ until }) => until)) : (clock?.due ?? null);
}

/** When the time of one seat that the game waits for runs out; `null` when it has no deadline, or the game does not wait for it. */
export function deadlineOfSeat(clocks: readonly StepClock[], waiting: Waiting, seat: Seat): number | null {
  if (!waitsForSeats(waiting) || !waiting.seats.includes(seat)) return null;
  const clock = clocks.find(({ stepId }) => stepId === waiting.stepId);
  return clock?.asked?.find((each) => each.seat === seat)?.until ?? clock?.due ?? null;
}
