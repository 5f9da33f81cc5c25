import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('SeasonStrength', {
  description: 'What somebody is thought to be, in the numbers of the system of the plan.',
})
export class SeasonStrengthType {
  @Field(() => Float, { description: 'What the account is thought to be.' })
  mean: number;

  @Field(() => Float, { description: 'How little is known of it: the more, the less.' })
  deviation: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How much its strength changes; null in systems that do not say.',
  })
  volatility: number | null;
}

@ObjectType('SeasonRating', {
  description: 'What games of a league make of the strength of an account: those of a season, or of all seasons.',
})
export class SeasonRatingType extends SeasonStrengthType {
  /** Whose it is. */
  player: string;

  @Field(() => Float, { description: 'What the list is sorted by.' })
  shown: number;

  @Field(() => Int, { description: 'How many games it is made of.' })
  games: number;
}

@ObjectType('SeasonRatingOpponent', { description: 'Somebody on another side of a game that was rated.' })
export class SeasonRatingOpponentType {
  /** Who it was. */
  player: string;

  @Field(() => SeasonStrengthType, { description: 'What it was thought to be before the game.' })
  strength: SeasonStrengthType;
}

@ObjectType('SeasonRatingStep', { description: 'What one game did to a rating.' })
export class SeasonRatingStepType {
  @Field(() => ID, { description: 'What `Game.id` says of the game.' })
  gameId: string;

  @Field(() => DateTime, { description: 'When the game ended: games count in that order.' })
  at: number;

  @Field(() => Int, { description: 'How its side did: 1 is best; equals share a rank.' })
  rank: number;

  @Field(() => Int, { description: 'Of how many sides.' })
  sides: number;

  @Field(() => Float, { description: 'How likely its side was to win, as far as was known before: 0 to 1.' })
  chance: number;

  @Field(() => SeasonStrengthType, { description: 'The rating before: of the first game that of a newcomer.' })
  before: SeasonStrengthType;

  @Field(() => SeasonStrengthType, { description: 'The rating after: of the last game the rating itself.' })
  after: SeasonStrengthType;

  @Field(() => [SeasonRatingOpponentType], { description: 'Everybody on the other sides, in the order of seats.' })
  against: SeasonRatingOpponentType[];
}

/** Pages of the ratings of a season. */
export const SeasonRatingConnection = connectionType(() => SeasonRatingType, 'SeasonRating');
/** Pages of what a rating is made of. */
export const SeasonRatingStepConnection = connectionType(() => SeasonRatingStepType, 'SeasonRatingStep');
