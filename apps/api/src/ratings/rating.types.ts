import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('Strength', {
  description:
    'An estimate of a player’s strength, in the scale of the rating system: that of the plan in leagues, Weng and Lin’s elsewhere.',
})
export class StrengthType {
  @Field(() => Float, { description: 'The estimated strength of the account.' })
  mean: number;

  @Field(() => Float, { description: 'The uncertainty of the estimate: the higher, the less is known.' })
  deviation: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How much the strength fluctuates; null in systems without it.',
  })
  volatility: number | null;
}

@ObjectType('Rating', {
  description: 'The rating of an account from games: of a season, of all seasons of a league, or of a ruleset.',
})
export class RatingType extends StrengthType {
  /** The rated account. */
  player: string;

  @Field(() => Float, { description: 'The value by which the list is sorted.' })
  shown: number;

  @Field(() => Int, { description: 'Number of the rated games.' })
  games: number;
}

@ObjectType('RatingOpponent', { description: 'A player on another side of a rated game.' })
export class RatingOpponentType {
  /** The account of the player. */
  player: string;

  @Field(() => StrengthType, { description: 'The rating before the game.' })
  strength: StrengthType;
}

@ObjectType('RatingStep', { description: 'The effect of one game on a rating.' })
export class RatingStepType {
  @Field(() => ID, { description: 'The value of `Game.id`.' })
  gameId: string;

  @Field(() => DateTime, { description: 'When the game ended: games count in that order.' })
  at: number;

  @Field(() => Int, { description: 'The rank of its side: 1 is best; equal sides share a rank.' })
  rank: number;

  @Field(() => Int, { description: 'The number of sides in the game.' })
  sides: number;

  @Field(() => Float, { description: 'The probability that its side would win, as estimated before the game: 0 to 1.' })
  chance: number;

  @Field(() => StrengthType, { description: 'The rating before the game: for the first game that of a newcomer.' })
  before: StrengthType;

  @Field(() => StrengthType, { description: 'The rating after the game: for the last game the current rating.' })
  after: StrengthType;

  @Field(() => [RatingOpponentType], { description: 'The players on the other sides, in the order of seats.' })
  against: RatingOpponentType[];
}

/** The ruleset of the ratings. */
export const rulesetArgument = { description: 'Short name of the ruleset.' };

/** The account of the rating. */
export const accountArgument = { type: () => ID, description: 'The value of `Account.id`.' };

/** Pages of ratings. */
export const RatingConnection = connectionType(() => RatingType, 'Rating');
/** Pages of the history of a rating. */
export const RatingStepConnection = connectionType(() => RatingStepType, 'RatingStep');
