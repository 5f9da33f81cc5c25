import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { Accounts, AccountStore, Identities, OidcTokens, Recovery, RememberedTokens, TokenWatch } from '#accounts';
import { Contracts } from '#contracts';
import { Bases, Decks } from '#kept';
import {
  Campaigns,
  FeedWatch,
  GameLog,
  Games,
  Leagues,
  Presence,
  PresenceWatch,
  RulesetRatings,
  Transcripts,
  WebhookDesk,
} from '#games';
import { baseRulesOf, deckRulesOf } from '#kernel';
import { unwatched } from '#platform';
import { Admission } from './access/admission.js';
import { Authenticator } from './access/authenticate.js';
import { LeagueQuotas } from './access/league-quotas.js';
import { Quotas } from './access/quotas.js';
import { RATE_REDIS, RateLimits } from './access/rate-limits.js';
import { ScopeGuard } from './access/scope-guard.js';
import { SocketPlaces } from './access/socket-places.js';
import { AccountsResolver } from './accounts/accounts.resolver.js';
import { IdentitiesResolver } from './accounts/identities.resolver.js';
import { OwnAccount } from './accounts/own-account.js';
import { OwnIdentities } from './accounts/own-identities.js';
import { OwnRecovery } from './accounts/own-recovery.js';
import { RecoveryResolver } from './accounts/recovery.resolver.js';
import {
  BUS,
  CAMPAIGN_DIRECTORY,
  LEAGUE_DIRECTORY,
  DIRECTORY,
  HEALTH,
  LEAGUES_WATCH,
  OBSERVER,
  REPORT_FAULT,
  RESULTS_WATCH,
  WORK,
  type ApiParts,
} from './api-parts.js';
import { API_SETTINGS, settingsWith } from './api-settings.js';
import { controllersWith } from './controllers.js';
import { CampaignCommandsResolver } from './campaigns/campaign-commands.resolver.js';
import { LeagueListResolver } from './leagues/league-list.resolver.js';
import { OwnInvitationsResolver } from './leagues/own-invitations.resolver.js';
import { OwnPairingsResolver } from './leagues/own-pairings.resolver.js';
import { CampaignListResolver } from './campaigns/campaign-list.resolver.js';
import { AdventurePlayerResolver, AdventureResolver, CampaignResolver } from './campaigns/campaign.resolver.js';
import { Bringing } from './games/bringing.js';
import { CommandRejectedResolver, VersionConflictResolver } from './games/command-rejected.resolver.js';
import { CommandResolver } from './games/command.resolver.js';
import { CommandAnswers } from './games/command-answers.js';
import { ShownGames } from './games/shown-games.js';
import { FinishedGames } from './games/finished-games.js';
import { NamedStreams } from './games/named-streams.js';
import { GameEventResolver } from './games/game-event.resolver.js';
import { GameListResolver } from './games/game-list.resolver.js';
import { GameSeatResolver } from './games/game-seat.resolver.js';
import { LegalCommandResolver } from './games/legal-command.resolver.js';
import { GameOpenerResolver } from './games/game-opener.resolver.js';
import { GameAtViewResolver, GameViewResolver } from './games/game-view.resolver.js';
import { GameAtResolver } from './games/game-at.resolver.js';
import { GameResolver } from './games/game.resolver.js';
import { TableOpening } from './games/table-opening.js';
import { ParkingResolver } from './games/parking.resolver.js';
import { TableResolver } from './games/table.resolver.js';
import { VerdictResolver } from './games/verdict.resolver.js';
import {
  WaitingForNothingResolver,
  WaitingForRulesResolver,
  WaitingForSeatsResolver,
} from './games/waiting.resolver.js';
import { BaseFaultResolver, BaseResolver, BasesResolver } from './kept/bases.resolver.js';
import { DeckFaultResolver, DeckResolver, DecksResolver } from './kept/decks.resolver.js';
import { OwnBases } from './kept/own-bases.js';
import { OwnDecks } from './kept/own-decks.js';
import { LeagueCommandsResolver, LeagueConflictResolver } from './leagues/league-commands.resolver.js';
import { LeagueEventResolver, LeagueResolver } from './leagues/league.resolver.js';
import { LeagueFeedResolver } from './leagues/league-feed.resolver.js';
import { ratingResolvers } from './ratings/rating-resolvers.js';
import {
  SeasonEntryResolver,
  SeasonInvitationResolver,
  SeasonPairingResolver,
  SeasonRoundResolver,
  SeasonStandingResolver,
  SeasonResolver,
} from './leagues/season.resolver.js';
import { OwnNodes } from './graphql/own-nodes.js';
import { ApiContexts } from './requests/api-context.js';
import { Closing } from './requests/closing.js';
import { processorClock, ProcessorMeter } from './requests/processor-time.js';
import { ErrorFilter } from './errors/error-filter.js';
import { serveRulesets } from './graphql/derived-types.js';
import { DocumentCheck } from './graphql/document-check.js';
import { graphqlModule } from './graphql/graphql-module.js';
import { GraphqlOptions } from './graphql/graphql-options.js';
import { NodeResolver } from './graphql/node.resolver.js';
import { ProblemFilter } from './rest/problem-filter.js';
import { BoxPieces } from './rest/boxes/pieces.js';
import { RuleTexts } from './rest/boxes/rule-texts.js';
import { LiveAnswers } from './rest/live/live-answers.js';
import { RestOperations } from './rest/run/rest-operations.js';
import { FinishedResults } from './results/finished-results.js';
import { ResultsResolver } from './results/results.resolver.js';
import { RulesetResolver } from './rulesets/ruleset.resolver.js';
import { BotFeed } from './subscriptions/bot-feed.js';
import { BotFeedResolver } from './subscriptions/bot-feed.resolver.js';
import { ChangedGames } from './subscriptions/changed-games.js';
import { GameAnnouncements } from './subscriptions/game-announcements.js';
import { SocketProtocol } from './graphql/socket/socket-protocol.js';
import { SubscriptionServer } from './graphql/socket/subscription-server.js';
import { SubscriptionsResolver } from './subscriptions/subscriptions.resolver.js';
import { OwnWebhooks } from './webhooks/own-webhooks.js';
import { WebhooksResolver } from './webhooks/webhooks.resolver.js';

const resolvers = [
  ...ratingResolvers,
  AccountsResolver,
  IdentitiesResolver,
  RecoveryResolver,
  AdventurePlayerResolver,
  AdventureResolver,
  BaseFaultResolver,
  BaseResolver,
  BasesResolver,
  BotFeedResolver,
  CampaignCommandsResolver,
  CampaignListResolver,
  LeagueListResolver,
  OwnInvitationsResolver,
  OwnPairingsResolver,
  CampaignResolver,
  WaitingForSeatsResolver,
  WaitingForNothingResolver,
  WaitingForRulesResolver,
  CommandRejectedResolver,
  CommandResolver,
  DeckFaultResolver,
  DeckResolver,
  DecksResolver,
  GameAtResolver,
  GameAtViewResolver,
  GameEventResolver,
  GameListResolver,
  GameResolver,
  GameSeatResolver,
  LeagueCommandsResolver,
  LeagueConflictResolver,
  SeasonEntryResolver,
  SeasonInvitationResolver,
  LeagueEventResolver,
  LeagueFeedResolver,
  SeasonPairingResolver,
  LeagueResolver,
  SeasonRoundResolver,
  SeasonStandingResolver,
  LegalCommandResolver,
  GameViewResolver,
  GameOpenerResolver,
  NodeResolver,
  ParkingResolver,
  ResultsResolver,
  RulesetResolver,
  SeasonResolver,
  SubscriptionsResolver,
  TableResolver,
  VerdictResolver,
  VersionConflictResolver,
  WebhooksResolver,
];

const deckResolvers: readonly unknown[] = [DeckFaultResolver, DeckResolver, DecksResolver];
const baseResolvers: readonly unknown[] = [BaseFaultResolver, BaseResolver, BasesResolver];

/** Every resolver of an API with these types. Decks and bases can be kept only if a ruleset uses them. */
export function resolversFor({ deckKind, base }: Contracts['types']): typeof resolvers {
  const without = [...(deckKind ? [] : deckResolvers), ...(base ? [] : baseResolvers)];
  return resolvers.filter((resolver) => !without.includes(resolver));
}

/** What resolvers and sockets both need. */
@Module({})
class CoreModule {
  static with(parts: ApiParts, contracts: Contracts): DynamicModule {
    const settings = settingsWith(parts.settings);
    const { quotas } = settings;
    const accounts = new RememberedTokens(parts.accounts);
    const tokens = new TokenWatch(parts.accounts, { every: settings.sockets.recheck, report: parts.report });
    const made = new Accounts(accounts, settings.environment, quotas.tokens);
    const given: Provider[] = [
      { provide: Games, useValue: parts.games },
      { provide: Contracts, useValue: contracts },
      { provide: Campaigns, useValue: parts.campaigns },
      { provide: Leagues, useValue: parts.leagues },
      { provide: RulesetRatings, useValue: parts.ratings },
      { provide: WebhookDesk, useValue: parts.webhookDesk },
      { provide: Transcripts, useValue: parts.transcripts },
      { provide: GameLog, useValue: parts.log },
      { provide: Presence, useValue: parts.presence },
      { provide: PresenceWatch, useValue: new PresenceWatch(parts) },
      { provide: AccountStore, useValue: accounts },
      { provide: Accounts, useValue: made },
      { provide: Recovery, useValue: new Recovery(accounts, made) },
      { provide: Identities, useValue: new Identities(accounts, quotas.identities) },
      { provide: OidcTokens, useValue: new OidcTokens(settings.oidcIssuers, { report: parts.report }) },
      { provide: TokenWatch, useValue: tokens },
      { provide: Bases, useValue: new Bases(parts.bases, baseRulesOf(parts.games.rulesets.newest), quotas.bases) },
      { provide: Decks, useValue: new Decks(parts.decks, deckRulesOf(parts.games.rulesets.newest), quotas.decks) },
      { provide: BUS, useValue: parts.bus },
      { provide: DIRECTORY, useValue: parts.directory },
      { provide: CAMPAIGN_DIRECTORY, useValue: parts.campaignDirectory },
      { provide: LEAGUE_DIRECTORY, useValue: parts.leagueDirectory },
      { provide: RESULTS_WATCH, useValue: new FeedWatch({ howFar: () => parts.log.listed(), report: parts.report }) },
      {
        provide: LEAGUES_WATCH,
        useValue: new FeedWatch({ howFar: (id) => parts.leagues.versionOf(id), report: parts.report }),
      },
      { provide: HEALTH, useValue: parts.health },
      { provide: WORK, useValue: parts.work },
      { provide: REPORT_FAULT, useValue: parts.report },
      { provide: OBSERVER, useValue: parts.observer ?? unwatched },
      { provide: RATE_REDIS, useValue: parts.redis ?? null },
      { provide: API_SETTINGS, useValue: settings },
      { provide: ProcessorMeter, useValue: new ProcessorMeter(parts.processorClock ?? processorClock) },
      { provide: DocumentCheck, useValue: new DocumentCheck(settings.documents) },
    ];
    const own = [Admission, Authenticator, RateLimits, ApiContexts, GraphqlOptions];
    return { module: CoreModule, providers: [...given, ...own], exports: [...given, ...own] };
  }
}

/** The API. Stateless: any number of processes may run it. */
@Module({})
export class ApiModule {
  static with(parts: ApiParts): DynamicModule {
    const contracts = serveRulesets(parts.games.rulesets.newest);
    const core = CoreModule.with(parts, contracts);
    return {
      module: ApiModule,
      imports: [core, graphqlModule(core)],
      controllers: controllersWith(parts.settings),
      providers: [
        ...resolversFor(contracts.types),
        BoxPieces,
        Bringing,
        ChangedGames,
        CommandAnswers,
        Closing,
        BotFeed,
        FinishedGames,
        FinishedResults,
        NamedStreams,
        GameAnnouncements,
        LiveAnswers,
        OwnAccount,
        OwnIdentities,
        OwnRecovery,
        OwnBases,
        OwnDecks,
        OwnNodes,
        OwnWebhooks,
        ProblemFilter,
        Quotas,
        LeagueQuotas,
        RestOperations,
        RuleTexts,
        ShownGames,
        SocketPlaces,
        SocketProtocol,
        SubscriptionServer,
        TableOpening,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: ScopeGuard },
      ],
    };
  }
}
