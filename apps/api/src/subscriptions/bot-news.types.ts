import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { GameSource } from '../games/game-source.js';
import { GameType } from '../games/game.types.js';
import { DateTime } from '../graphql/scalars.js';

/** What every message has. */
@ObjectType({ isAbstract: true })
abstract class BotNewsType {
  @Field(() => DateTime, {
    description: 'When the server heard of it; never earlier than in the message before. What `botFeed(since:)` takes.',
  })
  at: number;

  @Field(() => GameType, { description: 'The game as it was then.' })
  game: GameSource;

  @Field(() => Int, { description: 'Your seat.' })
  seat: number;
}

@ObjectType({
  description:
    'A game waits for your seat. Told at each version at which it does: after a command of yours that has not ended the step once more, and when others have answered it.',
})
export class BotAsked extends BotNewsType {
  readonly kind = 'BotAsked';

  @Field({
    description: 'Names this occurrence of the step; a command may name it, and is refused once it has passed.',
  })
  stepId: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the time of your seat runs out; null without a deadline.',
  })
  deadline: number | null;
}

@ObjectType({ description: 'A game in which you sit runs: told once, before anything else of it.' })
export class BotGameStarted extends BotNewsType {
  readonly kind = 'BotGameStarted';
}

@ObjectType({ description: 'A game in which you sat is over: `game` has its outcome and its seed.' })
export class BotGameOver extends BotNewsType {
  readonly kind = 'BotGameOver';
}

/** What a program is told of the games of its account. */
export const BotNewsUnion = createUnionType({
  name: 'BotNews',
  description: 'What a program has to know to play every game of its account.',
  types: () => [BotAsked, BotGameStarted, BotGameOver] as const,
  resolveType: ({ kind }: { readonly kind: string }) => kind,
});
