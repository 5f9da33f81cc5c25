import type { Seat } from './seat.js';

/** How long a step may take. */
export interface Clock {
  /** Seconds from the moment the step opens. */
  readonly seconds: number;
}

/** Seats have to act. */
export interface WaitingForSeats {
  /** The seats that have not finished their answers, in the order in which defaults are applied. Never empty. */
  readonly seats: readonly Seat[];
  /** The name of the step, one of a closed list of the ruleset (for instance `auction.bid`). */
  readonly step: string;
  /** Names this occurrence of the step; never used again in the game. Answers of other seats do not change it. */
  readonly stepId: string;
  /** `null`: no deadline. */
  readonly clock: Clock | null;
  /** Steps that this one interrupts and that go on afterwards, with the time they had left. */
  readonly suspends?: readonly string[];
}

/** An automatic step has to run. A job runs it through `Ruleset.automatic`. */
export interface WaitingForRules {
  /** The name of the automatic step, for instance `auction`. */
  readonly rules: string;
  /** Names this occurrence of the step; never used again in the game. */
  readonly key: string;
}

/** The game is over. */
export interface WaitingForNothing {
  /** Why the game ended: a code of a closed list of the ruleset. */
  readonly over: string;
}

/** The seats or the automatic step that a game waits for. */
export type Waiting = WaitingForSeats | WaitingForRules | WaitingForNothing;

/** True when seats have to act. */
export const waitsForSeats = (waiting: Waiting): waiting is WaitingForSeats => 'seats' in waiting;

/** True when an automatic step has to run. */
export const waitsForRules = (waiting: Waiting): waiting is WaitingForRules => 'rules' in waiting;

/** True when the game is over. */
export const isOver = (waiting: Waiting): waiting is WaitingForNothing => 'over' in waiting;
