import {
  channelKinds,
  digests,
  happeningKinds,
  webhookForms,
  type ChannelDisabledBecause,
  type ChannelKind,
  type HappeningKind,
  type NotificationKind,
  type NotificationState,
  type WebhookForm,
} from '#notifications';
import { registerEnumType } from '@nestjs/graphql';

type Digest = (typeof digests)[number];

/** An enum whose values are their names, in the form for Nest's decorators. */
const named = <Name extends string>(names: readonly Name[]): { readonly [Each in Name]: Each } =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Each in Name]: Each };

/** The descriptions of values, in the form for Nest. */
const described = <Name extends string>(
  descriptions: Readonly<Record<Name, string>>,
): { [Each in Name]: { description: string } } =>
  Object.fromEntries(Object.entries<string>(descriptions).map(([name, description]) => [name, { description }])) as {
    [Each in Name]: { description: string };
  };

const happenings: Readonly<Record<HappeningKind, string>> = {
  YOUR_TURN: 'A game waits for you.',
  TIME_RUNS_OUT: 'Your time in a game runs out in some hours.',
  GAME_OVER: 'A game of yours is over.',
  PROPOSAL: 'A proposal at your table awaits your answer.',
  SEAT_OFFERED: 'A seat in a running game is offered to you.',
  PAIRED: 'A pairing of yours in a league is up.',
  INVITED: 'You are invited to a league.',
};

export const NotificationEventEnum = named(happeningKinds);
registerEnumType(NotificationEventEnum, {
  name: 'NotificationEvent',
  description: 'Something that you may be told.',
  valuesMap: described(happenings),
});

const kinds: Readonly<Record<NotificationKind, string>> = {
  ...happenings,
  CONFIRM: 'A mail that asks for agreement.',
  TEST: 'A message that tries a channel out.',
};

export const NotificationKindEnum = named(Object.keys(kinds) as NotificationKind[]);
registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'A kind of messages on notification channels.',
  valuesMap: described(kinds),
});

export const NotificationDigestEnum = named(digests);
registerEnumType(NotificationDigestEnum, {
  name: 'NotificationDigest',
  description: 'How long messages are gathered.',
  valuesMap: described<Digest>({
    NONE: 'Each is sent within seconds; those that are due together are one message.',
    HOURLY: 'One message at each full hour.',
    DAILY: 'One message a day.',
  }),
});

export const NotificationChannelKindEnum = named(channelKinds);
registerEnumType(NotificationChannelKindEnum, {
  name: 'NotificationChannelKind',
  description: 'How messages reach you.',
  valuesMap: described<ChannelKind>({
    EMAIL: 'Mail to an address that its owner has confirmed.',
    PUSH: 'Web Push to a browser.',
    WEBHOOK: 'A request to an address of yours.',
  }),
});

export const NotificationWebhookFormEnum = named(webhookForms);
registerEnumType(NotificationWebhookFormEnum, {
  name: 'NotificationWebhookForm',
  description: 'The form of messages to a webhook of an account.',
  valuesMap: described<WebhookForm>({
    STANDARD: 'Data for programs, as Standard Webhooks: `type`, `timestamp` and `data`.',
    DISCORD: 'A text for people, as Discord and others take it: `content`.',
  }),
});

const reasons = ['GONE', 'FAILING', 'UNSUBSCRIBED'] as const satisfies ChannelDisabledBecause[];

export const NotificationChannelDisabledBecauseEnum = named(reasons);
registerEnumType(NotificationChannelDisabledBecauseEnum, {
  name: 'NotificationChannelDisabledBecause',
  description: 'The reason why nothing is sent on a channel any more.',
  valuesMap: described<ChannelDisabledBecause>({
    GONE: 'The receiver does not exist any more, or wants no more messages.',
    FAILING: 'Every attempt to send a message failed, over three days.',
    UNSUBSCRIBED: 'You unsubscribed by the link of a mail.',
  }),
});

const states = ['WAITING', 'DELIVERED', 'GIVEN_UP', 'DROPPED'] as const satisfies NotificationState[];

export const NotificationStateEnum = named(states);
registerEnumType(NotificationStateEnum, {
  name: 'NotificationState',
  description: 'Whether a message was sent, and why not.',
  valuesMap: described<NotificationState>({
    WAITING: 'It waits for its time, or for the next attempt.',
    DELIVERED: 'The receiver, or the mail server, has taken it.',
    GIVEN_UP: 'It could not be sent.',
    DROPPED: 'It was not needed any more; the field `reason` says why.',
  }),
});
