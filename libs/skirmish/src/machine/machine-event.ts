import type { ZoneId } from '../board/board.js';
import type { FigureId, TestId } from '../content/words.js';

/** Something that may set a reaction or special rule off; a game may know more of the kind. */
export type MachineEvent =
  | { readonly kind: 'ATTACKED' | 'HIT' | 'OUT' | 'ACTIVATION_ENDED'; readonly figureId: FigureId }
  /** `zones`: those that it has entered on its way, in order, the one where it stands last. */
  | { readonly kind: 'ARRIVED'; readonly figureId: FigureId; readonly zones: readonly ZoneId[] }
  | { readonly kind: 'TEST_PASSED' | 'TEST_FAILED'; readonly testId: TestId; readonly figureId: FigureId }
  | { readonly kind: 'TURN_START' | 'TURN_END' };
