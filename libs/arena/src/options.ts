import { z } from 'zod';

/** The options of a game, chosen by its opener. */
export const optionsSchema = z.strictObject({
  decks: z.enum(['BROUGHT', 'SEALED']).default('BROUGHT').meta({
    id: 'DeckSource',
    description: 'BROUGHT: each seat plays the deck that it brings, or a starter deck. SEALED: from boosters.',
  }),
  boosterSet: z
    .enum(['P', 'K', 'W', 'MIXED'])
    .default('MIXED')
    .meta({ id: 'BoosterSet', description: 'The set of the boosters of a sealed game.' }),
  boosters: z.int().min(4).max(7).default(4).meta({ description: 'Boosters a seat opens in a sealed game.' }),
  turnLimit: z.int().min(10).max(100).default(100).meta({ description: 'The last turn (ARENA-END-07).' }),
  decisionSeconds: z
    .int()
    .min(10)
    .max(604_800)
    .nullable()
    .default(86_400)
    .meta({ description: 'Seconds for each decision; null: no deadline.' }),
});
export type Options = z.output<typeof optionsSchema>;
