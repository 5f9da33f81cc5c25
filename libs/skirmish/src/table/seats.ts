import type { Seat } from '#kernel';
import type { Side, SideState, SkirmishState } from '../state.js';

/** A seat as the state of a game has it. */
type SeatIn<S extends SkirmishState> = S['seats'][number];

/** A seat. Throws a RangeError when there is none. */
export function seatAt<S extends SkirmishState>(state: S, seat: Seat): SeatIn<S> {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/** The seats of a side, in order. */
export const seatsOf = <S extends SkirmishState>(state: S, side: Side): readonly SeatIn<S>[] =>
  state.seats.filter((seat) => seat.side === side);

/** The seats for which something holds, in order; never one that has resigned. */
export const seatsWhere = <S extends SkirmishState>(state: S, holds: (seat: SeatIn<S>) => boolean): readonly Seat[] =>
  state.seats.filter((seat) => !seat.resigned && holds(seat)).map(({ seat }) => seat);

/** The common state of the seats of a side. Throws a RangeError for a name that no side of the game has. */
export function sideOf(state: SkirmishState, side: Side): SideState {
  const found = state.sides[side];
  if (!found) throw new RangeError(`There is no side "${side}" in this game.`);
  return found;
}
