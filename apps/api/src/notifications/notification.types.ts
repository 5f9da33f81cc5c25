import type {
  Channel,
  ChannelDisabledBecause,
  ChannelKind,
  HappeningKind,
  LoggedNotification,
  NotificationKind,
  NotificationSettings,
  NotificationState,
  WebhookForm,
} from '#notifications';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { LocaleEnum } from '../graphql/enums.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import {
  NotificationChannelDisabledBecauseEnum,
  NotificationChannelKindEnum,
  NotificationDigestEnum,
  NotificationEventEnum,
  NotificationKindEnum,
  NotificationStateEnum,
  NotificationWebhookFormEnum,
} from './notification-enums.types.js';

@ObjectType({ description: 'The kinds of channels that this server offers, beside webhooks, which it always does.' })
export class NotificationOffers {
  @Field({ description: 'true: the server sends mail.' })
  email: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The key that browsers subscribe with (`applicationServerKey`); null without Web Push.',
  })
  pushKey: string | null;
}

@ObjectType({ description: 'Hours of the day in which nothing is sent.' })
export class NotificationQuietHours {
  @Field({ description: 'When they begin, such as `22:30`.' })
  from: string;

  @Field({ description: 'When they end, such as `07:00`.' })
  to: string;
}

@ObjectType({ description: 'What you are told, when, and on which channels.' })
export class Notifications {
  @Field(() => [NotificationEventEnum], { description: 'What you are told.' })
  events: readonly HappeningKind[];

  @Field(() => NotificationQuietHours, { nullable: true, description: 'When nothing is sent; null for no such hours.' })
  quietHours: NotificationQuietHours | null;

  @Field({ description: 'The time zone of these times: an IANA name such as `Europe/Paris`.' })
  timeZone: string;

  @Field(() => NotificationDigestEnum, { description: 'How long messages are gathered.' })
  digest: NotificationSettings['digest'];

  @Field({ description: 'When the daily digest is sent, such as `08:00`.' })
  digestAt: string;

  @Field(() => Int, { description: 'How many hours before your time runs out you are told of it.' })
  warningHours: number;

  @Field(() => LocaleEnum, { description: 'The language of the messages.' })
  locale: NotificationSettings['locale'];
}

@ObjectType({ description: 'A way to you that you have opened. Visible to you alone.' })
export class NotificationChannel {
  @Field(() => ID, { description: 'Unique among all channels.' })
  id: string;

  @Field(() => NotificationChannelKindEnum, { description: 'The kind of the channel.' })
  kind: ChannelKind;

  @Field({ description: 'Where messages go: a mail address, the host of a push service, or the URL of a webhook.' })
  address: string;

  @Field(() => NotificationWebhookFormEnum, { nullable: true, description: 'Of a webhook: the form of its messages.' })
  form: WebhookForm | null;

  @Field({ description: 'false: the owner of the mail address has not agreed yet, and gets nothing else.' })
  confirmed: boolean;

  @Field({ description: 'false: nothing is sent on it.' })
  enabled: boolean;

  @Field(() => NotificationChannelDisabledBecauseEnum, {
    nullable: true,
    description: 'Why it was disabled; null where it is enabled, or was disabled by hand.',
  })
  disabledBecause: ChannelDisabledBecause | null;

  @Field(() => DateTime, { description: 'When it was opened.' })
  createdAt: number;
}

@ObjectType({ description: 'A webhook of yours and its secret, which is shown this once.' })
export class NotificationChannelSecret {
  @Field(() => NotificationChannel, { description: 'The webhook, as it is from now on.' })
  channel: NotificationChannel;

  @Field({ description: 'The secret by which the receiver verifies the sender: `whsec_…`, as in Standard Webhooks.' })
  secret: string;
}

@ObjectType('LoggedNotification', { description: 'A notification on one channel. It is kept for 30 days.' })
export class LoggedNotificationType {
  @Field(() => ID, { description: 'Unique among all notifications.' })
  id: string;

  @Field(() => NotificationKindEnum, { description: 'What it tells.' })
  kind: NotificationKind;

  @Field(() => ID, { description: 'Where it was sent; the channel may be removed since.' })
  channelId: string;

  @Field(() => NotificationChannelKindEnum, {
    description: 'Whether it went out as mail, as Web Push or to a webhook.',
  })
  channelKind: ChannelKind;

  @Field(() => ID, { nullable: true, description: 'The game; null where it is about none.' })
  gameId: string | null;

  @Field(() => ID, { nullable: true, description: 'The league; null where it is about none.' })
  leagueId: string | null;

  @Field(() => NotificationStateEnum, { description: 'The state of the notification.' })
  state: NotificationState;

  @Field(() => Int, { description: 'How many attempts have failed.' })
  failures: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, or why it was dropped: `answered`, `present`, `unwanted` or `disabled`.',
  })
  reason: string | null;

  @Field(() => Int, { nullable: true, description: 'The status of the last answer, of HTTP or SMTP.' })
  status: number | null;

  @Field(() => DateTime, { description: 'When it is sent, or tried next.' })
  dueAt: number;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent, given up or dropped; null while it waits.' })
  endedAt: number | null;
}

@InputType({ description: 'Hours of the day in which nothing is sent. They may lie around midnight.' })
export class NotificationQuietHoursInput {
  @Field({ description: 'When they begin, such as `22:30`.' })
  from: string;

  @Field({ description: 'When they end, such as `07:00`.' })
  to: string;
}

@InputType({ description: 'Changes of notification settings; what is left out stays.' })
export class ChangeNotificationsInput {
  @Field(() => [NotificationEventEnum], { nullable: true, description: 'What you are told.' })
  events?: HappeningKind[] | null;

  @Field(() => NotificationQuietHoursInput, {
    nullable: true,
    description: 'When nothing is sent; null for no such hours.',
  })
  quietHours?: NotificationQuietHoursInput | null;

  @Field(() => String, { nullable: true, description: 'An IANA name such as `Europe/Paris`.' })
  timeZone?: string | null;

  @Field(() => NotificationDigestEnum, { nullable: true, description: 'How long messages are gathered.' })
  digest?: NotificationSettings['digest'] | null;

  @Field(() => String, { nullable: true, description: 'When the daily digest is sent, such as `08:00`.' })
  digestAt?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 72 hours.' })
  warningHours?: number | null;

  @Field(() => LocaleEnum, { nullable: true, description: 'The language of the messages.' })
  locale?: NotificationSettings['locale'] | null;
}

@InputType({ description: 'The subscription of a browser to Web Push, as its `PushSubscription` has it.' })
export class AddPushChannelInput {
  @Field({ description: 'The URL of its push service.' })
  endpoint: string;

  @Field({ description: 'The public key of the browser, in base64url.' })
  p256dh: string;

  @Field({ description: 'The secret of the subscription, in base64url.' })
  auth: string;
}

/** Settings in the form of the API. */
export const notificationsOf = ({ quietHours, ...settings }: NotificationSettings): Notifications => ({
  ...settings,
  quietHours,
});

/** A channel in the form of the API. */
export const notificationChannelOf = (channel: Channel): NotificationChannel => {
  const { id, destination, isConfirmed, isEnabled, disabledBecause, createdAt } = channel;
  return {
    id,
    kind: destination.kind,
    address: destination.kind === 'PUSH' ? new URL(destination.endpoint).host : destination.address,
    form: destination.kind === 'WEBHOOK' ? destination.form : null,
    confirmed: isConfirmed,
    enabled: isEnabled,
    disabledBecause,
    createdAt,
  };
};

const ofLeagues: readonly NotificationKind[] = ['PAIRED', 'INVITED'];

/** A notification of the log in the form of the API. */
export const loggedNotificationOf = (logged: LoggedNotification): LoggedNotificationType => {
  const { channel, streamId, occurrence: _, ...rest } = logged;
  const isOfLeague = ofLeagues.includes(logged.kind);
  return {
    ...rest,
    channelKind: channel,
    gameId: streamId !== null && !isOfLeague ? globalId('Game', streamId) : null,
    leagueId: streamId !== null && isOfLeague ? globalId('League', streamId) : null,
  };
};
