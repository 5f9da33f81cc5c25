import { Leagues, type LeagueHappening } from '#league-service';
import type { FeedWatch } from '#streams';
import { localized } from '#kernel';
import { Inject } from '@nestjs/common';
import { Args, ID, Int, Resolver, Subscription } from '@nestjs/graphql';
import { ForEverybody } from '../access/scope-guard.js';
import { LEAGUES_WATCH } from './leagues.providers.js';
import { ApiError } from '../errors/api-error.js';
import { idOfKind } from '../requests/global-id.js';
import { abortable } from '../subscriptions/abortable.js';
import type { LeagueEventSource } from './league-source.js';
import { LeagueEventType } from './league.types.js';

/** The live events of leagues. */
@Resolver()
export class LeagueFeedResolver {
  constructor(
    private readonly leagues: Leagues,
    @Inject(LEAGUES_WATCH) private readonly watch: FeedWatch,
  ) {}

  @ForEverybody()
  @Subscription(() => LeagueEventType, {
    resolve: (value: unknown): unknown => value,
    description:
      'All events of a league after a version, then each new event, without gaps or duplicates. To continue, subscribe again with the last version that you got.',
  })
  async leagueEvents(
    @Args('leagueId', { type: () => ID, description: 'The value of `League.id`.' }) id: string,
    @Args('afterVersion', {
      type: () => Int,
      defaultValue: 0,
      description: 'Only events after this version; 0: from the start.',
    })
    afterVersion: number,
  ): Promise<AsyncIterableIterator<LeagueEventSource>> {
    const leagueId = idOfKind('League', id);
    const loaded = await this.leagues.load(leagueId);
    if (!loaded) throw new ApiError('NOT_FOUND', localized('There is no such league.', 'Cette ligue n’existe pas.'));
    const after = Math.max(0, afterVersion);
    const read = (from: number, limit: number): Promise<readonly LeagueHappening[]> =>
      this.leagues.events(leagueId, { after: from, upTo: from + limit });
    const followed = { after, read, numberOf: ({ version }: LeagueHappening) => version };
    return abortable((signal) => this.watch.follow(leagueId, followed, signal));
  }
}
