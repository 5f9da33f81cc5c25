import type { Random } from './random.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import type { World } from './world.js';

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

/** A player that chooses its own commands. Decides from its own seat's sight only. */
export interface Bot<View, Command> {
  (sight: Sight<View, Command>): Command;
  /** True for a bot that asks for `sight.events()`: a server then reads the whole game for each of its moves. */
  readonly remembers?: boolean;
}

/** Any legal command, each equally likely. */
export const randomBot = <View, Command>({ legal, random }: Pick<Sight<View, Command>, 'legal' | 'random'>): Command =>
  random.pick(legal);
