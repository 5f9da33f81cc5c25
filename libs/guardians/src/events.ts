import type { RedactedOf, Tagged } from '#kernel';
import { combatEvents } from './combat/combat-events.js';
import { discardEvents } from './discard/discard-events.js';
import { dominantEvents } from './dominant/dominant-events.js';
import { drawEvents } from './draw/draw-events.js';
import { boardEffectEvents } from './effects/board-effect-events.js';
import { effectEvents } from './effects/effect-events.js';
import { flowEvents } from './events/flow-events.js';
import { setUpEvents } from './flow/set-up/set-up-events.js';
import { moveEvents } from './moves/move-events.js';
import { placementEvents } from './placement/placement-events.js';
import { reinforcingEvents } from './reinforcing/reinforcing-events.js';
import { settlementEvents } from './settlement/settlement-events.js';
import { movementEvents } from './table/movement-events.js';
import { turningEvents } from './turning/turning-events.js';

/** Every fact that a game of Guardians can record, beside the kernel's own. */
export const events = {
  ...flowEvents,
  ...setUpEvents,
  ...drawEvents,
  ...placementEvents,
  ...discardEvents,
  ...dominantEvents,
  ...turningEvents,
  ...reinforcingEvents,
  ...settlementEvents,
  ...moveEvents,
  ...movementEvents,
  ...effectEvents,
  ...boardEffectEvents,
  ...combatEvents,
} as const;

export type Event = Tagged<typeof events>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
/** An event as a viewer gets it. */
export type SeenEvent = RedactedOf<typeof events>;
