import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameSource } from '../games/game-source.js';
import { GameType } from '../games/game.types.js';
import { DateTime } from '../graphql/scalars.js';

/** The fields of every message. */
@ObjectType({ isAbstract: true })
abstract class BotNewsType {
  @Field(() => DateTime, {
    description:
      'When the news arrived; never earlier than in the previous message. The argument of `botFeed(since:)`.',
  })
  at: number;

  @Field(() => GameType, { description: 'The game at that time.' })
  game: GameSource;

  @Field(() => Int, { description: 'Your seat.' })
  seat: number;
}

@ObjectType({
  description:
    'A game waits for your seat. Sent at each version at which it does: again after a command of yours that did not end the step, and after answers of other seats.',
})
export class BotAsked extends BotNewsType {
  readonly kind = 'BotAsked';

  @Field({
    description: 'Identifies this occurrence of the step; a command may name it, and is refused once it has passed.',
  })
  stepId: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the time of your seat runs out; null without a deadline.',
  })
  deadline: number | null;
}

@ObjectType({ description: 'A game in which you have a seat is running: sent once, before anything else about it.' })
export class BotGameStarted extends BotNewsType {
  readonly kind = 'BotGameStarted';
}

@ObjectType({ description: 'A game in which you had a seat is over: `game` has its outcome and its seed.' })
export class BotGameOver extends BotNewsType {
  readonly kind = 'BotGameOver';
}

/** A message to a program about the games of its account. */
export const BotNewsUnion = createUnionType({
  name: 'BotNews',
  description: 'A message of the feed for a program that plays every game of its account.',
  types: () => [BotAsked, BotGameStarted, BotGameOver] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});
