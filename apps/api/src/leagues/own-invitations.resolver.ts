import { invitedAs, Leagues } from '#league-service';
import type { StreamDirectory } from '#streams';
import { toAnswerIn } from '#leagues';
import { Inject } from '@nestjs/common';
import { Args, Context, ResolveField, Resolver } from '@nestjs/graphql';
import { ownerIn } from '../access/own-things.js';
import { Me } from '../accounts/accounts.resolver.js';
import { LEAGUE_DIRECTORY } from '../core/tokens.js';
import { PageArguments } from '../graphql/connection.js';
import type { ApiContext } from '../requests/api-context.js';
import { listPage } from '../requests/list-page.js';
import type { Connection } from '../requests/page.js';
import { leagueSourceOf } from './league-source.js';
import { OwnInvitationConnection, type OwnInvitationType } from './own-invitation.types.js';

/** How many leagues with invitations for an account are searched, the newest first. */
const MOST_LEAGUES = 100;

/** The invitations to the caller. */
@Resolver(() => Me)
export class OwnInvitationsResolver {
  constructor(
    private readonly leagues: Leagues,
    @Inject(LEAGUE_DIRECTORY) private readonly directory: StreamDirectory,
  ) {}

  @ResolveField(() => OwnInvitationConnection, {
    description:
      'Invitations to leagues that you have not answered, from the 100 newest leagues that invited you. Needs the scope `GAMES_READ` or `GAMES_PLAY`. May be a moment behind.',
  })
  async invitations(
    @Args() page: PageArguments,
    @Context() { caller }: ApiContext,
  ): Promise<Connection<OwnInvitationType>> {
    const account = ownerIn(caller);
    const found = await this.directory.find({ account: invitedAs(account), descending: true, limit: MOST_LEAGUES });
    const leagues = await this.leagues.loadAll(found.map(({ streamId }) => streamId));
    const invitations = leagues.flatMap((loaded) =>
      toAnswerIn(loaded.league, account).map(({ season, invitation }) => ({
        league: leagueSourceOf(loaded),
        season: { loaded, season },
        invitation,
      })),
    );
    return listPage(invitations, page, 'invitation');
  }
}
