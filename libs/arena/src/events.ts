import type { RedactedOf, Tagged } from '#kernel';
import { combatEvents } from './events/combat-events.js';
import { effectEvents } from './events/effect-events.js';
import { flowEvents } from './events/flow-events.js';
import { movementEvents } from './events/movement-events.js';
import { setUpEvents } from './events/set-up-events.js';
import { handEvents } from './events/hand-events.js';
import { enlistmentEvents } from './events/enlistment-events.js';
import { settlementEvents } from './events/settlement-events.js';
import { raidEvents } from './events/raid-events.js';

/** Every fact that a game of Arena can record, beside the kernel's own. */
export const events = {
  ...flowEvents,
  ...movementEvents,
  ...setUpEvents,
  ...handEvents,
  ...enlistmentEvents,
  ...settlementEvents,
  ...combatEvents,
  ...effectEvents,
  ...raidEvents,
} as const;

export type Event = Tagged<typeof events>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
/** An event as a viewer gets it. */
export type SeenEvent = RedactedOf<typeof events>;
