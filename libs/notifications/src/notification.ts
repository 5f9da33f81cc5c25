import type { ChannelKind, NotificationKind } from './kinds.js';

/** Where the messages of a channel go. */
export type Destination =
  | { readonly kind: 'EMAIL'; readonly address: string }
  | {
      readonly kind: 'PUSH';
      /** The address of the push service of a browser. */
      readonly endpoint: string;
      /** The public key of the browser: 65 bytes in base64url. */
      readonly p256dh: string;
      /** 16 bytes in base64url. */
      readonly auth: string;
    }
  | {
      readonly kind: 'WEBHOOK';
      readonly address: string;
      readonly form: WebhookForm;
      /** Signs messages: `whsec_…`. */
      readonly secret: string;
    };

/** The forms of messages to webhooks: Standard Webhooks with data, or a text as Discord takes it. */
export const webhookForms = ['STANDARD', 'DISCORD'] as const;

/** The forms of messages to webhooks. */
export type WebhookForm = (typeof webhookForms)[number];

/** Why nothing is sent on a channel any more: the receiver is gone, every attempt of a message failed, or its reader unsubscribed. */
export type ChannelDisabledBecause = 'GONE' | 'FAILING' | 'UNSUBSCRIBED';

/** A way to an account that its owner has opened. Private to the account. */
export interface Channel {
  /** A UUID. */
  readonly id: string;
  readonly accountId: string;
  readonly destination: Destination;
  /** Names the address without telling it. */
  readonly fingerprint: string;
  /** False for a mail address whose owner has not agreed yet. */
  readonly isConfirmed: boolean;
  readonly isEnabled: boolean;
  /** `null` where it is enabled, or was disabled by hand. */
  readonly disabledBecause: ChannelDisabledBecause | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The state of a notification: it waits for its time, was sent, failed for good, or was not needed any more. */
export type NotificationState = 'WAITING' | 'DELIVERED' | 'GIVEN_UP' | 'DROPPED';

/** Why a notification was dropped. */
export type DropReason =
  /** The turn was made, the game went on, or the invitation was answered. */
  | 'answered'
  /** The account follows the game at this moment. */
  | 'present'
  /** The account does not want messages of this kind any more. */
  | 'unwanted'
  /** The channel was disabled. */
  | 'disabled';

/** Something to tell on a channel. It names what happened; the text is made when it is sent. */
export interface Notification {
  /** A UUID. */
  readonly id: string;
  readonly channelId: string;
  readonly kind: NotificationKind;
  /** The game or the league; `null` for messages about the channel itself. */
  readonly streamId: string | null;
  /** Which one of its kind in the stream: of a turn the id of the step. */
  readonly occurrence: string;
  readonly state: NotificationState;
  /** How many attempts have failed. */
  readonly failures: number;
  /** Why the last attempt failed, or why it was dropped. */
  readonly reason: string | null;
  /** The status of the last answer, of HTTP or SMTP. */
  readonly status: number | null;
  /** When it is sent, or tried next; milliseconds since 1970, as the others. */
  readonly dueAt: number;
  readonly createdAt: number;
  /** When it was sent, given up or dropped. */
  readonly endedAt: number | null;
}

/** A notification in the log of its account. */
export interface LoggedNotification extends Notification {
  readonly channel: ChannelKind;
}
