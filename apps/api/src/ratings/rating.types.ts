import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('Strength', {
  description:
    'What somebody is thought to be, in the numbers of the system that rates: that of the plan in leagues, Weng and Lin’s elsewhere.',
})
export class StrengthType {
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

@ObjectType('Rating', {
  description:
    'What games make of the strength of an account: those of a season, of all seasons of a league, or of a ruleset.',
})
export class RatingType extends StrengthType {
  /** Whose it is. */
  player: string;

  @Field(() => Float, { description: 'What the list is sorted by.' })
  shown: number;

  @Field(() => Int, { description: 'How many games it is made of.' })
  games: number;
}

@ObjectType('RatingOpponent', { description: 'Somebody on another side of a game that was rated.' })
export class RatingOpponentType {
  /** Who it was. */
  player: string;

  @Field(() => StrengthType, { description: 'What it was thought to be before the game.' })
  strength: StrengthType;
}

@ObjectType('RatingStep', { description: 'What one game did to a rating.' })
export class RatingStepType {
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

  @Field(() => StrengthType, { description: 'The rating before: of the first game that of a newcomer.' })
  before: StrengthType;

  @Field(() => StrengthType, { description: 'The rating after: of the last game the rating itself.' })
  after: StrengthType;

  @Field(() => [RatingOpponentType], { description: 'Everybody on the other sides, in the order of seats.' })
  against: RatingOpponentType[];
}

/** In which ruleset. */
export const rulesetArgument = { description: 'Short name of the ruleset.' };

/** Whose rating. */
export const accountArgument = { type: () => ID, description: 'What `Account.id` says.' };

/** Pages of ratings. */
export const RatingConnection = connectionType(() => RatingType, 'Rating');
/** Pages of what a rating is made of. */
export const RatingStepConnection = connectionType(() => RatingStepType, 'RatingStep');
