import type {
  AttemptMade,
  Delivery,
  DeliveryState,
  DisabledBecause,
  Webhook,
  WebhookWithSecret,
} from '#league-service';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import {
  AttemptOutcomeEnum,
  AttemptReasonEnum,
  DeliveryStateEnum,
  DisabledBecauseEnum,
  MessageTypeEnum,
} from './webhook-enums.types.js';

const TYPES = 'The types of messages to send; null for all.';

@ObjectType('LeagueWebhook', {
  description: 'An address that gets the events of a league. Visible only to the organizers of the league.',
})
export class LeagueWebhookType {
  @Field(() => ID, { description: 'Unique among all webhooks.' })
  id: string;

  @Field(() => ID, { description: 'The league whose events it gets.' })
  leagueId: string;

  @Field({ description: 'The URL to which messages are sent, by POST.' })
  address: string;

  @Field(() => [MessageTypeEnum], { nullable: true, description: TYPES })
  types: readonly string[] | null;

  @Field({ description: 'false: no messages are sent automatically.' })
  enabled: boolean;

  @Field(() => DisabledBecauseEnum, {
    nullable: true,
    description: 'Why the server disabled it; null where it is enabled, or was disabled by hand.',
  })
  disabledBecause: DisabledBecause | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: number;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  changedAt: number;
}

@ObjectType('LeagueWebhookSecret', { description: 'A webhook and a new secret, which is shown this once.' })
export class LeagueWebhookSecretType {
  @Field(() => LeagueWebhookType, { description: 'The webhook whose messages are signed with it.' })
  webhook: LeagueWebhookType;

  @Field({ description: 'The secret by which the receiver verifies the sender: `whsec_…`, as in Standard Webhooks.' })
  secret: string;
}

@ObjectType('LeagueWebhookAttempt', { description: 'One attempt to deliver a message.' })
export class LeagueWebhookAttemptType implements AttemptMade {
  @Field(() => DateTime, { description: 'When it began.' })
  at: number;

  @Field(() => AttemptOutcomeEnum, { description: 'The result of the attempt.' })
  outcome: AttemptMade['outcome'];

  @Field(() => AttemptReasonEnum, { nullable: true, description: 'Why it failed; null where it succeeded.' })
  reason: AttemptMade['reason'];

  @Field(() => Int, { nullable: true, description: 'The HTTP status code; null without a response.' })
  status: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of a response that is not a success, in one line; null where it is not readable.',
  })
  excerpt: string | null;
}

@ObjectType('LeagueWebhookDelivery', { description: 'A message on its way to an address. It is kept for 30 days.' })
export class LeagueWebhookDeliveryType {
  @Field(() => ID, { description: 'The value of the header `webhook-id`, the same in every attempt.' })
  id: string;

  @Field({ description: '`league.` and the type of the event, or `league.ping` for a test.' })
  type: string;

  @Field(() => Int, { nullable: true, description: 'The version of the league at the event; null for a test.' })
  version: number | null;

  @Field(() => DeliveryStateEnum, { description: 'The delivery state of the message.' })
  state: DeliveryState;

  @Field(() => DateTime, { description: 'When it was recorded.' })
  createdAt: number;

  @Field(() => [LeagueWebhookAttemptType], { description: 'The last 20 attempts, oldest first.' })
  attempts: readonly AttemptMade[];
}

/** Pages of the deliveries of a webhook. */
export const LeagueWebhookDeliveryConnection = connectionType(() => LeagueWebhookDeliveryType, 'LeagueWebhookDelivery');

const ADDRESS = 'A public address with `https`, of up to 2,048 characters.';

@InputType({ description: 'An address to get the events of a league.' })
export class CreateLeagueWebhookInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID that the client chooses. Sent again, for instance after a lost answer, it returns the same webhook and its secret, and creates no other.',
  })
  commandId?: string | null;

  @Field(() => ID, { description: 'A league that you run.' })
  leagueId: string;

  @Field({ description: ADDRESS })
  address: string;

  @Field(() => [MessageTypeEnum], { nullable: true, description: TYPES })
  types?: string[] | null;
}

@InputType({ description: 'The new settings of a webhook.' })
export class ChangeLeagueWebhookInput {
  @Field(() => ID, { description: 'A webhook of a league that you run.' })
  id: string;

  @Field({ description: ADDRESS })
  address: string;

  @Field(() => [MessageTypeEnum], { nullable: true, description: TYPES })
  types?: string[] | null;

  @Field({ description: 'Whether messages are sent to it. Events while it was disabled are not sent later.' })
  enabled: boolean;
}

/** A webhook in the API's form. */
export const leagueWebhookOf = (webhook: Webhook): LeagueWebhookType => ({
  id: webhook.id,
  leagueId: globalId('League', webhook.leagueId),
  address: webhook.address,
  types: webhook.types,
  enabled: webhook.isEnabled,
  disabledBecause: webhook.disabledBecause,
  createdAt: webhook.createdAt,
  changedAt: webhook.changedAt,
});

/** A webhook with its new secret in the API's form, returned only once. */
export const withSecretOf = ({ webhook, secret }: WebhookWithSecret): LeagueWebhookSecretType => ({
  webhook: leagueWebhookOf(webhook),
  secret,
});

/** A delivery in the API's form. */
export const leagueWebhookDeliveryOf = (delivery: Delivery): LeagueWebhookDeliveryType => ({
  id: delivery.id,
  type: delivery.type,
  version: delivery.version === 0 ? null : delivery.version,
  state: delivery.state,
  createdAt: delivery.createdAt,
  attempts: delivery.attempts,
});
