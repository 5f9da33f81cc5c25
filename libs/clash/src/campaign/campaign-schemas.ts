import type { CampaignSchemas, Tagged } from '#kernel';
import { z } from 'zod';
import { heroRecordSchema } from '../options-fields.js';
import { idSchema, modeSchema, outcomeSchema, rankSchema, seatSchema, sideSchema } from '../words.js';

const gameId = z.string().meta({ description: 'The game that was the adventure.' });
const account = z.string().nullable().meta({ description: 'Account of the player; null for a bot.' });
const record = heroRecordSchema.shape;

/** What an adventure was, beside what every game tells of itself. */
const adventure = {
  gameId,
  scenarioId: idSchema.meta({ description: 'Its scenario, of the box or of its own.' }),
  mode: modeSchema,
  outcome: outcomeSchema,
};

/** Where a hero came from. */
const player = { heroId: record.heroId, seat: seatSchema, side: sideSchema, account };

const events = {
  adventureTold: z
    .strictObject(adventure)
    .meta({ description: 'What an adventure was, and who won. Its heroes advance whatever the result (CLASH-075).' }),
  heroAdvanced: z
    .strictObject({ gameId, ...player, rank: record.rank, cards: record.cards, setAside: record.setAside })
    .meta({ description: 'A hero comes out of an adventure: from now on he is this (CLASH-072 to CLASH-074).' }),
};

const campaignHeroSchema = z
  .strictObject({
    ...record,
    account: account.meta({ description: 'Account of whoever played him last; null for a bot.' }),
    adventures: z.int().min(1).meta({ description: 'How many adventures he has come out of.' }),
  })
  .meta({ id: 'CampaignHero', description: 'A hero of a campaign, as the next adventure gets him.' });

const clashAdventureSchema = z
  .strictObject({
    ...adventure,
    heroes: z.array(
      z
        .strictObject({ ...player, rank: rankSchema })
        .meta({ id: 'AdventureHero', description: 'Who was there, with the rank that he had afterwards.' }),
    ),
  })
  .meta({ id: 'PlayedAdventure', description: 'An adventure that is over.' });

const view = z.strictObject({
  heroes: z.array(campaignHeroSchema).meta({ description: 'In the order in which they joined.' }),
  adventures: z.array(clashAdventureSchema).meta({ description: 'In the order in which they ended.' }),
});

/** The one definition of what a campaign of Clash writes down and shows. */
export const campaignSchemas = { events, view } as const satisfies CampaignSchemas;

/** An event of a campaign of Clash. */
export type CampaignEvent = Tagged<typeof events>;
export type CampaignHero = z.output<typeof campaignHeroSchema>;
export type ClashAdventure = z.output<typeof clashAdventureSchema>;
