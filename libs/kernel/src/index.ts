export { answeringBot, best, commandOf, commandsOf, type AnsweringBot } from './answering-bot.js';
export { answer, openBallot, reveal, stillAsked, type Ballot } from './ballot.js';
export { baseRulesOf, type BaseFault, type BaseLayout, type BaseRules } from './base-rules.js';
export { randomBot, type Bot, type Sight } from './bot.js';
export { campaignEventSchemas, isCampaignEvent, type CampaignEvent } from './campaign-events.js';
export {
  newCampaign,
  type Adventure,
  type AdventurePlayer,
  type Campaign,
  type CampaignRules,
  type CampaignSchemas,
  type FinishedGame,
} from './campaign.js';
export type { Census } from './census.js';
export { canonicalJson } from './canonical-json.js';
export { catalogueOf, type Catalogue } from './catalogue.js';
export { CommandPool } from './command-pool.js';
export { deadlineOf, deadlineOfSeat, type StepClock } from './clocks.js';
export { LONGEST_SPECTATOR_DELAY, spectatorDelaySchema } from './spectator-delay.js';
export { takesBackTo } from './take-back.js';
export { waitingIn } from './waiting-in.js';
export { timeBankSchema, type TimeBank } from './time-bank.js';
export {
  giveUpAdventure,
  openAdventure,
  openCampaign,
  recordAdventure,
  type AdventurePlan,
  type CampaignDecision,
} from './decide-campaign.js';
export { seatsOwingSeeds } from './decide-table.js';
export { decideGame, MOST_COMMANDS, parseCommand, type GameDecision } from './decide-game.js';
export { deckRulesOf, type DeckEntry, type DeckFault, type DeckList, type DeckRules } from './deck-rules.js';
export { defineRules, defineRuleset, presentationOf, presented } from './define-ruleset.js';
export { describeEvent } from './describe-event.js';
export { numberedDie, roll, type Die } from './dice.js';
export { campaignRulesOf, evolveCampaign } from './evolve-campaign.js';
export { applyCommit, evolveGame, settleClocks, type CommittedEvents } from './evolve-game.js';
export { gameCommandSchema, type GameCommand, type GameCommandOf } from './game-commands.js';
export { stepTitle } from './step-title.js';
export { eventSchemasOf } from './event-schemas.js';
export { eventTypesOf, isWanted, takesAll, type EventFilter } from './event-filter.js';
export { importanceOfEvent } from './event-importance.js';
export { frozen } from './frozen.js';
export { gameEventSchemas, isGameEvent, type GameEvent } from './game-events.js';
export { factsIn, explain, gameRefusals, refuseGame, type Explaining, type GameRefusalCode } from './game-refusals.js';
export { importanceOf, importances, mattering, mattersAtLeast, type Importance } from './importance.js';
export { ABANDONED, isAbandoned, newGame, type Game, type SeatHolder } from './game.js';
export { isSeatSeed, isSeedCommitment, SEAT_SEED_LIMITS } from './seat-seed.js';
export { isPlainText, plainText } from './text.js';
export { bytesOf, hexOf, sha256Of } from './hashing.js';
export { idSchema, type Id, type IdSchema } from './ids.js';
export { andMore, localizedIssue, readWith, tellIssue, type Reading } from './issues.js';
export { clone, isSameJson, type Json } from './json.js';
export { cloneGame, legalCommandsOf } from './legal-commands.js';
export { both, locales, type Locale, type Localized } from './locale.js';
export { isAbleTo, kernel, type Ability, type Kernel } from './kernel.js';
export { isShared, localizedText } from './localized-text.js';
export { LocalGame, sightOf, type LocalCommit, type LocalGameOptions, type LocalPosition } from './local-game.js';
export { onceFor, onceForEach } from './once-for.js';
export type { Placing, ScorePart } from './placing.js';
export {
  afterAction,
  afterLeaving,
  afterPass,
  askedInPriority,
  isPassedOut,
  lapse,
  openPriority,
  type Passing,
  type Priority,
} from './priority.js';
export { nextRandomCommand, randomOf, type Mishaps } from './random-play.js';
export { movesDigest, movesWith, type Moves } from './moves.js';
export {
  CHANCE,
  CHANCE_OF_CHAIN,
  CHANCE_OF_DEEDS,
  commitKey,
  commitmentTo,
  deedsKey,
  gameKey,
  movesKey,
  Random,
  withDeed,
} from './random.js';
export { isOfAudience, redactorOf, type Redactor } from './redaction.js';
export { isRefusal, refuse, type Refusal } from './refusal.js';
export {
  defaultFrom,
  evolverOf,
  legalFrom,
  refusedBefore,
  takes,
  unboundIn,
  type CommandRules,
  type CommandTable,
  type CommandTerms,
  type Evolvers,
  type OpenStep,
  type StepRefusals,
  type StepRules,
} from './rules-table.js';
export { commonGlossary, explained, glossaryOf, type Glossary } from './glossary.js';
export {
  type AnyPresentation,
  type Picture,
  type PiecePictures,
  type Pictures,
  type Presentation,
  type PresentationOf,
} from './presentation.js';
export {
  type AnyRules,
  type BroughtOf,
  type CommandOf,
  type RefusalFacts,
  type Rules,
  type RulesetSchemas,
  type SeatAtStart,
  type StateOf,
  type ViewOf,
} from './rules.js';
export type { AnyRuleset, Ruleset } from './ruleset.js';
export { searching, type Search } from './search-bot.js';
export {
  atSeat,
  auditor,
  seatName,
  seesAllOf,
  spectator,
  type Seat,
  type SeatPlan,
  type TablePlan,
  type Viewer,
} from './seat.js';
export {
  audienceOf,
  revealing,
  revealingWhich,
  revelationsOf,
  secret,
  type Audience,
  type Redacted,
  type RedactedOf,
  type Secret,
  type SecretMark,
  type SecretSchema,
} from './secrets.js';
export type { AnyTagged, Shapes, Tagged } from './shapes.js';
export { tellerIn, toldBy, type Teller, type Tellings } from './teller.js';
export type { Turn } from './turn.js';
export { waitsFor } from './waits-for.js';
export {
  isOver,
  waitsForRules,
  waitsForSeats,
  type Clock,
  type Waiting,
  type WaitingForNothing,
  type WaitingForRules,
  type WaitingForSeats,
} from './waiting.js';
export type { Upcast } from './upcast.js';
export type { World } from './world.js';
