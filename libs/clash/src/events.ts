import type { RedactedOf, Tagged } from '#kernel';
import { activationEvents } from './events/activation-events.js';
import { effectEvents } from './events/effect-events.js';
import { setUpEvents } from './events/set-up-events.js';
import { sharedEvents } from './events/shared-events.js';
import { strategyEvents } from './events/strategy-events.js';

/** Every fact that a game of Clash can record, beside the kernel's own. */
export const events = {
  ...sharedEvents,
  ...setUpEvents,
  ...strategyEvents,
  ...activationEvents,
  ...effectEvents,
} as const;

export type Event = Tagged<typeof events>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
/** An event as a viewer gets it. */
export type SeenEvent = RedactedOf<typeof events>;
