import type { AttemptMade, Delivery, DeliveryState, DisabledBecause, Webhook, WebhookWithSecret } from '#games';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../graphql/connection.js';
import { DateTime } from '../graphql/scalars.js';
import { globalId } from '../requests/global-id.js';
import {
  AttemptOutcomeEnum,
  AttemptReasonEnum,
  DeliveryStateEnum,
  DisabledBecauseEnum,
} from './webhook-enums.types.js';

const TYPES =
  'Types of messages that are sent there, each `league.` and the type of an event of the league, for instance `league.resultConfirmed`; null for all.';

@ObjectType('LeagueWebhook', {
  description: 'An address that is told what happens in a league. Only those who run the league know of it.',
})
export class LeagueWebhookType {
  @Field(() => ID, { description: 'Unique among all webhooks.' })
  id: string;

  @Field(() => ID, { description: 'The league that it is told of.' })
  leagueId: string;

  @Field({ description: 'Where messages are sent, by POST.' })
  address: string;

  @Field(() => [String], { nullable: true, description: TYPES })
  types: readonly string[] | null;

  @Field({ description: 'false: nothing is sent there by itself.' })
  enabled: boolean;

  @Field(() => DisabledBecauseEnum, {
    nullable: true,
    description: 'Why the server has disabled it; null where it is enabled, or was disabled by hand.',
  })
  disabledBecause: DisabledBecause | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt: number;

  @Field(() => DateTime, { description: 'When somebody last changed it.' })
  changedAt: number;
}

@ObjectType('LeagueWebhookSecret', { description: 'A webhook and a new secret, which is shown this once.' })
export class LeagueWebhookSecretType {
  @Field(() => LeagueWebhookType, { description: 'The webhook whose messages are signed with it.' })
  webhook: LeagueWebhookType;

  @Field({ description: 'By it the receiver knows who sends: `whsec_…`, as Standard Webhooks has it.' })
  secret: string;
}

@ObjectType('LeagueWebhookAttempt', { description: 'One attempt to deliver a message.' })
export class LeagueWebhookAttemptType implements AttemptMade {
  @Field(() => DateTime, { description: 'When it began.' })
  at: number;

  @Field(() => AttemptOutcomeEnum, { description: 'What became of it.' })
  outcome: AttemptMade['outcome'];

  @Field(() => AttemptReasonEnum, { nullable: true, description: 'Why it failed; null where it did not.' })
  reason: AttemptMade['reason'];

  @Field(() => Int, { nullable: true, description: 'The status of HTTP; null where nobody answered.' })
  status: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of an answer that was no success, in one line; null where nothing can be seen of it.',
  })
  excerpt: string | null;
}

@ObjectType('LeagueWebhookDelivery', { description: 'A message on its way to an address. It is kept for 30 days.' })
export class LeagueWebhookDeliveryType {
  @Field(() => ID, { description: 'What the receiver reads as `webhook-id`, the same in every attempt.' })
  id: string;

  @Field({ description: '`league.` and the type of the event, or `league.ping` for a test.' })
  type: string;

  @Field(() => Int, { nullable: true, description: 'The version of the league that the event has; null for a test.' })
  version: number | null;

  @Field(() => DeliveryStateEnum, { description: 'How far it is.' })
  state: DeliveryState;

  @Field(() => DateTime, { description: 'When it was written down.' })
  createdAt: number;

  @Field(() => [LeagueWebhookAttemptType], { description: 'The last 20 attempts, oldest first.' })
  attempts: readonly AttemptMade[];
}

/** Pages of what a webhook was told. */
export const LeagueWebhookDeliveryConnection = connectionType(() => LeagueWebhookDeliveryType, 'LeagueWebhookDelivery');

const ADDRESS = 'A public address with `https`, of up to 2,048 characters.';

@InputType({ description: 'An address that is to be told what happens in a league.' })
export class CreateLeagueWebhookInput {
  @Field(() => ID, { description: 'A league that you run.' })
  leagueId: string;

  @Field({ description: ADDRESS })
  address: string;

  @Field(() => [String], { nullable: true, description: TYPES })
  types?: string[] | null;
}

@InputType({ description: 'What a webhook is from now on.' })
export class ChangeLeagueWebhookInput {
  @Field(() => ID, { description: 'A webhook of a league that you run.' })
  id: string;

  @Field({ description: ADDRESS })
  address: string;

  @Field(() => [String], { nullable: true, description: TYPES })
  types?: string[] | null;

  @Field({ description: 'Whether it is told anything. What happened while it was not, it is not told later.' })
  enabled: boolean;
}

/** A webhook as the API gives it out. */
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

/** A webhook and its new secret, as the API gives them out once. */
export const withSecretOf = ({ webhook, secret }: WebhookWithSecret): LeagueWebhookSecretType => ({
  webhook: leagueWebhookOf(webhook),
  secret,
});

/** A delivery as the API gives it out. */
export const leagueWebhookDeliveryOf = (delivery: Delivery): LeagueWebhookDeliveryType => ({
  id: delivery.id,
  type: delivery.type,
  version: delivery.version === 0 ? null : delivery.version,
  state: delivery.state,
  createdAt: delivery.createdAt,
  attempts: delivery.attempts,
});
