import { vacationLeft, vacationOf, type Season } from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { lookerOf } from '../access/caller.js';
import { AccountType } from '../accounts/account.types.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { accountsOf } from './accounts-of.js';
import type { SeasonSource } from './league-source.js';
import { LeagueSeasonType } from './league.types.js';
import { SeasonVacationConnection, SeasonVacationType } from './season-vacations.types.js';

/** The source of the fields of a vacation. */
interface VacationSource {
  readonly accountId: string;
  readonly taken: number;
  readonly left: number;
  readonly until: number | null;
}

/** The vacations of a season. */
@Resolver(() => LeagueSeasonType)
export class SeasonVacationsResolver {
  @ResolveField(() => SeasonVacationConnection, {
    description: 'The vacations that players have taken for the whole season, by the latest taking.',
  })
  vacations(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<VacationSource> {
    const taken = (season.vacations ?? []).map(({ account }) => vacationIn(season, account));
    return listPage(taken, page, 'vacation');
  }

  @ResolveField(() => SeasonVacationType, {
    nullable: true,
    description: 'Your vacation in the whole season; null where it gives none, and where you do not play.',
  })
  ownVacation(@Parent() { season }: SeasonSource, @Context() { caller }: ApiContext): VacationSource | null {
    const own = lookerOf(caller);
    const plays = own !== null && season.entries.some(({ members }) => members.includes(own));
    return season.plan.vacation && plays ? vacationIn(season, own) : null;
  }
}

const vacationIn = (season: Season, account: string): VacationSource => ({
  accountId: account,
  ...{ taken: 0, until: null, ...vacationOf(season, account) },
  left: vacationLeft(season, account) ?? 0,
});

/** The player of a vacation. */
@Resolver(() => SeasonVacationType)
export class SeasonVacationResolver {
  @ResolveField(() => AccountType, {
    nullable: true,
    description: 'The player; null where the account no longer exists.',
  })
  async account(
    @Parent() { accountId }: VacationSource,
    @Context() { accounts }: ApiContext,
  ): Promise<AccountType | null> {
    return (await accountsOf([accountId], accounts))[0] ?? null;
  }
}
