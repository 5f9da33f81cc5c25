import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { withApiIds } from '#league-service';
import { PageArguments } from '../graphql/connection.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { entrantsOf, entryOf } from './entrants.js';
import type { SeasonSource } from './league-source.js';
import { LeagueSeasonType } from './league.types.js';
import { SeasonPenaltyConnection } from './season-penalties.types.js';

/** The penalties of a season. */
@Resolver(() => LeagueSeasonType)
export class SeasonPenaltiesResolver {
  @ResolveField(() => SeasonPenaltyConnection, { description: 'The penalties of the season, in the order of giving.' })
  penalties(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<unknown> {
    const entrants = entrantsOf(season);
    const given = (season.penalties ?? [])
      // A player who was dropped before the first round is no participant.
      .filter(({ player }) => entrants.has(player))
      .map(({ player, penalty, after, number, reason, lifted }) => ({
        number,
        entry: entryOf(player, entrants),
        points: 0,
        gameId: null,
        ...withApiIds(penalty),
        afterRound: after,
        reason,
        lifted,
      }));
    return listPage(given, page, 'penalty');
  }
}
