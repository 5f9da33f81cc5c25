import type { State } from '../state.js';
import { sides, type Side } from '../words.js';

/** The sides that play, in order: one in solo and co-op (CLASH-191). */
export const sidesPlayed = (state: Pick<State, 'seats'>): Side[] =>
  sides.filter((side) => state.seats.some((seat) => seat.side === side));
