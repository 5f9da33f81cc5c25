export type { MailSettings } from './channels/mailer.js';
export type { VapidKeys } from './channels/pusher.js';
export type { SendingLimits } from './delivery/sender.js';
export { channelKinds, happeningKinds, type ChannelKind, type HappeningKind, type NotificationKind } from './kinds.js';
export { FeedMoves } from './noticing/feed-moves.js';
export { movesProjection } from './noticing/moves-projection.js';
export { PostgresMoves } from './noticing/postgres-moves.js';
export {
  type Channel,
  type ChannelDisabledBecause,
  type LoggedNotification,
  type NotificationState,
  type WebhookForm,
  webhookForms,
} from './notification.js';
export {
  type ChannelMade,
  MOST_CHANNELS,
  MOST_LOGGED,
  NotificationService,
  type Offer,
} from './notification-service.js';
export { type NotificationSettingsOfServer, notificationsOn, NotificationWork } from './notifications-on.js';
export { digests, type NotificationSettings } from './settings/settings.js';
export { MemoryNotificationStore } from './store/memory-notification-store.js';
export { PostgresNotificationStore } from './store/postgres-notification-store.js';
export { MemoryServerKeys, PostgresServerKeys } from './store/server-keys.js';
