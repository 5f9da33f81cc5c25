import type { Scope } from '../rulebook.js';
import type { FigureId } from '../content/words.js';
import type { SkirmishState } from '../state.js';
import { findFigure } from '../figures/figures.js';
import { isClearFor } from '../table/lines.js';

/**
 * The scope of an open power, while it is worked out what open powers change: sight is what the board gives, as what
 * powers let a figure see is being asked here. `targetId` is the target of the owner.
 */
export const scopeOfOpenPower = (
  state: SkirmishState,
  figureId: FigureId,
  targetId: FigureId | null = null,
): Scope => ({
  selfId: figureId,
  actingId: figureId,
  causeId: null,
  targetId,
  chosenId: null,
  side: findFigure(state, figureId)?.side ?? null,
  sight: isClearFor,
  isDeed: false,
});
