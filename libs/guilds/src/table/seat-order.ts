import type { Seat } from '#kernel';
import type { State } from '../state.js';

/** Every seat, clockwise, from `first` on (GUILD-001). */
export const seatsFrom = (state: State, first: Seat): Seat[] =>
  state.guilds.map((_, place) => (first + place) % state.guilds.length);

/** Every seat, clockwise from the first player. */
export const seatsInOrder = (state: State): Seat[] => seatsFrom(state, state.firstPlayer);

/** The next seat clockwise. */
export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1) % state.guilds.length;
