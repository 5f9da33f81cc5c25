export { ATTENDANCE, attendanceProjection } from './attendance/attendance-projection.js';
export { MemoryAttendedGames } from './attendance/memory-attended-games.js';
export { PostgresAttendedGames } from './attendance/postgres-attended-games.js';
export { TABLE_WAITS, type TableWait, TableWaits, waitAfter } from './attendance/table-waits.js';
export { grantTime, takeVacation, type GrantTimeRequest, type TakeVacationRequest } from './commands/clock-commands.js';
export { gameKind } from './commands/game-kind.js';
export { invalid, malformed } from './commands/malformed.js';
export type { OperatorAct } from './commands/operator-commands.js';
export { RulesFault } from './commands/rules-fault.js';
export {
  type ConditionalAnswer,
  ConditionalCommands,
  type OwnConditional,
} from './conditional/conditional-commands.js';
export type { ConditionalList } from './conditional/conditional-list.js';
export { CLAIMED, RESTING, type ConditionalStore } from './conditional/conditional-store.js';
export { MemoryConditionalStore } from './conditional/memory-conditional-store.js';
export {
  type GameDirectory,
  type GameOrder,
  type GamePlace,
  type GameQuery,
  type Holdings,
  placeOf,
} from './directory/game-directory.js';
export { gameListProjection } from './directory/game-list-projection.js';
export type { GameListing } from './directory/game-listing.js';
export { MemoryGameDirectory } from './directory/memory-game-directory.js';
export { PostgresGameDirectory } from './directory/postgres-game-directory.js';
export type { Bus, News } from './following/bus.js';
export type { FollowedEvent, Subscriber } from './following/follow.js';
export { LocalBus } from './following/local-bus.js';
export type { GamesParts } from './games-parts.js';
export { Games } from './games.js';
export { endedWith } from './log/ended-games.js';
export { gameLogProjection } from './log/game-log-projection.js';
export { GameLog, NeverSoLarge } from './log/game-log.js';
export { type CheckedLog, checkLog } from './log/log-faults.js';
export { GAME_LOG, type LoggedGame } from './log/log-nodes.js';
export { MemoryLogNodes } from './log/memory-log-nodes.js';
export { PostgresLogNodes } from './log/postgres-log-nodes.js';
export { type RepairedLog, repairLog } from './log/repair-log.js';
export { RECORD_KEY, TELL_CAMPAIGN, campaignOf } from './obligations/campaign-record.js';
export { CLOSE_KEY, isVacationKey, RESULT_KEY, TELL_LEAGUE, startObligations } from './obligations/league-result.js';
export {
  type GameObligation,
  EMPTY_TABLE_PATIENCE,
  obligationsOf,
  hasPeople,
  isMetElsewhere,
  isPrompt,
  waitsForItsTime,
} from './obligations/obligations.js';
export {
  type GameOperation,
  type RecordedOperation,
  accountOperationSchema,
  gameOperationSchema,
} from './operations/operation.js';
export { type LastVerification, type ReasonedOperation, carryOut, Operating } from './operations/operating.js';
export { Operations } from './operations/operations.js';
export type {
  Accepted,
  Closed,
  Conflict,
  Early,
  Forbidden,
  Found,
  Invalid,
  NotFound,
  Outcome,
  Suspended,
  Refused,
  SeenEvent,
  Validation,
} from './outcome.js';
export { type KnowsNames, namesOfPeople, playerName, playerNames } from './player-names.js';
export { MemoryPresenceStore } from './presence/memory-presence-store.js';
export { PostgresPresenceStore } from './presence/postgres-presence-store.js';
export { PresenceWatch } from './presence/presence-watch.js';
export { type GamePresence, Presence } from './presence/presence.js';
export type { EventPage, EventRange } from './reading/event-pages.js';
export {
  type WaitingNow,
  legalOf,
  seatOf,
  visibleEvents,
  viewOf,
  viewerOf,
  viewerOfPast,
  waitingOf,
  waitsFor,
} from './reading/visibility.js';
export type { VisibleGame } from './reading/spectator-view.js';
export { type ForkRequest, fork } from './fork.js';
export { type RematchRequest, rematch } from './rematch.js';
export type {
  AddBotRequest,
  ConsentAct,
  ConsentRequest,
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
export { type CountingParts, countDecided, countEnded } from './results/count-games.js';
export type { CountedGame } from './results/counted-games.js';
export { GAME_RESULTS, gameResultsProjection } from './results/game-results-projection.js';
export { MemoryCountedGames } from './results/memory-counted-games.js';
export { PostgresCountedGames } from './results/postgres-counted-games.js';
export { isPublic } from './results/public-game.js';
export { areRatable, isRatable } from './results/rated-table.js';
export { RatingReckoning } from './results/rating-reckoning.js';
export { RulesetRatings } from './results/ruleset-ratings.js';
export { RulesetRegistry } from './rulesets/registry.js';
export type { Releases, Shelved } from './rulesets/released.js';
export { MemorySeedVault } from './seeds/memory-seed-vault.js';
export type { SeedVault } from './seeds/seed-vault.js';
export type { Archive } from './transcripts/archive.js';
export { type ImportedCampaign, importCampaign } from './transcripts/import-campaign.js';
export { type Imported, importGame } from './transcripts/import-game.js';
export { type SigningOptions, transcriptSigner } from './transcripts/transcript-signer.js';
export { Transcripts } from './transcripts/transcripts.js';
