import type { Context } from '#skirmish/machine';
import type { FigureId } from '../words.js';

/* Beside the frames that all games have (docs/decisions/0008) there are those of traps. */

/** A trap at work on those whom it concerns, one after the other (SKAROV-TILE-13, SKAROV-TEST-10). */
export interface TrapFrame {
  kind: 'trap';
  trapId: string;
  context: Context;
  /** The figures that have still to suffer it; the first one is asked for a characteristic where its test offers two. */
  figureIds: FigureId[];
  answer: string | null;
}

/** The frames that only Skarov has. */
export type OwnFrame = TrapFrame;
