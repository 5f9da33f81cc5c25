import type { Placing } from './placing.js';
import type { Refusal } from './refusal.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';

/** A running game that a bot may play on in its head. */
export interface World {
  /** The same game once more, with the same luck to come: commands on one do not change the other. */
  copy(): World;
  /** The first seat that has to act; `undefined` when the game is over. Runs automatic steps first. */
  nextSeat(): Seat | undefined;
  /** Every legal command of a seat. */
  legal(seat: Seat): readonly AnyTagged[];
  /** A seat gives a command. */
  play(seat: Seat, command: AnyTagged): { readonly events: readonly AnyTagged[] } | Refusal;
  /** How the seats did; `undefined` before the end. */
  readonly placings: readonly Placing[] | undefined;
}
