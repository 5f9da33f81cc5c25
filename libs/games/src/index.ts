export type { LoadedCampaign, LoadedGame } from '#records';
export type { Bus, News } from './bus.js';
export type {
  CampaignAccepted,
  CampaignOutcome,
  CampaignRequest,
  GiveUpRequest,
  OpenAdventureRequest,
  OpenCampaignRequest,
} from './campaigns/campaign-requests.js';
export { Campaigns, type CampaignsParts } from './campaigns/campaigns.js';
export { campaignList } from './campaigns/campaign-list.js';
export { invitedAs, leagueList } from './leagues/league-list.js';
export { MemoryStreamDirectory } from './lists/memory-stream-directory.js';
export type { StreamDirectory, StreamPlace, StreamQuery } from './lists/stream-directory.js';
export { openedAs, type StreamList, type StreamListing } from './lists/stream-list.js';
export type { Alarm } from './alarm.js';
export type { Clock } from './clock.js';
export { ServerIds } from './server-ids.js';
export {
  derivedId,
  isDerivedId,
  isUuid,
  openedCampaignId,
  obligationJobId,
  openedGameId,
  rematchId,
} from './derived-id.js';
export {
  placeOf,
  type GameDirectory,
  type GameOrder,
  type GamePlace,
  type GameQuery,
  type Holdings,
} from './directory/game-directory.js';
export { gameListProjection } from './directory/game-list-projection.js';
export type { GameListing } from './directory/game-listing.js';
export { MemoryGameDirectory } from './directory/memory-game-directory.js';
export { PostgresGameDirectory } from './directory/postgres-game-directory.js';
export { FeedWatch } from './feeds/feed-watch.js';
export type { FollowedEvent, Looker } from './follow.js';
export { projectionsOn, registerGamesHealth } from './games-health.js';
export { GameLog, NeverSoLarge } from './log/game-log.js';
export type { LoggedGame } from './log/log-nodes.js';
export { repairLog, type RepairedLog } from './log/repair-log.js';
export { MemoryLogNodes } from './log/memory-log-nodes.js';
export { watchGames, watchWork } from './games-metrics.js';
export { openGamesServer, type GamesServer, type GamesServerOptions } from './games-server.js';
export type { GamesParts } from './games-parts.js';
export { Games } from './games.js';
export { JobRelay } from './job-relay.js';
export { meetObligation, OBLIGATIONS_QUEUE, type ObligationJob } from './jobs.js';
export { leagueAsAccount, leagueNamed, leagueOf, type LoadedLeague } from '#leagues';
export type { LeagueOutcome, LeagueRequest, OpenLeagueRequest, VouchRequest } from './leagues/league-requests.js';
export { Leagues, type LeagueHappening } from './leagues/leagues.js';
export type { RatingReckoning, SeasonReckoning } from './leagues/season-reckonings.js';
export { LocalBus } from './local-bus.js';
export { globalId, readGlobalId, type NodeKind } from './global-id.js';
export { playerId, withApiIds, withIds, type IdMapping } from './leagues/api-ids.js';
export type { OperatorAct } from './operator-attempts.js';
export { MemorySeedVault } from './memory-seed-vault.js';
export { dutiesOf, hasPeople, type Duty } from './obligations.js';
export type {
  Accepted,
  Busy,
  Closed,
  CommandIdReused,
  Conflict,
  Forbidden,
  Found,
  Invalid,
  NotFound,
  Parked,
  Outcome,
  Refused,
  SeenEvent,
  Validation,
} from './outcome.js';
export { namesOfPeople, playerName, playerNames, type KnowsNames } from './player-names.js';
export { PostgresBus, type PostgresBusParts } from './postgres-bus.js';
export { MemoryPresenceStore } from './presence/memory-presence-store.js';
export { PresenceWatch } from './presence/presence-watch.js';
export { Presence, type GamePresence } from './presence/presence.js';
export { PostgresSeedVault } from './postgres-seed-vault.js';
export { RedisBus } from './redis-bus.js';
export { MemoryCountedGames } from './results/memory-counted-games.js';
export { isPublic } from './results/public-game.js';
export { RulesetRatings } from './results/ruleset-ratings.js';
export { rematch, type RematchRequest } from './rematch.js';
export {
  accountOperationSchema,
  gameOperationSchema,
  type GameOperation,
  type RecordedOperation,
} from './operations/operation.js';
export { Operations } from './operations/operations.js';
export { signedBy, type Signed } from './signed.js';
export { CAMPAIGN_STREAM, GAME_STREAM, LEAGUE_STREAM } from './streams/stream-kinds.js';
export { transcriptSigner, type SigningOptions } from './transcripts/transcript-signer.js';
export type { Archive } from './transcripts/archive.js';
export { importCampaign, type ImportedCampaign } from './transcripts/import-campaign.js';
export { importGame, type Imported } from './transcripts/import-game.js';
export { Transcripts } from './transcripts/transcripts.js';
export type {
  AddBotRequest,
  GameRequest,
  GiveSeedRequest,
  JoinRequest,
  LeaveRequest,
  OpenRequest,
  SubmitAllRequest,
  SubmitRequest,
  TakeBackRequest,
  ValidateRequest,
} from './requests.js';
export type { EventPage, EventRange } from './event-pages.js';
export { rotateSeedsOf } from './rotate-seeds.js';
export { openReleases, openRulesets, type RulesetSource } from './rulesets/open-rulesets.js';
export { fileOfRelease, loadRelease, releasesIn, type Release } from './rulesets/releases.js';
export { RulesetRegistry } from './rulesets/registry.js';
export { loadRulesetModule, RulesetModuleError, type ForeignRuleset } from './rulesets/ruleset-module.js';
export { hasSeeds } from './seed-canary.js';
export { SeedCipher } from './seed-cipher.js';
export type { SeedVault } from './seed-vault.js';
export {
  legalOf,
  seatOf,
  seenBy,
  viewerOf,
  viewerOfPast,
  viewOf,
  waitingOf,
  waitsFor,
  type WaitingNow,
} from './sight.js';
export type { SeenGame } from './spectator-sight.js';
export { openVerification, type OpenVerification } from './verification/open-verification.js';
export type { Verified } from './verification/verifications.js';
export { MemoryWebhookStore } from './webhooks/memory-webhook-store.js';
export { webhooksOn } from './webhooks/webhooks-on.js';
export type {
  AttemptMade,
  Delivery,
  DeliveryState,
  DisabledBecause,
  PlacedDelivery,
  Webhook,
} from './webhooks/webhook.js';
export { messageTypes, MOST_WEBHOOKS, WebhookService, type WebhookWithSecret } from './webhooks/webhook-service.js';
export { Webhooks } from './webhooks/webhooks.js';
