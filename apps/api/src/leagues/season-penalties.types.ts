import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { SeasonEntryType } from './league.types.js';

const PenaltyKindEnum = { WARNING: 'WARNING', GAME_LOSS: 'GAME_LOSS', POINTS: 'POINTS' } as const;
registerEnumType(PenaltyKindEnum, {
  name: 'SeasonPenaltyKind',
  description: 'What a penalty changes.',
  valuesMap: {
    WARNING: { description: 'It changes no result.' },
    GAME_LOSS: { description: 'The participant lost a game.' },
    POINTS: { description: 'Points were added, or taken away.' },
  },
});

@ObjectType('SeasonPenalty', { description: 'A penalty of a participant, with its reason.' })
export class SeasonPenaltyType {
  @Field(() => Int, { description: 'From 1, in the order of giving.' })
  number: number;

  @Field(() => SeasonEntryType, { description: 'The participant.' })
  entry: SeasonEntryType;

  @Field(() => PenaltyKindEnum, { description: 'The kind of the penalty.' })
  kind: keyof typeof PenaltyKindEnum;

  @Field(() => Float, { description: 'The added points; 0 where the penalty is of another kind.' })
  points: number;

  @Field(() => ID, { nullable: true, description: 'The lost game; null where the penalty is of another kind.' })
  gameId: string | null;

  @Field(() => Int, { description: 'The number of rounds that were paired before it.' })
  afterRound: number;

  @Field({ description: 'The reason of the organizer.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'Why it was lifted; null while it counts.' })
  lifted: string | null;
}

/** Pages of the penalties of a season. */
export const SeasonPenaltyConnection = connectionType(() => SeasonPenaltyType, 'SeasonPenalty');
