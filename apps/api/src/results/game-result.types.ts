import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameSource } from '../games/game-source.js';
import { GameType } from '../games/game.types.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('GameResult', { description: 'A finished game, with its position in the log.' })
export class GameResult {
  @Field(() => Int, {
    description: 'Its number in the log of finished games, from 1: permanent and unique.',
  })
  number: number;

  @Field({ description: 'The final hash of the game, which together with its transcript proves the result.' })
  gameHash: string;

  @Field(() => DateTime, { description: 'When its last commit was made.' })
  endedAt: number;

  @Field(() => GameType, { description: 'The finished game, with its seats, outcome and league.' })
  game: GameSource;
}

@ObjectType('GameResultPage', { description: 'Finished games, in the order of the log.' })
export class GameResultPage {
  @Field(() => [GameResult], {
    description: 'The games in the order of their numbers; a missing number belongs to a game that no list shows.',
  })
  results: readonly GameResult[];

  @Field(() => Int, { description: 'The number up to which this page has read: continue after it.' })
  upTo: number;

  @Field({ description: 'true: there are already more.' })
  hasMore: boolean;
}
