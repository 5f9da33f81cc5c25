import type { Random } from './random.js';
import type { Seat } from './seat.js';

/** How many events one command may have. Rules that emit more do not come to an end: that is a fault of theirs. */
export const MOST_EVENTS = 10_000;

/** How many steps one command may take, as far as its rules count them (`Turn.spend`). */
export const MOST_STEPS = 100_000;

/**
 * One command at work. `emit` applies the event at once, so that the code after it reads the new state.
 * Every check comes before the first `emit`: a refusal after one would leave half a command.
 */
export interface Turn<State, Event, Command = unknown> {
  /** The state as the events so far have made it. The same object all along; read it, never write it. */
  readonly state: State;
  /** Dice and shuffles of this command, derived from the game's seed. Its results must stand in an event. */
  readonly random: Random;
  /** Records an event and applies it. Throws an Error beyond `MOST_EVENTS`: nothing of the command is kept then. */
  emit(event: Event): void;
  /**
   * Every legal command of a seat as things stand now, as `legalCommands` lists them. Worked out once until the next
   * event: the list from which this command was chosen is at hand.
   */
  legal(seat: Seat): readonly Command[];
  /**
   * Counts steps, one by default, where rules carry out what players have written and could run for ever without an
   * event. Throws an Error beyond `MOST_STEPS`: nothing of the command is kept then.
   */
  spend(steps?: number): void;
}
