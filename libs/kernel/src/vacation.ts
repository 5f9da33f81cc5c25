import { z } from 'zod';

/** The most days of vacation that a table gives each seat. */
export const MOST_VACATION = 90;

/** Days of vacation: of 24 hours each. */
export const vacationDaysSchema = z.int().min(1).max(MOST_VACATION);

/** Days on which the clock of a seat stands still, for each seat. */
export const vacationSchema = z
  .strictObject({
    days: vacationDaysSchema.meta({ description: 'Days of 24 hours for the whole game.' }),
  })
  .meta({ id: 'Vacation', description: 'Days on which each seat may let its clock stand still.' });

/** Days on which the clock of a seat stands still. */
export type Vacation = z.output<typeof vacationSchema>;

/** The vacation of one seat. */
export interface SeatVacation {
  /** Days that it may still take. */
  readonly left: number;
  /** When the latest vacation ends or has ended, in milliseconds since 1970; `null` before the first. */
  readonly until: number | null;
}

/** The vacations of a game as it starts, by seat. */
export const fullVacations = ({ days }: Vacation, seats: number): SeatVacation[] =>
  Array.from({ length: seats }, () => ({ left: days, until: null }));
