import type { StepClock } from '../clocks.js';
import type { Seat } from '../seat.js';
import type { Revealed } from './proposal.js';

/** A game before a command of a seat, to which all may agree to go back. Secret, and never changed: copies of the game share it. */
export interface ConsentPoint {
  /** Version of the game before the command. */
  readonly version: number;
  /** The seat that gave the command. */
  readonly seat: Seat;
  /** The ruleset's state before it. */
  readonly state: unknown;
  readonly clocks: readonly StepClock[];
  readonly banks?: readonly number[];
  /** `Game.takenBack` of then: the ids of the clocks are of that time. */
  readonly takenBack?: number;
  /** When the command was given, in milliseconds since 1970; absent until the commit has its time. */
  readonly at?: number;
  /** What became known from here to the next point. */
  readonly revealed: readonly Revealed[];
}
