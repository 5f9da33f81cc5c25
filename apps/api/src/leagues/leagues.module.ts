import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { KeptModule } from '../kept/kept.module.js';
import { GamesModule } from '../games/games.module.js';
import { LeagueCommandsResolver, LeagueConflictResolver } from './league-commands.resolver.js';
import { LeagueFeedResolver } from './league-feed.resolver.js';
import { LeagueListResolver } from './league-list.resolver.js';
import { LeagueOrganizersResolver } from './league-organizers.resolver.js';
import { LeagueEventResolver, LeagueResolver } from './league.resolver.js';
import { leaguesProviders } from './leagues.providers.js';
import { OwnInvitationsResolver } from './own-invitations.resolver.js';
import { OwnPairingsResolver } from './own-pairings.resolver.js';
import { SeasonApplicantResolver, SeasonEnteringResolver } from './season-entering.resolver.js';
import { SeasonPenaltiesResolver } from './season-penalties.resolver.js';
import {
  SeasonEntryResolver,
  SeasonInvitationResolver,
  SeasonPairingResolver,
  SeasonResolver,
  SeasonRoundResolver,
} from './season.resolver.js';
import { SeasonVacationResolver, SeasonVacationsResolver } from './season-vacations.resolver.js';
import { SubmittedDecks } from './submitted-deck.js';

/** Leagues, with their seasons. */
@Module({
  imports: [AccessModule, GamesModule, KeptModule],
  providers: [
    ...leaguesProviders,
    LeagueCommandsResolver,
    LeagueConflictResolver,
    LeagueEventResolver,
    LeagueFeedResolver,
    LeagueListResolver,
    LeagueOrganizersResolver,
    LeagueResolver,
    OwnInvitationsResolver,
    OwnPairingsResolver,
    SeasonApplicantResolver,
    SeasonEnteringResolver,
    SeasonEntryResolver,
    SeasonInvitationResolver,
    SeasonPairingResolver,
    SeasonPenaltiesResolver,
    SeasonResolver,
    SeasonRoundResolver,
    SeasonVacationResolver,
    SeasonVacationsResolver,
    SubmittedDecks,
  ],
})
export class LeaguesModule {}
