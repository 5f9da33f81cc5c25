// For servers, and for programs that verify games: what no ruleset needs. Rulesets import the index.
export { campaignEventSchemas, isCampaignEvent, type CampaignEvent } from './campaign-events.js';
export { newCampaign } from './campaign.js';
export { deadlineOf, deadlineOfSeat, hasOwnTimes, type StepClock } from './clocks.js';
export { CommandPool } from './command-pool.js';
export {
  LONGEST_PAUSE,
  MOST_CONDITIONAL,
  conditionalEntrySchema,
  hasEnded,
  nextConditional,
  type ConditionalEntry,
  type NextConditional,
} from './conditional.js';
export {
  giveUpAdventure,
  openAdventure,
  openCampaign,
  recordAdventure,
  type AdventurePlan,
  type CampaignDecision,
} from './decide-campaign.js';
export { MOST_COMMANDS, decideGame, parseCommand, type CommitContext, type GameDecision } from './decide-game.js';
export { isPlayedOut, seatsOwingSeeds } from './decide-table.js';
export { describeEvent, reasonOfEvent } from './describe-event.js';
export { eventTypesOf, isWanted, takesAll, type EventFilter } from './event-filter.js';
export { importanceOfEvent } from './event-importance.js';
export { eventSchemasOf } from './event-schemas.js';
export { campaignRulesOf, evolveCampaign } from './evolve-campaign.js';
export { applyCommit, evolveGame, settleClocks, type CommittedEvents } from './evolve-game.js';
export { forkOriginSchema, type ForkOrigin, type Position } from './fork-schemas.js';
export { positionOf, seatsOfTable } from './forks.js';
export { gameCommandSchema, type GameCommand, type GameCommandOf } from './game-commands.js';
export { gameEventSchemas, isGameEvent, type GameEvent } from './game-events.js';
export { explain, gameRefusals, refuseGame, type Explaining, type GameRefusalCode } from './game-refusals.js';
export { ABANDONED, isAbandoned, newGame, type Game, type SeatHolder } from './game.js';
export { bytesOf, hexOf, sha256Of } from './hashing.js';
export { isAbleTo, type Ability } from './kernel.js';
export { leaversSchema, type Leavers } from './absence.js';
export { leftAt } from './leavers.js';
export { cloneGame, legalCommandsOf } from './legal-commands.js';
export { movesDigest, movesWith, type Moves } from './moves.js';
export {
  CHANCE,
  CHANCE_OF_CHAIN,
  CHANCE_OF_COMMANDS,
  commitKey,
  commitmentTo,
  deedsKey,
  gameKey,
  movesKey,
  withDeed,
} from './random.js';
export { isStoppedByPause, stillAsked } from './proposals/decide-proposals.js';
export { endOfPause } from './proposals/pause.js';
export { undoesTo } from './proposals/points.js';
export {
  proposalKinds,
  proposalShape,
  revealedSchema,
  type Proposal,
  type ProposalKind,
} from './proposals/proposal.js';
export { isOfAudience, redactorOf, type Redactor } from './redaction.js';
export { SEAT_SEED_LIMITS, isSeatSeed, isSeedCommitment } from './seat-seed.js';
export { revelationsOf } from './secrets.js';
export type { FormerHolder, SeatOffer } from './seat-history.js';
export { seatTitle } from './seat-title.js';
export { stepTitle } from './step-title.js';
export { takesBackTo } from './take-back.js';
export { grantedSecondsSchema } from './time-grant.js';
export { vacationDaysSchema } from './vacation.js';
export { waitingIn } from './waiting-in.js';
