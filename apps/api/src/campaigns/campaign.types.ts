import type { Adventure } from '#kernel';
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CommandRejected } from '../games/command-result.types.js';
import { connectionType } from '../graphql/connection.js';
import { derived } from '../graphql/derived-types.js';
import { Node } from '../graphql/node.type.js';
import type { AcceptedCampaignAnswer, CampaignSource } from './campaign-source.js';

const AdventureStatusEnum = { OPEN: 'open', PLAYED: 'played', GIVEN_UP: 'givenUp' } as const;
registerEnumType(AdventureStatusEnum, {
  name: 'AdventureStatus',
  description: 'The status of an adventure of a campaign.',
  valuesMap: {
    OPEN: { description: 'Its game is not over, or its end is not recorded yet.' },
    PLAYED: { description: 'It is over, and its outcome is part of the campaign.' },
    GIVEN_UP: { description: 'The campaign no longer waits for it; its end changes nothing.' },
  },
});

@ObjectType('Campaign', {
  implements: () => Node,
  description: 'A series of connected games: the outcome of one adventure goes into the next. Public.',
})
export class CampaignType implements Node {
  @Field(() => ID, { description: 'Unique in the whole API; the argument of `node`.' })
  id: string;
}

@ObjectType('Adventure', { description: 'A game of a campaign.' })
export class AdventureType {
  @Field(() => ID, { description: 'The value of `Game.id` of the game that was played.' })
  gameId: string;

  @Field(() => AdventureStatusEnum, { description: 'The status of the adventure.' })
  status: Adventure['status'];

  @Field(derived(({ ending }) => ending), { nullable: true, description: 'Why it ended; null unless it was played.' })
  reason: string | null;
}

@ObjectType('AdventurePlayer', { description: 'A player of an adventure, with the result.' })
export class AdventurePlayerType {
  @Field(() => Int, { description: 'Number of the seat, from 0.' })
  seat: number;

  @Field(() => String, { nullable: true, description: 'Name of the bot; null for a person.' })
  bot: string | null;

  @Field(() => Int, { description: '1 is best; equal results share a rank.' })
  rank: number;

  @Field({ description: 'All points of the seat.' })
  points: number;
}

@ObjectType({ description: 'The command was carried out, now or when its id was first given.' })
export class CampaignAccepted implements AcceptedCampaignAnswer {
  readonly kind = 'CampaignAccepted';

  @Field(() => CampaignType, { description: 'The campaign as it is now.' })
  campaign: CampaignSource;

  @Field(() => Int, { description: 'Version of the campaign after the command.' })
  version: number;

  @Field({ description: 'true: this is the earlier answer to the same command id; nothing happened now.' })
  replayed: boolean;
}

/** The result of a command on a campaign. */
export const CampaignResult = createUnionType({
  name: 'CampaignResult',
  description: 'The result of a command on a campaign.',
  types: () => [CampaignAccepted, CommandRejected] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});

/** Pages of adventures. */
export const AdventureConnection = connectionType(() => AdventureType, 'Adventure');
/** Pages of campaigns. */
export const CampaignConnection = connectionType(() => CampaignType, 'Campaign');
