import type { Seat } from '#kernel';
import { z } from 'zod';
import type { FigureId, Rank } from '../content/words.js';
import type { Side } from '../state.js';
import { heroRecordSchemaOf, type HeroRecord } from './records.js';

/** The parameters of a game for its campaigns: the data of an adventure, the names of its ranks, seats and sides, and its rules. */
interface CampaignTerms<Tale extends z.ZodRawShape, R extends z.ZodType, Of extends z.ZodType, S extends z.ZodType> {
  /** The account of an adventure beside its game and its heroes. */
  readonly tale: Tale;
  readonly rank: R;
  readonly seat: Of;
  readonly side: S;
  /** Ids of rules: on every result, and on the advancement of heroes. */
  readonly rules: { readonly anyResult: string; readonly advanced: string };
}

const gameId = z.string().meta({ description: 'The game that was the adventure.' });
const account = z.string().nullable().meta({ description: 'Account of the player; null for a bot.' });

/** The stored and public data of a campaign of a game. */
export function campaignSchemasOf<
  Tale extends z.ZodRawShape,
  R extends z.ZodType<Rank>,
  Of extends z.ZodType<Seat>,
  S extends z.ZodType<Side>,
>({ tale, rank, seat, side, rules }: CampaignTerms<Tale, R, Of, S>) {
  const record = heroRecordSchemaOf(rank).shape;
  const adventure = { gameId, ...tale };
  const player = { heroId: record.heroId, seat, side, account };
  const events = {
    adventureTold: z.strictObject(adventure).meta({
      description: `An adventure, and its winner. Its heroes advance with every result (${rules.anyResult}).`,
    }),
    heroAdvanced: z
      .strictObject({ gameId, ...player, rank: record.rank, cards: record.cards, setAside: record.setAside })
      .meta({ description: `The record of a hero after an adventure (${rules.advanced}).` }),
  };
  const campaignHeroSchema = z
    .strictObject({
      ...record,
      account: account.meta({ description: 'Account of its last player; null for a bot.' }),
      adventures: z.int().min(1).meta({ description: 'Number of adventures that it has finished.' }),
    })
    .meta({ id: 'CampaignHero', description: 'A hero of a campaign, as the next adventure gets it.' });
  const adventureSchema = z
    .strictObject({
      ...adventure,
      heroes: z.array(
        z
          .strictObject({ ...player, rank })
          .meta({ id: 'AdventureHero', description: 'A hero of an adventure, with its rank afterwards.' }),
      ),
    })
    .meta({ id: 'PlayedAdventure', description: 'An adventure that is over.' });
  const view = z.strictObject({
    heroes: z.array(campaignHeroSchema).meta({ description: 'In the order in which they joined.' }),
    adventures: z.array(adventureSchema).meta({ description: 'In the order in which they ended.' }),
  });
  return { events, view } as const;
}

/** A hero of a campaign, with its last player and the number of its finished adventures. */
export interface CampaignHero extends HeroRecord {
  account: string | null;
  adventures: number;
}

/** A hero of an adventure, with its rank afterwards. */
interface AdventureHero<S extends Side> {
  heroId: FigureId;
  seat: Seat;
  side: S;
  account: string | null;
  rank: Rank;
}

/** An adventure that is over: what the game tells of it, and who was there. */
export type PlayedAdventure<Tale, S extends Side> = Tale & { gameId: string; heroes: AdventureHero<S>[] };

/** The data of an adventure. */
export type AdventureTold<Tale> = Tale & { readonly type: 'adventureTold'; readonly gameId: string };

/** A hero comes out of an adventure. */
export type HeroAdvanced<S extends Side> = HeroRecord &
  Omit<AdventureHero<S>, 'rank'> & { readonly type: 'heroAdvanced'; readonly gameId: string };

/** An event of a campaign. */
export type CampaignEvent<Tale, S extends Side> = AdventureTold<Tale> | HeroAdvanced<S>;
