import type { Evolvers } from '#kernel';
import type { SkirmishEventOf, SkirmishEventType } from './events/skirmish-events.js';
import type { SkirmishState } from './state.js';

/** How some shared events change the state, by type. */
export type SkirmishEvolvers<T extends SkirmishEventType = SkirmishEventType> = Evolvers<
  SkirmishState,
  SkirmishEventOf<T>
>;
