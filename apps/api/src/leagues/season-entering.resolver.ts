import { Contracts } from '#contracts';
import { Leagues, withApiIds } from '#league-service';
import { roleOf, type Applicant } from '#leagues';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { AccountType } from '../accounts/account.types.js';
import { PageArguments } from '../graphql/connection.js';
import { derived } from '../graphql/derived-types.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { accountsOf } from './accounts-of.js';
import { entrantsOf, withEntry } from './entrants.js';
import type { SeasonSource } from './league-source.js';
import {
  LeagueSeasonType,
  SeasonApplicantConnection,
  SeasonApplicantType,
  SeasonByeRequestType,
} from './league.types.js';

/** The fields of a season about entering it. */
@Resolver(() => LeagueSeasonType)
export class SeasonEnteringResolver {
  constructor(
    private readonly contracts: Contracts,
    private readonly leagues: Leagues,
  ) {}

  @ResolveField(derived(({ subjects }) => subjects['league']?.objects['about']), {
    description: 'What the organizers say of the season.',
  })
  about(@Parent() { season }: SeasonSource): unknown {
    return this.contracts.ofSubject('league').object('about', season.about);
  }

  @ResolveField(() => SeasonApplicantConnection, {
    description: 'The participants that an organizer has to approve, and the waiting list, in the order of places.',
  })
  applicants(@Parent() { season }: SeasonSource, @Args() page: PageArguments): Connection<Applicant> {
    return listPage(season.entering.applicants, page, 'applicant');
  }

  @ResolveField(() => [SeasonByeRequestType], {
    description: 'The rounds that participants have asked not to play, in the order of asking.',
  })
  byeRequests(@Parent() { season }: SeasonSource): unknown[] {
    const entrants = entrantsOf(season);
    return season.entering.byeRequests
      .filter(({ player }) => entrants.has(player))
      .map((one) => withEntry(one, entrants));
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      'The join code; null without one, and for all but the organizers. Clients put it into a link to the season, and show it as a QR code.',
  })
  joinCode(@Parent() { loaded, season }: SeasonSource, @Context() { caller }: ApiContext): string | null {
    const by = caller.account?.id;
    const isOrganizer = by !== undefined && roleOf(loaded.league, { by, isSystem: false }) !== undefined;
    return (isOrganizer ? this.leagues.joinCode(loaded, season) : undefined) ?? null;
  }
}

/** The fields of an applicant. */
@Resolver(() => SeasonApplicantType)
export class SeasonApplicantResolver {
  @ResolveField()
  player(@Parent() { player }: Applicant): string {
    return withApiIds({ player }).player;
  }

  @ResolveField()
  approved(@Parent() { isApproved }: Applicant): boolean {
    return isApproved;
  }

  @ResolveField()
  checkedIn(@Parent() { isCheckedIn }: Applicant): boolean {
    return isCheckedIn;
  }

  @ResolveField(() => [AccountType], { description: 'The accounts of its players, in the order of seats.' })
  members(@Parent() { members }: Applicant, @Context() { accounts }: ApiContext): Promise<AccountType[]> {
    return accountsOf(members, accounts);
  }
}
