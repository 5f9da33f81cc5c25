import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import { accountIdOf } from '../access/caller.js';
import { Needs } from '../access/scope-guard.js';
import { DateTime } from '../graphql/scalars.js';
import type { ApiContext } from '../requests/api-context.js';
import { BotFeed } from './bot-feed.js';
import type { BotNews } from './bot-news.js';
import { BotNewsUnion } from './bot-news.types.js';

/** The feed for programs that play. */
@Resolver()
export class BotFeedResolver {
  constructor(private readonly feed: BotFeed) {}

  @Needs('games:read')
  @Subscription(() => BotNewsUnion, {
    resolve: (value: unknown): unknown => value,
    description:
      'The feed for a program that plays every game of your account: first the running games and the steps that wait for you, then each start, step and end of a game. It never ends on its own; after a disconnect, subscribe again. The latest message about a game is never left out, but earlier ones may be.',
  })
  botFeed(
    @Context() { caller }: ApiContext,
    @Args('since', {
      type: () => DateTime,
      nullable: true,
      description:
        'Also reports games that ended since then: the value of `at` in the last message that you got. A game that ended up to a minute earlier may be repeated; of more than 500, only the latest are reported.',
    })
    since?: number | null,
  ): AsyncIterableIterator<BotNews> {
    return this.feed.follow({ account: accountIdOf(caller), since: since ?? null });
  }
}
