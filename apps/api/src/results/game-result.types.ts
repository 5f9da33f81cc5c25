import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameSource } from '../games/game-source.js';
import { GameType } from '../games/game.types.js';
import { DateTime } from '../graphql/scalars.js';

@ObjectType('GameResult', { description: 'A game that is over, where it stands among all that are.' })
export class GameResult {
  @Field(() => Int, {
    description: 'Its number in the log of games that are over, from 1: it never changes, and no other game gets it.',
  })
  number: number;

  @Field({ description: 'The hash that it ended with: with its transcript it proves the result.' })
  gameHash: string;

  @Field(() => DateTime, { description: 'When its last commit was made.' })
  endedAt: number;

  @Field(() => GameType, { description: 'With its seats, its outcome and its league.' })
  game: GameSource;
}

@ObjectType('GameResultPage', { description: 'Games that are over, in the order in which they ended up in the log.' })
export class GameResultPage {
  @Field(() => [GameResult], {
    description: 'In the order of their numbers; a number that is left out is that of a game which no list shows.',
  })
  results: readonly GameResult[];

  @Field(() => Int, { description: 'Up to which number this page has looked: ask for what comes after it.' })
  upTo: number;

  @Field({ description: 'There are more already.' })
  hasMore: boolean;
}
