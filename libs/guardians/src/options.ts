import { boosterSetSchema } from '#cards/decks';
import { z } from 'zod';

/** The options of a game, chosen by its opener. */
export const optionsSchema = z.strictObject({
  decks: z.enum(['BROUGHT', 'SEALED']).default('BROUGHT').meta({
    id: 'DeckSource',
    description:
      'BROUGHT: each seat plays the deck that it brings, or a starter deck (GUARD-015). SEALED: from boosters and a kit (GUARD-014).',
  }),
  boosterSet: boosterSetSchema.default('MIXED').meta({ description: 'The set of the boosters of a sealed game.' }),
  boosters: z.int().min(4).max(7).default(4).meta({ description: 'Boosters a seat opens in a sealed game.' }),
  cut: z
    .boolean()
    .default(false)
    .meta({ description: 'Each seat cuts the pile of the other one before the game (GUARD-022).' }),
  turnLimit: z.int().min(10).max(100).default(60).meta({ description: 'The last turn (GUARD-216).' }),
  decisionSeconds: z
    .int()
    .min(10)
    .max(604_800)
    .nullable()
    .default(86_400)
    .meta({ description: 'Seconds for each decision; null: no deadline.' }),
});
export type Options = z.output<typeof optionsSchema>;
