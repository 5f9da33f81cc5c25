import { evolverOf } from '#kernel';
import type { Event } from './events.js';
import { evolvers } from './evolvers.js';
import type { State } from './state.js';

/** Applies one event to a state, in place. */
export const evolve = evolverOf<State, Event>(evolvers);
