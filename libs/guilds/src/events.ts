import type { RedactedOf, Tagged } from '#kernel';
import { actionEvents } from './events/action-events.js';
import { campaignEvents } from './events/campaign-events.js';
import { combatEvents } from './events/combat-events.js';
import { effectEvents } from './events/effect-events.js';
import { setUpEvents } from './events/set-up-events.js';
import { turnEvents } from './events/turn-events.js';

/** Every fact that a game of Guilds can record, beside the kernel's own. */
export const events = {
  ...setUpEvents,
  ...turnEvents,
  ...actionEvents,
  ...effectEvents,
  ...campaignEvents,
  ...combatEvents,
} as const;

export type Event = Tagged<typeof events>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
/** An event as a viewer gets it. */
export type SeenEvent = RedactedOf<typeof events>;
