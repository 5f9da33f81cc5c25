import { z } from 'zod';
import { momentSchema } from '../moment.js';

const rating = z.number().min(-10_000).max(10_000);

const conditionsSchema = z
  .strictObject({
    rating: z
      .strictObject({
        least: rating.optional().meta({ description: 'The lowest accepted rating.' }),
        most: rating.optional().meta({ description: 'The highest accepted rating.' }),
      })
      .meta({ id: 'RatingRange', description: 'A range of `Rating.shown` in the ratings of the ruleset.' })
      .optional()
      .meta({ description: 'The accepted ratings; accounts without a rated game have none.' }),
    games: z.int().min(1).max(100_000).optional().meta({ description: 'The least number of rated games.' }),
    accountDays: z.int().min(1).max(36_500).optional().meta({ description: 'The least age of the account, in days.' }),
    allowed: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(1_000)
      .optional()
      .meta({ description: 'Ids of the accounts that may enter; by default all. Public, as the whole plan.' }),
  })
  .meta({ id: 'EntryConditions', description: 'The conditions for accounts that enter or accept an invitation.' });

const checkInSchema = z
  .strictObject({
    opens: momentSchema.optional().meta({ description: 'The start of check-in; by default with the registration.' }),
    closes: momentSchema
      .optional()
      .meta({ description: 'The end of check-in; by default when the first round is paired.' }),
  })
  .meta({ id: 'CheckIn', description: 'Check-in before the first round.' });

/** How players get into a season. */
const registrationSchema = z
  .strictObject({
    opens: momentSchema.optional().meta({ description: 'The start of registration; by default at once.' }),
    closes: momentSchema
      .optional()
      .meta({ description: 'The end of registration; by default as long as the format takes entries.' }),
    capacity: z
      .int()
      .min(2)
      .max(10_000)
      .optional()
      .meta({ description: 'The number of places; further participants go on a waiting list. By default unlimited.' }),
    approval: z
      .boolean()
      .default(false)
      .meta({ description: 'true: an organizer approves each participant that no organizer has invited.' }),
    conditions: conditionsSchema
      .optional()
      .meta({ description: 'The conditions for accounts that no organizer has invited; by default none.' }),
    checkIn: checkInSchema.optional().meta({
      description:
        'With check-in, participants that have not checked in are dropped when the first round is paired. By default there is none.',
    }),
    lateUntil: z.int().min(1).max(100).optional().meta({
      description:
        'The first round that the latest entries may play, 1: none after the first pairing. By default any round, where the format takes late entries.',
    }),
  })
  .meta({ id: 'Registration', description: 'How players get into a season.' });

const requestedByesSchema = z
  .strictObject({
    most: z.int().min(1).max(100).meta({ description: 'The most rounds that a player may ask not to play.' }),
    lastRound: z
      .int()
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'The last round that players may ask not to play; by default any.' }),
  })
  .meta({ id: 'RequestedByes', description: 'The byes that players may ask for.' });

/** The part of a plan about entering. Absent in plans from before it: all may enter, and no one asks for a bye. */
export const enteringPlan = {
  registration: registrationSchema
    .optional()
    .meta({ description: 'How players get into the season; by default all may enter.' }),
  requestedByes: requestedByesSchema
    .optional()
    .meta({ description: 'The byes that players may ask for, worth `halfBye`; by default none.' }),
} as const;

/** The registration of a season. */
export type Registration = z.output<typeof registrationSchema>;
