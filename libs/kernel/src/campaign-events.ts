import { z } from 'zod';
import type { Tagged } from './shapes.js';

const gameId = z.string().meta({ description: 'The game that is the adventure.' });

/** The kernel's own events of a campaign's stream, the same in every ruleset. */
export const campaignEventSchemas = {
  campaignOpened: z
    .strictObject({
      ruleset: z.string(),
      rulesVersion: z.string().meta({ description: 'All its adventures are played under this version.' }),
      name: z.string(),
      openedBy: z.string().meta({ description: 'Account that opened the campaign.' }),
    })
    .meta({ description: 'A campaign was opened.' }),
  adventureOpened: z
    .strictObject({
      gameId,
      options: z.record(z.string(), z.json()).meta({ description: 'The options of the game.' }),
      openedBy: z.string().meta({ description: 'Account that opened the adventure.' }),
    })
    .meta({ description: 'The campaign sent out for an adventure.' }),
  adventurePlayed: z
    .strictObject({
      gameId,
      gameHash: z.string().meta({ description: 'Hash of the last commit of the game, lower-case hex.' }),
      reason: z.string().meta({ description: 'Why the game ended.' }),
      players: z.array(
        z.strictObject({
          seat: z.int().min(0),
          account: z.string().nullable(),
          bot: z.string().nullable(),
          rank: z.int().min(1),
          points: z.number(),
        }),
      ),
    })
    .meta({ description: 'An adventure is over; its changes follow.' }),
  adventureGivenUp: z.strictObject({ gameId }).meta({ description: 'An adventure counts no more.' }),
} as const;

/** One of the kernel's own events of a campaign. */
export type CampaignEvent = Tagged<typeof campaignEventSchemas>;

/** True for an event of the kernel's own, false for one of a ruleset. */
export const isCampaignEvent = (event: { readonly type: string }): event is CampaignEvent =>
  Object.hasOwn(campaignEventSchemas, event.type);
