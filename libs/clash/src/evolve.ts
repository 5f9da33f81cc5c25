import type { Event, EventType } from './events.js';
import { flowEvolvers } from './flow/flow-evolvers.js';
import type { Evolvers } from './flow/step-rules.js';
import { machineEvolvers } from './machine/machine-evolvers.js';
import type { State } from './state.js';

const evolvers: Evolvers = { ...flowEvolvers, ...machineEvolvers };

/** Applies one event to a state, in place. */
export function evolve(state: State, event: Event): void {
  const apply = evolvers[event.type] as (state: State, event: Event & { type: EventType }) => void;
  apply(state, event);
}
