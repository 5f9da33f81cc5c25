import { z } from 'zod';
import { countingBetween, type Calendar } from './calendar.js';
import type { Seat } from './seat.js';

/** Time of each seat beyond that of the steps, as on chess clocks. Seconds. */
export const timeBankSchema = z
  .strictObject({
    seconds: z.int().min(1).max(2_592_000).meta({ description: 'Seconds of each seat for the whole game.' }),
    increment: z
      .int()
      .min(0)
      .max(86_400)
      .meta({ description: 'Seconds that a seat gets for each answer before its time is over.' }),
  })
  .meta({ id: 'TimeBank', description: 'Seconds that each seat may take beyond the time of the steps.' });

/** Time of each seat beyond that of the steps. */
export type TimeBank = z.output<typeof timeBankSchema>;

/** A seat whose clock has stopped. Times are milliseconds since 1970. */
interface StoppedClock {
  readonly seat: Seat;
  readonly from: number;
  readonly until: number;
  /** It has not answered: something came between. */
  readonly isSuspended: boolean;
}

/** The banks of a game as it starts, by seat, in milliseconds. */
export const fullBanks = ({ seconds }: TimeBank, seats: number): number[] =>
  Array.from({ length: seats }, () => seconds * 1_000);

/** The banks of a running game. */
interface RunningBanks {
  readonly bank: TimeBank;
  readonly banks: readonly number[];
  readonly calendar?: Calendar;
}

/** The rest of the banks, by seat in milliseconds, when clocks stop at time `at`. */
export function spentBank(
  { bank: { increment }, banks, calendar }: RunningBanks,
  stopped: readonly StoppedClock[],
  at: number,
): number[] {
  return banks.map((left, seat) => {
    const clock = stopped.find((each) => each.seat === seat);
    if (!clock) return left;
    const rest = countingBetween(Math.max(at, clock.from), clock.until, calendar);
    return at < clock.until && !clock.isSuspended ? rest + increment * 1_000 : rest;
  });
}
