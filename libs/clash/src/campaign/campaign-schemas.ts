import type { CampaignSchemas, Tagged } from '#kernel';
import { campaignSchemasOf } from '#skirmish/campaign';
import { idSchema, modeSchema, outcomeSchema, rankSchema, seatSchema, sideSchema } from '../words.js';

/** The one definition of what a campaign of Clash writes down and shows. */
export const campaignSchemas = campaignSchemasOf({
  tale: {
    scenarioId: idSchema.meta({ description: 'Its scenario, of the box or of its own.' }),
    mode: modeSchema,
    outcome: outcomeSchema,
  },
  rank: rankSchema,
  seat: seatSchema,
  side: sideSchema,
  rules: { anyResult: 'CLASH-075', advanced: 'CLASH-072 to CLASH-074' },
}) satisfies CampaignSchemas;

type Told = Extract<Tagged<(typeof campaignSchemas)['events']>, { type: 'adventureTold' }>;

/** The account of an adventure of Clash beside its game and its heroes. */
export type AdventureTale = Omit<Told, 'type' | 'gameId'>;
