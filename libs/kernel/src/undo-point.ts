import type { StepClock } from './clocks.js';
import type { Moves } from './moves.js';
import type { Seat } from './seat.js';

/** A game before a command that its seat may take back. Never changed: copies of the game share it. */
export interface UndoPoint {
  /** Version of the game before the command. */
  readonly version: number;
  /** The seat that gave the command. */
  readonly seat: Seat;
  /** The ruleset's state before it. */
  readonly state: unknown;
  readonly clocks: readonly StepClock[];
  /** `Game.takenBack` of then: the ids of the clocks are of that time. */
  readonly takenBack?: number;
  /** `Game.moves` of then, where chance derives from them. */
  readonly moves?: Moves;
}
