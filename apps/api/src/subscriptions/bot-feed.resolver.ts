import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import { accountIdOf } from '../access/caller.js';
import { Needs } from '../access/scope-guard.js';
import { DateTime } from '../graphql/scalars.js';
import type { ApiContext } from '../requests/api-context.js';
import { BotFeed } from './bot-feed.js';
import type { BotNews } from './bot-news.js';
import { BotNewsUnion } from './bot-news.types.js';

/** What programs that play are told. */
@Resolver()
export class BotFeedResolver {
  constructor(private readonly feed: BotFeed) {}

  @Needs('games:read')
  @Subscription(() => BotNewsUnion, {
    resolve: (value: unknown): unknown => value,
    description:
      'All that a program needs to play every game of your account: which games run and what they ask of you now, then each game as it starts, asks and ends. It never ends by itself; after a break ask again. What it tells last of a game is never left out, whatever comes between may be.',
  })
  botFeed(
    @Context() { caller }: ApiContext,
    @Args('since', {
      type: () => DateTime,
      nullable: true,
      description:
        'Games that ended since then are told as well: `at` of the last message that you got. One that ended a minute before may be told again; of more than 500 the latest are told.',
    })
    since?: number | null,
  ): AsyncIterableIterator<BotNews> {
    return this.feed.follow({ account: accountIdOf(caller), since: since ?? null });
  }
}
