import type { Random } from './random.js';
import type { Seat } from './seat.js';

/** All that a bot gets to know: what a player at its seat would see. */
export interface Sight<View, Command> {
  readonly seat: Seat;
  readonly view: View;
  /** Every legal command of the seat; never empty. */
  readonly legal: readonly Command[];
  readonly random: Random;
}

/** A player that thinks for itself. Decides from its own seat's view and legal commands only. */
export type Bot<View, Command> = (sight: Sight<View, Command>) => Command;

/** Any legal command, each equally likely. */
export const randomBot = <View, Command>({ legal, random }: Sight<View, Command>): Command => random.pick(legal);
