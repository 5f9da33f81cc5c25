import { z } from 'zod';

/** The options of a game, chosen by its opener (guilds.md 3). */
export const optionsSchema = z.strictObject({
  questCount: z.int().min(1).max(30).default(30).meta({ description: 'Quests in the deck (GUILD-017).' }),
  decisionSeconds: z
    .int()
    .min(10)
    .max(604_800)
    .nullable()
    .default(86_400)
    .meta({ description: 'Seconds for each decision; null: no deadline (GUILD-166).' }),
  stalemateTurns: z
    .int()
    .min(3)
    .max(50)
    .default(10)
    .meta({ description: 'Turns without progress on the quests after which the game ends (GUILD-156).' }),
});

export type Options = z.output<typeof optionsSchema>;
