import { z } from 'zod';

/** What the server knows of an account at the time of its entry: the facts that conditions are about. */
export const factsSchema = z
  .strictObject({
    rating: z.number().optional().meta({ description: 'Its rating in the ruleset; null without a rated game.' }),
    games: z.int().min(0).meta({ description: 'The number of its rated games in the ruleset.' }),
    accountDays: z.int().min(0).meta({ description: 'The age of the account, in whole days.' }),
  })
  .meta({ id: 'EntryFacts', description: 'The facts about an account by which it was admitted.' });

/** The facts about an account by which it is admitted. */
export type EntryFacts = z.output<typeof factsSchema>;
