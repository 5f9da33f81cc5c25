import type { RedactedOf, Tagged } from '#kernel';
import { setUpEvents } from './events/set-up-events.js';
import { sharedEvents } from './events/shared-events.js';
import { courseEvents, figureEvents, strategyEvents, villainEvents } from './events/turn-events.js';
import { buildEvents } from './flow/set-up/build-words.js';
import { overlordEvents } from './overlord/overlord-words.js';

/** Every fact that a game of Skarov can record, beside the kernel's own. */
export const events = {
  ...sharedEvents,
  ...setUpEvents,
  ...buildEvents,
  ...overlordEvents,
  ...strategyEvents,
  ...figureEvents,
  ...villainEvents,
  ...courseEvents,
} as const;

export type Event = Tagged<typeof events>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
/** An event as a viewer gets it. */
export type SeenEvent = RedactedOf<typeof events>;
