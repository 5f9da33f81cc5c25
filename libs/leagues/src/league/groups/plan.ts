import { z } from 'zod';

/** How groups are formed, in a sentence each. */
export const formingWords = {
  SNAKE: 'By the numbers of participants, back and forth: 1 to A, 2 to B, 3 to B, 4 to A.',
  DRAW: 'By lot, from a seed that the server promises with the plan and tells with the draw.',
  BY_HAND: 'By an organizer, with `formGroups`.',
} as const;

const names = Object.keys(formingWords) as [keyof typeof formingWords];

/** The groups in which the rounds before the finals are played. */
export const groupsPlanSchema = z
  .strictObject({
    count: z.int().min(2).max(64).meta({ description: 'The number of groups.' }),
    formed: z
      .enum(names)
      .meta({ id: 'Forming', description: 'How groups are formed.' })
      .default('SNAKE')
      .meta({ description: 'How groups are formed.' }),
  })
  .meta({ id: 'Groups', description: 'The groups in which the rounds before the finals are played.' });
