import type { Seat, Turn } from '#kernel';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** A keeper leaves the lighthouse permanently (LANTERN-007). */
export const resign = (turn: Turn<State, Event>, seat: Seat): void => turn.emit({ type: 'keeperLeft', seat });
