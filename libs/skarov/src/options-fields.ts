import { campaignOptionOf, heroRecordSchemaOf } from '#skirmish/campaign';
import { decisionSeconds } from '#skirmish/flow';
import { z } from 'zod';
import { baseLayoutSchema, scenarioSchema } from './content/schema.js';
import { idSchema, LAST_TURN, rankSchema } from './words.js';

/** The options of a game, chosen by its opener, field by field; `optionsSchema` checks that they fit each other and the box. */
export const optionsFields = z.strictObject({
  heroes: z
    .int()
    .min(1)
    .max(4)
    .default(3)
    .meta({ description: 'Seats of heroes; one more is the overlord (SKAROV-GEN-02).' }),
  scenarioId: idSchema.optional().meta({ description: 'A scenario of the box; absent: the overlord chooses one.' }),
  scenario: scenarioSchema.optional().meta({ description: 'A scenario of your own instead.' }),
  base: baseLayoutSchema
    .optional()
    .meta({ description: 'A whole base, where there is no scenario: nothing is built (SKAROV-BASE-17).' }),
  ranks: z
    .array(rankSchema.nullable())
    .max(4)
    .optional()
    .meta({ description: 'Rank of the hero of each seat; null or absent: by the scenario (SKAROV-CAMP-05).' }),
  turnLimit: z
    .int()
    .min(6)
    .max(LAST_TURN)
    .optional()
    .meta({
      description: `The last turn, after which Skarov has escaped. Absent: that of the scenario, if it has one; else the game ends by its final combat, or after turn ${LAST_TURN} (SKAROV-GEN-07).`,
    }),
  campaign: campaignOptionOf(heroRecordSchemaOf(rankSchema)),
  decisionSeconds,
});
export type Options = z.output<typeof optionsFields>;
