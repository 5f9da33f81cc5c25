import type { AttemptMade, DeliveryState, DisabledBecause } from '#games';
import { registerEnumType } from '@nestjs/graphql';

/** Why a webhook was disabled by the server, in the form for Nest's decorators. */
export const DisabledBecauseEnum = { GONE: 'gone', FAILING: 'failing' } as const satisfies Record<
  string,
  DisabledBecause
>;
registerEnumType(DisabledBecauseEnum, {
  name: 'WebhookDisabledBecause',
  description: 'Why the server tells an address nothing any more.',
  valuesMap: {
    GONE: { description: 'It answered 410: it wants nothing any more.' },
    FAILING: { description: 'Every attempt to deliver a message failed, over three days.' },
  },
});

/** How far a delivery is, in the form for Nest's decorators. */
export const DeliveryStateEnum = {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  GIVEN_UP: 'givenUp',
  DROPPED: 'dropped',
} as const satisfies Record<string, DeliveryState>;
registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'How far a message is on its way to an address.',
  valuesMap: {
    WAITING: { description: 'It waits for its turn, or for the next attempt.' },
    DELIVERED: { description: 'The receiver has answered with success.' },
    GIVEN_UP: { description: 'No attempt has come to anything, and none is made by itself any more.' },
    DROPPED: { description: 'The webhook was disabled before it came.' },
  },
});

/** What became of an attempt, in the form for Nest's decorators. */
export const AttemptOutcomeEnum = { DELIVERED: 'delivered', GONE: 'gone', FAILED: 'failed' } as const satisfies Record<
  string,
  AttemptMade['outcome']
>;
registerEnumType(AttemptOutcomeEnum, {
  name: 'WebhookAttemptOutcome',
  description: 'What became of one attempt to deliver a message.',
  valuesMap: {
    DELIVERED: { description: 'Answered with a status from 200 to 299.' },
    GONE: { description: 'Answered with 410, which disables the webhook.' },
    FAILED: { description: 'Anything else, for the reason that stands beside it.' },
  },
});

/** Why an attempt failed, in the form for Nest's decorators. */
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
  description: 'Why an attempt to deliver a message failed.',
  valuesMap: {
    REFUSED_ADDRESS: { description: 'The name leads to an address that is not called, such as one inside a network.' },
    UNRESOLVED: { description: 'The name has no address.' },
    UNREACHABLE: { description: 'Nobody takes connections there.' },
    TLS_FAULT: { description: 'No safe connection: for instance a certificate that is over, or of another name.' },
    TIMED_OUT: { description: 'There was no answer within ten seconds.' },
    BROKEN_OFF: { description: 'Somebody took the connection, and gave no answer of HTTP on it.' },
    REDIRECTED: { description: 'The answer leads elsewhere, where nothing is sent.' },
    BAD_STATUS: { description: 'The answer is no success; `status` says which it was.' },
  },
});
