import { vacationSchema } from '#kernel';
import { z } from 'zod';
import { momentSchema } from '../moment.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const { days } = vacationSchema.shape;

/** Days of vacation of each player for a whole season. */
export const seasonVacationSchema = z
  .strictObject({ days: days.meta({ description: 'Days of 24 hours for the whole season.' }) })
  .meta({ id: 'SeasonVacation', description: 'Days on which each player may let all their clocks stand still.' });

/** The commands about vacations. */
export const vacationCommandSchemas = {
  takeVacation: z
    .strictObject({
      season,
      days: days.meta({ description: 'Days of 24 hours, from now, or from the end of your vacation.' }),
    })
    .meta({
      description:
        'Takes days of your vacation, where the season gives any: your clocks stand still in all its games, also in those that begin meanwhile.',
    }),
} as const;

/** The events about vacations. */
export const vacationEventSchemas = {
  vacationTaken: z
    .strictObject({
      season,
      days: days.meta({ description: 'Days of 24 hours that it takes now.' }),
      until: momentSchema.meta({ description: 'When its vacation ends.' }),
      by: z.string().min(1).meta({ description: 'The account whose clocks stand still.' }),
    })
    .meta({ description: 'A player took days of the vacation that the season gives.' }),
} as const;

/** The vacation of an account in a season. */
export interface TakenVacation {
  readonly account: string;
  /** Days that it has taken so far. */
  readonly taken: number;
  /** When the latest one ends or has ended, in milliseconds since 1970. */
  readonly until: number;
}
