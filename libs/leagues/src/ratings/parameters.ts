import { z } from 'zod';
import { glicko2 } from './glicko-2.js';
import type { RatingSystem } from './rating-system.js';
import { wengLin } from './weng-lin.js';

const positive = z.number().positive().max(1_000_000);
const mean = positive.default(1_500).meta({ description: 'What a newcomer is thought to be.' });

/** Weng and Lin (2011), *A Bayesian approximation method for online ranking*: teams, many seats, draws. The numbers are those of the paper, scaled so that people like to read them. */
export const wengLinSchema = z
  .strictObject({
    system: z.literal('WENG_LIN').meta({ description: 'Which of them it is.' }),
    mean,
    deviation: positive.default(500).meta({ description: 'How little is known of a newcomer.' }),
    luck: positive.default(250).meta({ description: 'How much luck and form of the day there is in one game.' }),
    drift: z
      .number()
      .min(0)
      .max(1_000_000)
      .default(5)
      .meta({ description: 'By how much what is known of a player fades with each game.' }),
  })
  .meta({ id: 'WengLin', description: 'Weng and Lin’s: teams, many seats, draws.' });

/** Glickman (2012), *Example of the Glicko-2 system*: two seats. Each game is a rating period of its own. */
export const glicko2Schema = z
  .strictObject({
    system: z.literal('GLICKO_2').meta({ description: 'Which of them it is.' }),
    mean,
    deviation: positive.default(350).meta({ description: 'How little is known of a newcomer.' }),
    volatility: positive
      .default(0.06)
      .meta({ description: 'How much the strength of a newcomer is thought to change.' }),
    tau: positive.default(0.5).meta({ description: 'How fast volatility may change: from 0.3 to 1.2 makes sense.' }),
  })
  .meta({ id: 'Glicko2', description: 'Glicko-2: duels of one against one.' });

/**
 * By which system, and with which numbers, players are rated. `version` is that of the reading of these numbers: a later one may
 * come to other ratings, and what was rated under this one stays as it is.
 */
export const ratingParametersSchema = z
  .strictObject({
    version: z.literal(1).default(1).meta({ description: 'Version of how these numbers are read.' }),
    rating: z
      .discriminatedUnion('system', [wengLinSchema, glicko2Schema])
      .meta({ id: 'RatingSystem', description: 'The system, with its numbers.' })
      .prefault({ system: 'WENG_LIN' }),
  })
  .meta({ id: 'RatingParameters', description: 'By which system, and with which numbers, players are rated.' });

/** By which system players are rated. */
export type RatingParameters = z.output<typeof ratingParametersSchema>;

/** The system that parameters name. */
export function systemOf({ rating }: RatingParameters): RatingSystem {
  switch (rating.system) {
    case 'WENG_LIN':
      return wengLin(rating);
    case 'GLICKO_2':
      return glicko2(rating);
  }
}
