import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { BotFeed } from './bot-feed.js';
import { BotFeedResolver } from './bot-feed.resolver.js';
import { ChangedGames } from './changed-games.js';
import { GameAnnouncements } from './game-announcements.js';
import { subscriptionsProviders } from './subscriptions.providers.js';
import { SubscriptionsResolver } from './subscriptions.resolver.js';

/** News of games: of one, of lists of them, and for bots. */
@Module({
  imports: [GamesModule],
  providers: [
    ...subscriptionsProviders,
    BotFeed,
    ChangedGames,
    GameAnnouncements,
    BotFeedResolver,
    SubscriptionsResolver,
  ],
})
export class SubscriptionsModule {}
