export {
  accepted,
  type Accepted,
  type Answer,
  type NewAccount,
  type Planned,
  type PlayablePosition,
  type Position,
  type SeatPlan,
} from './answers.js';
export type { BackoffSettings } from './backoff.js';
export { ChroniclerClient } from './client.js';
export { ChroniclerError } from './errors.js';
export type { BotNews, Following, GameEvent } from './follow.js';
export type { CommandOf, EventOf, RulesetName, ViewOf } from './games.js';
export type { Games, TableEvents } from './generated/games.js';
export * from './generated/operations.js';
export type { OwnPairing, Seated } from './hidden-seats.js';
export type {
  Invitation,
  League,
  LeagueAnswer,
  Leagues,
  Participant,
  SeasonEntry,
  SeasonPlace,
  SeasonDeck,
  SeasonDeckChoice,
  SeasonRound,
  SeasonStanding,
  SeasonVacation,
} from './leagues.js';
export { newId } from './new-id.js';
export type {
  LoggedNotification,
  NewWebhookChannel,
  NotificationChannel,
  Notifications,
  NotificationSettings,
} from './notifications.js';
export type { Asked, Bot, Choice, Chooser, GameEnd, Playing, PlayingBot } from './play.js';
export type { Sending } from './requests.js';
export { hiddenSeed, isSeedOf, type HiddenSeed, type SeedStore } from './seed.js';
export type { ClientSettings, TokenSource } from './settings.js';
export type { TypedDocument } from './typed-document.js';
export type { WithoutId } from './without-id.js';
