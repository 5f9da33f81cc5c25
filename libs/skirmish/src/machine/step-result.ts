import type { Seat } from '#kernel';
import type { FigureId, PowerId } from '../content/words.js';
import type { Option } from '../state.js';

/** The question of a frame to a seat (CLASH-243). */
export interface Question {
  readonly seat: Seat;
  readonly kind: 'REACTION' | 'PUSH' | 'CHOICE';
  readonly figureId?: FigureId;
  readonly powerId?: PowerId;
  readonly source?: string;
  readonly options: Option[];
}

/**
 * The verdict of a frame after a step: `AGAIN`, there is more to do (by it, or by what it has pushed); `DONE`, it is
 * finished; a question, which interrupts the command. Before a question nothing may be emitted in the same step.
 */
export type StepResult = 'AGAIN' | 'DONE' | Question;
