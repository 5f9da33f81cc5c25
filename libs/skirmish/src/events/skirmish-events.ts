import type { Tagged } from '#kernel';
import { activationEvents, testEvents, windowEvents } from './activation-events.js';
import { attackEvents, rollEvents } from './attack-events.js';
import { boardEvents, effectEvents, endOfTurnEvents, woundEvents } from './effect-events.js';
import type { EventTerms } from './event-terms.js';
import { campaignEvents, setUpEvents } from './set-up-events.js';
import { strategyEvents } from './strategy-events.js';

/** The events that shared rules record, as a game declares them: spread among its own. A game may add fields to them. */
export const skirmishEvents = (terms: EventTerms) =>
  ({
    ...setUpEvents(terms),
    ...strategyEvents(terms),
    ...activationEvents(terms),
    ...attackEvents(terms),
    ...rollEvents(terms),
    ...testEvents(terms),
    ...windowEvents(terms),
    ...effectEvents(terms),
    ...boardEvents(),
    ...woundEvents(terms),
    ...endOfTurnEvents(terms),
    ...campaignEvents(terms),
  }) as const;

/** A fact that shared rules record. */
export type SkirmishEvent = Tagged<ReturnType<typeof skirmishEvents>>;
export type SkirmishEventType = SkirmishEvent['type'];
export type SkirmishEventOf<T extends SkirmishEventType> = Extract<SkirmishEvent, { type: T }>;
