import { combatEvolvers } from './combat/combat-evolvers.js';
import { effectEvolvers } from './effects/effect-evolvers.js';
import type { Event, EventType } from './events.js';
import { flowEvolvers } from './flow/enter-stage.js';
import type { Evolvers } from './flow/step-rules.js';
import { phaseEvolvers } from './phases/phase-evolvers.js';
import { raidEvolvers } from './raid/raid-evolvers.js';
import type { State } from './state.js';
import { movementEvolvers } from './table/movement-evolvers.js';

const evolvers: Evolvers = {
  ...flowEvolvers,
  ...movementEvolvers,
  ...phaseEvolvers,
  ...combatEvolvers,
  ...effectEvolvers,
  ...raidEvolvers,
};

/** Applies one event to a state, in place. */
export function evolve(state: State, event: Event): void {
  const apply = evolvers[event.type] as (state: State, event: Event & { type: EventType }) => void;
  apply(state, event);
}
