import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeasonReportedPlace', { description: 'The result of a player in a game that was played elsewhere.' })
export class SeasonReportedPlaceType {
  @Field(() => ID, { description: 'The value of `SeasonEntry.player`.' })
  player: string;

  @Field(() => Int, { description: '1 is best; equal results share a rank.' })
  rank: number;

  @Field(() => Float, { description: 'Points of the game.' })
  points: number;
}

@ObjectType('SeasonReport', { description: 'A report of the result of a game that was played elsewhere.' })
export class SeasonReportType {
  @Field(() => [SeasonReportedPlaceType], { description: 'The reported result of each player.' })
  placed: SeasonReportedPlaceType[];

  @Field(() => String, { nullable: true, description: 'Evidence: a text or an address; null without any.' })
  evidence: string | null;

  @Field(() => ID, { description: 'The id of the account that reported it.' })
  by: string;

  @Field(() => String, { nullable: true, description: 'Why an opponent disputes it; null where none does.' })
  disputed: string | null;
}
