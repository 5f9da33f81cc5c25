import { enumNameOf } from '#contracts';
import { typeOfMessage, type AttemptMade, type DeliveryState, type DisabledBecause } from '#league-service';
import { leagueEventSchemas } from '#leagues';
import { registerEnumType } from '@nestjs/graphql';

const events = Object.entries(leagueEventSchemas);

/** The types of messages about events of a league, in the form for Nest's decorators. */
export const MessageTypeEnum = Object.fromEntries(events.map(([event]) => [enumNameOf(event), typeOfMessage(event)]));
registerEnumType(MessageTypeEnum, {
  name: 'LeagueWebhookMessageType',
  description: 'A type of messages, by the event of the league: `RESULT_CONFIRMED` for `league.resultConfirmed`.',
  valuesMap: Object.fromEntries(
    events.map(([event, schema]) => [enumNameOf(event), { description: schema.meta()?.description ?? event }]),
  ),
});

/** The reasons for which the server disables a webhook, in the form for Nest's decorators. */
export const DisabledBecauseEnum = { GONE: 'gone', FAILING: 'failing' } as const satisfies Record<
  string,
  DisabledBecause
>;
registerEnumType(DisabledBecauseEnum, {
  name: 'WebhookDisabledBecause',
  description: 'The reason why the server disabled a webhook.',
  valuesMap: {
    GONE: { description: 'The receiver answered 410: it wants no more messages.' },
    FAILING: { description: 'Every attempt to deliver a message failed, over three days.' },
  },
});

/** The states of a delivery, in the form for Nest's decorators. */
export const DeliveryStateEnum = {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  GIVEN_UP: 'givenUp',
  DROPPED: 'dropped',
} as const satisfies Record<string, DeliveryState>;
registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'The state of a message on its way to an address.',
  valuesMap: {
    WAITING: { description: 'It waits for its turn, or for the next attempt.' },
    DELIVERED: { description: 'The receiver has answered with success.' },
    GIVEN_UP: { description: 'All attempts failed, and no further one is made automatically.' },
    DROPPED: { description: 'The webhook was disabled before the delivery.' },
  },
});

/** The outcomes of an attempt, in the form for Nest's decorators. */
export const AttemptOutcomeEnum = { DELIVERED: 'delivered', GONE: 'gone', FAILED: 'failed' } as const satisfies Record<
  string,
  AttemptMade['outcome']
>;
registerEnumType(AttemptOutcomeEnum, {
  name: 'WebhookAttemptOutcome',
  description: 'The outcome of one attempt to deliver a message.',
  valuesMap: {
    DELIVERED: { description: 'Answered with a status from 200 to 299.' },
    GONE: { description: 'Answered with 410, which disables the webhook.' },
    FAILED: { description: 'Any other result; the field `reason` has the reason.' },
  },
});

/** The reasons for failed attempts, in the form for Nest's decorators. */
export const AttemptReasonEnum = {
  REFUSED_ADDRESS: 'refusedAddress',
  UNRESOLVED: 'unresolved',
  UNREACHABLE: 'unreachable',
  TLS_FAULT: 'tlsFault',
  TIMED_OUT: 'timedOut',
  BROKEN_OFF: 'brokenOff',
  REDIRECTED: 'redirected',
  BAD_STATUS: 'badStatus',
} as const satisfies Record<string, NonNullable<AttemptMade['reason']>>;
registerEnumType(AttemptReasonEnum, {
  name: 'WebhookFailureReason',
  description: 'The reason why an attempt to deliver a message failed.',
  valuesMap: {
    REFUSED_ADDRESS: {
      description: 'The host name resolves to a forbidden address, such as one inside a private network.',
    },
    UNRESOLVED: { description: 'The host name has no address.' },
    UNREACHABLE: { description: 'The address accepts no connections.' },
    TLS_FAULT: { description: 'No secure connection: for instance an expired certificate, or one for another name.' },
    TIMED_OUT: { description: 'There was no answer within ten seconds.' },
    BROKEN_OFF: { description: 'The connection was accepted, but there was no valid HTTP response.' },
    REDIRECTED: { description: 'The response is a redirect, which is not followed.' },
    BAD_STATUS: { description: 'The response is not a success; see `status`.' },
  },
});
