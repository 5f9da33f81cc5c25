import { z } from 'zod';
import { momentSchema } from '../moment.js';

const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'The name of the variant.' });

/** When the next round of a season is paired without an organizer. */
export const pairingPlanSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('WHEN_COMPLETE'),
        pause: z
          .int()
          .min(0)
          .max(7 * 86_400)
          .default(0)
          .meta({ description: 'Seconds from the last result of a round to the next round.' }),
      })
      .meta({
        id: 'WhenComplete',
        description: 'When all results of a round are in. An organizer pairs the first round.',
      }),
    z
      .strictObject({
        kind: kind('TIMETABLE'),
        first: momentSchema.meta({ description: 'When the first round is paired: from now on, within a year.' }),
        every: z
          .int()
          .min(60)
          .max(31 * 86_400)
          .meta({ description: 'Seconds from the time of one round to that of the next.' }),
      })
      .meta({
        id: 'Timetable',
        description: 'At fixed times. A round whose predecessor still runs is paired as soon as that is complete.',
      }),
  ])
  .meta({ id: 'PairingTimes', description: 'When the next round of a season is paired without an organizer.' });

/** The causes for which a round is not paired at its time, in a sentence each. */
export const obstacleWords = {
  ROUND_RUNS: 'Games of the round before are not decided: the round is paired as soon as they are.',
  TOO_FEW: 'There are too few participants: an organizer pairs the round.',
  NO_PAIRING: 'The format finds no pairing: an organizer pairs the round.',
  NO_GROUPS:
    'Groups are not drawn or formed, or leave out a participant: an organizer forms them, and pairs the round.',
  WRONG_TABLE: 'A pairing does not fit the number of seats of the game: an organizer pairs the round.',
} as const;

/** A cause for which a round is not paired at its time. */
export const obstacleSchema = z
  .enum(Object.keys(obstacleWords) as [keyof typeof obstacleWords])
  .meta({ id: 'PairingObstacle', description: 'Why a round was not paired at its time.' });
