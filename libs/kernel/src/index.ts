export { answeringBot, best, commandOf, commandsOf, type AnsweringBot } from './answering-bot.js';
export { answer, openBallot, reveal, stillAsked, type Ballot } from './ballot.js';
export { baseRulesOf, type BaseFault, type BaseLayout, type BaseRules } from './base-rules.js';
export {
  botLevels,
  randomBot,
  thinkingBot,
  usualBot,
  type Bot,
  type BotLevel,
  type BotWords,
  type Thinking,
} from './bot.js';
export type { Adventure, AdventurePlayer, Campaign, CampaignRules, CampaignSchemas, FinishedGame } from './campaign.js';
export { addCounting, calendarSchema, countingBetween, type Calendar } from './calendar.js';
export { canonicalJson } from './canonical-json.js';
export { catalogueOf, type Catalogue } from './catalogue.js';
export type { Census } from './census.js';
export { deckRulesOf, type DeckEntry, type DeckFault, type DeckList, type DeckRules } from './deck-rules.js';
export { defineRules, defineRuleset, presentationOf, presented } from './define-ruleset.js';
export { numberedDie, roll, type Die } from './dice.js';
export { frozen } from './frozen.js';
export { factsIn } from './game-refusals.js';
export { commonGlossary, explained, glossaryOf, type Glossary } from './glossary.js';
export { idSchema, type Id, type IdSchema } from './ids.js';
export { importanceOf, importances, mattering, mattersAtLeast, type Importance } from './importance.js';
export { andMore, localizedIssue, readWith, tellIssue, type Reading } from './issues.js';
export { namedPieces, optionLabels, type NamedPiece, type OptionLabel } from './choice-labels.js';
export type { OptionWords } from './option-words.js';
export { choicesAfter, partsOf, type ChoiceOption, type ChoicePart, type Choices } from './choices.js';
export { clone, isSameJson, type Json } from './json.js';
export { kernel, type Kernel } from './kernel.js';
export { LocalGame, sightOf, type LocalCommit, type LocalGameOptions, type LocalPosition } from './local-game.js';
export { localized, locales, type Locale, type Localized } from './locale.js';
export { isShared, localizedText } from './localized-text.js';
export { onceFor, onceForEach } from './once-for.js';
export { reasonedBy, type EventReason, type Reasonings, type ReasonPart } from './event-reason.js';
export { scoredBy, type Placing, type ScorePart, type ScorePartWords } from './placing.js';
export type {
  AnyPresentation,
  Picture,
  Pictures,
  PiecePictures,
  Presentation,
  PresentationOf,
} from './presentation.js';
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
export { Random } from './random.js';
export { refKey, type Ref, type Refs } from './refs.js';
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
export type {
  AnyRules,
  BroughtOf,
  CommandOf,
  RefusalFacts,
  Rules,
  RulesetSchemas,
  SeatAtStart,
  StateOf,
  ViewOf,
} from './rules.js';
export type { AnyRuleset, Ruleset } from './ruleset.js';
export { planning, worthOfLead, type Planning } from './planning-bot.js';
export { searching, type Search } from './search-bot.js';
export type { Sight, World } from './sight.js';
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
  secret,
  type Audience,
  type Redacted,
  type RedactedOf,
  type Secret,
  type SecretMark,
  type SecretSchema,
} from './secrets.js';
export type { AnyTagged, Shapes, Tagged } from './shapes.js';
export { LONGEST_SPECTATOR_DELAY, spectatorDelaySchema } from './spectator-delay.js';
export { tellerIn, toldBy, type Teller, type Tellings } from './teller.js';
export { isPlainText, plainText } from './text.js';
export { timeBankSchema, type TimeBank } from './time-bank.js';
export type { Turn } from './turn.js';
export type { Upcast } from './upcast.js';
export { vacationSchema, type Vacation } from './vacation.js';
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
export { waitsFor } from './waits-for.js';
