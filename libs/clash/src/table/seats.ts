import type { Seat } from '#kernel';
import type { ClashSeat, State } from '../state.js';
import { sides, type Side } from '../words.js';

/** The opponents' side. */
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** True when two sides play against each other; solo and co-op have one side. */
export const isVersus = (state: Pick<State, 'options'>): boolean => state.options.mode === 'VERSUS';

/** The sides that seats play, in order (CLASH-191). */
export const sidesInPlay = (state: Pick<State, 'options'>): readonly Side[] =>
  isVersus(state) ? sides : [state.options.startSide];

/** A seat. Throws a RangeError when there is none. */
export function clashSeat(state: State, seat: Seat): ClashSeat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/** The seats of a side, in order. */
export const seatsOf = (state: State, side: Side): readonly ClashSeat[] =>
  state.seats.filter((seat) => seat.side === side);

/** The seats for which something holds, in order; never one that has resigned (CLASH-257). */
export const seatsWhere = (state: State, holds: (seat: ClashSeat) => boolean): readonly Seat[] =>
  state.seats.filter((seat) => !seat.resigned && holds(seat)).map(({ seat }) => seat);
