import type { CampaignSchemas, Tagged } from '#kernel';
import { difficultySchema } from '#skirmish';
import { campaignSchemasOf } from '#skirmish/campaign';
import { endReasonSchema, idSchema, rankSchema, seatSchema, sideSchema } from '../words.js';

/** The one definition of what a campaign of Skarov writes down and shows. */
export const campaignSchemas = campaignSchemasOf({
  tale: {
    scenarioId: idSchema
      .nullable()
      .meta({ description: 'Its scenario, of the box or of its own; null: a base of the overlord’s own design.' }),
    difficulty: difficultySchema.nullable().meta({ description: 'null: it ended before it was chosen.' }),
    reason: endReasonSchema,
    winner: sideSchema,
  },
  rank: rankSchema,
  seat: seatSchema,
  side: sideSchema,
  rules: { anyResult: 'SKAROV-CAMP-04', advanced: 'SKAROV-CAMP-01 to SKAROV-CAMP-03' },
}) satisfies CampaignSchemas;

type Told = Extract<Tagged<(typeof campaignSchemas)['events']>, { type: 'adventureTold' }>;

/** The account of an adventure of Skarov beside its game and its heroes. */
export type AdventureTale = Omit<Told, 'type' | 'gameId'>;
