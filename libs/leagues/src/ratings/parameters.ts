import { z } from 'zod';
import { glicko2 } from './glicko-2.js';
import type { RatingSystem } from './rating-system.js';
import { wengLin } from './weng-lin.js';

const positive = z.number().positive().max(1_000_000);
const period = z.int().min(1).max(3_660).optional().meta({
  description: 'The days of a rating period: with each one without a game a rating is less certain. By default 30.',
});
const mean = positive.default(1_500).meta({ description: 'The estimated strength of a newcomer.' });

/**
 * Weng and Lin (2011), *A Bayesian approximation method for online ranking*: teams, many seats, draws. The parameters
 * are those of the paper, scaled for readability. Version 1 of the parameters is their Plackett-Luce model, version 2 the
 * full pairing of Bradley and Terry: players who share a place are rated alike, and never below a worse one.
 */
export const wengLinSchema = z
  .strictObject({
    system: z.literal('WENG_LIN').meta({ description: 'The name of the system.' }),
    mean,
    deviation: positive.default(500).meta({ description: 'The uncertainty about a newcomer.' }),
    luck: positive.default(250).meta({ description: 'The randomness of the result of one game.' }),
    drift: z
      .number()
      .min(0)
      .max(1_000_000)
      .default(5)
      .meta({ description: 'The growth of uncertainty about a player with each game.' }),
    pause: z.number().min(0).max(1_000_000).optional().meta({
      description: 'The growth of uncertainty about a player in a rating period without a game. By default 20.',
    }),
    period,
  })
  .meta({ id: 'WengLin', description: 'Weng and Lin’s: teams, many seats, draws.' });

/**
 * Glickman (2012), *Example of the Glicko-2 system*: two seats. Each game is rated at once; since version 2, periods
 * without a game add the volatility to the uncertainty.
 */
export const glicko2Schema = z
  .strictObject({
    system: z.literal('GLICKO_2').meta({ description: 'The name of the system.' }),
    mean,
    deviation: positive.default(350).meta({ description: 'The uncertainty about a newcomer.' }),
    volatility: positive.default(0.06).meta({ description: 'The expected fluctuation of a newcomer’s strength.' }),
    tau: positive
      .default(0.5)
      .meta({ description: 'How fast volatility may change: reasonable values are from 0.3 to 1.2.' }),
    period,
  })
  .meta({ id: 'Glicko2', description: 'Glicko-2: duels of one against one.' });

/**
 * The rating system and its parameters. `version` is the version of their interpretation: a later one may give other
 * ratings, but ratings under this one stay as they are.
 */
export const ratingParametersSchema = z
  .strictObject({
    version: z
      .literal([1, 2])
      .default(2)
      .meta({ description: 'Version of the interpretation of these parameters: 2 for new seasons.' }),
    rating: z
      .discriminatedUnion('system', [wengLinSchema, glicko2Schema])
      .meta({ id: 'RatingSystem', description: 'The system, with its parameters.' })
      .prefault({ system: 'WENG_LIN' }),
  })
  .meta({ id: 'RatingParameters', description: 'The rating system, with its parameters.' });

/** The parameters of a rating system. */
export type RatingParameters = z.output<typeof ratingParametersSchema>;

/** The system that parameters name. */
export function systemOf({ version, rating }: RatingParameters): RatingSystem {
  switch (rating.system) {
    case 'WENG_LIN':
      return wengLin(rating, version);
    case 'GLICKO_2':
      return glicko2(rating, version);
  }
}
