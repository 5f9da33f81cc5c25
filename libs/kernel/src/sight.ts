import type { Placing } from './placing.js';
import type { Random } from './random.js';
import type { Refusal } from './refusal.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';

/** All that a bot gets to know: what a player at its seat would see. */
export interface Sight<View, Command> {
  readonly seat: Seat;
  readonly view: View;
  /** Every legal command of the seat; never empty. */
  readonly legal: readonly Command[];
  /** The bot's own chance, not the game's. */
  readonly random: Random;
  /** Everything that has happened, oldest first, as the seat saw it. Throws an Error unless the bot `remembers`. */
  readonly events: () => readonly AnyTagged[];
  /**
   * Games that look like this one to the seat, as `resample` draws them: each may be this one. They are the bot's own, to
   * play on as it likes, with dice of their own.
   */
  readonly worlds: (count: number) => readonly World[];
}

/** A running game that a bot may play on in its head. */
export interface World {
  /** The same game once more, with the same luck to come: commands on one do not change the other. */
  copy(): World;
  /** The first seat that has to act; `undefined` when the game is over. Runs automatic steps first. */
  nextSeat(): Seat | undefined;
  /** Every legal command of a seat. */
  legal(seat: Seat): readonly AnyTagged[];
  /** What a bot at a seat would see of it, with its own chance. */
  sight(seat: Seat, random: Random): Sight<unknown, AnyTagged>;
  /** A seat gives a command. */
  play(seat: Seat, command: AnyTagged): { readonly events: readonly AnyTagged[] } | Refusal;
  /** How the seats did; `undefined` before the end. */
  readonly placings: readonly Placing[] | undefined;
}
