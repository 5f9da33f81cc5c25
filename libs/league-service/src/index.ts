export { accountsIn, type IdMapping, playerId, withApiIds, withIds } from './api-ids.js';
export type { DeckVault } from './decks/deck-vault.js';
export { MemoryDeckVault } from './decks/memory-deck-vault.js';
export { PostgresDeckVault } from './decks/postgres-deck-vault.js';
export { invitedAs, leagueList } from './league-list.js';
export type { LeagueOutcome, LeagueRequest, OpenLeagueRequest, VouchRequest } from './league-requests.js';
export type { LeagueHappening } from './league-happenings.js';
export { Leagues } from './leagues.js';
export { SeasonReckoning } from './season-reckonings.js';
export { MemoryWebhookStore } from './webhooks/memory-webhook-store.js';
export { PostgresWebhookStore } from './webhooks/postgres-webhook-store.js';
export { MOST_WEBHOOKS, WebhookService, type WebhookWithSecret, messageTypes } from './webhooks/webhook-service.js';
export {
  type AttemptMade,
  type Delivery,
  type DeliveryState,
  type DisabledBecause,
  type PlacedDelivery,
  typeOfMessage,
  type Webhook,
} from './webhooks/webhook.js';
export { webhooksOn } from './webhooks/webhooks-on.js';
export { Webhooks } from './webhooks/webhooks.js';
