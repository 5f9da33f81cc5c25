import type { Event, EventType } from './events.js';
import { evolvers } from './evolvers.js';
import type { State } from './state.js';

/** Applies one event to a state, in place. */
export function evolve(state: State, event: Event): void {
  const apply = evolvers[event.type] as (state: State, event: Event & { type: EventType }) => void;
  apply(state, event);
}
