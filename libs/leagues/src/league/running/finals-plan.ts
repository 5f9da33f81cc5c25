import { z } from 'zod';
import { matchPlanSchema } from './match-plan.js';

const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'The name of the variant.' });

/** The bracket of the best after the rounds of a season. */
export const finalsPlanSchema = z
  .strictObject({
    format: z
      .discriminatedUnion('kind', [
        z
          .strictObject({ kind: kind('KNOCK_OUT') })
          .meta({ id: 'FinalsKnockOut', description: 'Single elimination: the loser of a match is out.' }),
        z.strictObject({ kind: kind('DOUBLE_ELIMINATION') }).meta({
          id: 'FinalsDoubleElimination',
          description: 'Double elimination: a player is out after two lost matches.',
        }),
      ])
      .meta({ id: 'FinalsFormat', description: 'The bracket of the finals.' }),
    top: z.int().min(2).max(128).meta({
      description:
        'The number of players who go on: the best of the table who have not withdrawn and do not pause. Of groups as many of each as possible, and then the best of the next places.',
    }),
    match: matchPlanSchema
      .optional()
      .meta({ description: 'How many games a match of the finals has: by default one.' }),
  })
  .meta({ id: 'Finals', description: 'The bracket of the best after the rounds of a season.' });
