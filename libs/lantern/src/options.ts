import { z } from 'zod';

/** The options of a game, chosen by its opener. */
export const optionsSchema = z
  .strictObject({
    storms: z.int().min(1).max(4).default(3).meta({ description: 'Number of storms, and of cards dealt to each.' }),
    decisionSeconds: z
      .int()
      .min(10)
      .max(604_800)
      .nullable()
      .default(86_400)
      .meta({ description: 'null: no deadline.' }),
  })
  .meta({ description: 'The options of a game, chosen by its opener.' });

export type Options = z.output<typeof optionsSchema>;
