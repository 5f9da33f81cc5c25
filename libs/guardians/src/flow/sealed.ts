import type { Seat } from '#kernel';
import type { State } from '../state.js';

/** Seats of the open sealed step that have not finished yet. */
export const stillAsked = ({ sealed }: State): Seat[] =>
  (sealed?.asked ?? []).filter((seat) => !sealed?.finished.includes(seat));

/** A seat has finished its part of the open sealed step. Changes the state. Throws an Error when none is open. */
export function finish({ sealed }: State, seat: Seat): void {
  if (!sealed) throw new Error('No sealed step is open.');
  sealed.finished.push(seat);
}
