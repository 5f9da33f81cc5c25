import type { Seat } from '#kernel';
import { z } from 'zod';
import type { FigureId, Rank } from '../content/words.js';
import type { Side } from '../state.js';
import { heroRecordSchemaOf, type HeroRecord } from './records.js';

/** What a game says of its campaigns: what an adventure was, the names of its ranks, seats and sides, and its rules. */
interface CampaignTerms<Tale extends z.ZodRawShape, R extends z.ZodType, Of extends z.ZodType, S extends z.ZodType> {
  /** What is told of an adventure beside its game and its heroes. */
  readonly tale: Tale;
  readonly rank: R;
  readonly seat: Of;
  readonly side: S;
  /** Ids of rules: whatever the result, and how heroes advance. */
  readonly rules: { readonly anyResult: string; readonly advanced: string };
}

const gameId = z.string().meta({ description: 'The game that was the adventure.' });
const account = z.string().nullable().meta({ description: 'Account of the player; null for a bot.' });

/** What a campaign of a game writes down and shows. */
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
      description: `What an adventure was, and who won. Its heroes advance whatever the result (${rules.anyResult}).`,
    }),
    heroAdvanced: z
      .strictObject({ gameId, ...player, rank: record.rank, cards: record.cards, setAside: record.setAside })
      .meta({ description: `A hero comes out of an adventure: from now on he is this (${rules.advanced}).` }),
  };
  const campaignHeroSchema = z
    .strictObject({
      ...record,
      account: account.meta({ description: 'Account of whoever played him last; null for a bot.' }),
      adventures: z.int().min(1).meta({ description: 'How many adventures he has come out of.' }),
    })
    .meta({ id: 'CampaignHero', description: 'A hero of a campaign, as the next adventure gets him.' });
  const adventureSchema = z
    .strictObject({
      ...adventure,
      heroes: z.array(
        z
          .strictObject({ ...player, rank })
          .meta({ id: 'AdventureHero', description: 'Who was there, with the rank that he had afterwards.' }),
      ),
    })
    .meta({ id: 'PlayedAdventure', description: 'An adventure that is over.' });
  const view = z.strictObject({
    heroes: z.array(campaignHeroSchema).meta({ description: 'In the order in which they joined.' }),
    adventures: z.array(adventureSchema).meta({ description: 'In the order in which they ended.' }),
  });
  return { events, view } as const;
}

/** A hero of a campaign, with whoever played him last and how many adventures he has come out of. */
export interface CampaignHero extends HeroRecord {
  account: string | null;
  adventures: number;
}

/** Who was in an adventure, with the rank that he had afterwards. */
interface AdventureHero<S extends Side> {
  heroId: FigureId;
  seat: Seat;
  side: S;
  account: string | null;
  rank: Rank;
}

/** An adventure that is over: what the game tells of it, and who was there. */
export type PlayedAdventure<Tale, S extends Side> = Tale & { gameId: string; heroes: AdventureHero<S>[] };

/** What an adventure was. */
export type AdventureTold<Tale> = Tale & { readonly type: 'adventureTold'; readonly gameId: string };

/** A hero comes out of an adventure. */
export type HeroAdvanced<S extends Side> = HeroRecord &
  Omit<AdventureHero<S>, 'rank'> & { readonly type: 'heroAdvanced'; readonly gameId: string };

/** An event of a campaign. */
export type CampaignEvent<Tale, S extends Side> = AdventureTold<Tale> | HeroAdvanced<S>;
