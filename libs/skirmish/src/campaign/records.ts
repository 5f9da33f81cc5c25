import { z } from 'zod';
import { cardIdSchema, figureIdSchema, type CardId, type FigureId, type Rank } from '../content/words.js';

/** A hero of a campaign: its progress so far (CLASH-072 to CLASH-075, SKAROV-CAMP-06). Public. */
export interface HeroRecord {
  heroId: FigureId;
  rank: Rank;
  /** All its power cards, the weakness among them, in canonical order. */
  cards: CardId[];
  /** The cards that a Rookie has set aside. */
  setAside: CardId[];
}

/** The campaign of an adventure, in the options of a game. */
export interface CampaignRecords {
  readonly campaignId?: string | undefined;
  readonly heroes: readonly HeroRecord[];
}

/** The schema of the record of a hero, with the ranks as a game describes them. */
export const heroRecordSchemaOf = <R extends z.ZodType<Rank>>(rankSchema: R) =>
  z
    .strictObject({
      heroId: figureIdSchema,
      rank: rankSchema,
      cards: z.array(cardIdSchema).min(8).max(10).meta({ description: 'Its cards, the weakness among them.' }),
      setAside: z.array(cardIdSchema).max(2).meta({ description: 'Cards that a Rookie has set aside.' }),
    })
    .meta({ id: 'HeroRecord', description: 'A hero of a campaign.' });

/** The option that makes a game an adventure of a campaign. */
export const campaignOptionOf = <R extends z.ZodType<HeroRecord>>(heroRecordSchema: R) =>
  z
    .strictObject({
      campaignId: z.uuid().optional().meta({ description: 'The campaign that the adventure was opened from.' }),
      heroes: z.array(heroRecordSchema).max(6).meta({ description: 'Heroes without a record begin as Rookies.' }),
    })
    .meta({ id: 'CampaignRecords', description: 'An adventure of a campaign: its heroes as they are.' })
    .optional();

/** The record of a hero in a campaign; `undefined` when the campaign has none of it, or there is no campaign. */
export const recordOf = (campaign: CampaignRecords | undefined, heroId: FigureId): HeroRecord | undefined =>
  campaign?.heroes.find((record) => record.heroId === heroId);

/** The rank of a hero in a campaign: who is new to it begins as a Rookie (CLASH-072, SKAROV-CAMP-01). */
export const rankInCampaign = (campaign: CampaignRecords, heroId: FigureId): Rank =>
  recordOf(campaign, heroId)?.rank ?? 'ROOKIE';
