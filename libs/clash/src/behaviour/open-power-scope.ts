import type { State } from '../state.js';
import { findFigure } from '../table/figures.js';
import { isClearFor } from '../table/lines.js';
import type { FigureId, Side, SpaceId } from '../words.js';

/** Whether somebody sees one space from another. */
export type Sight = (state: State, viewerId: FigureId, from: SpaceId, to: SpaceId) => boolean;

/** Whom the words of a condition or selector mean (clash.md 11). */
export interface Scope {
  readonly selfId: FigureId | null;
  /** Who acts just now: ENEMIES, ALLIES and distances are seen from it. */
  readonly actingId: FigureId | null;
  readonly causeId: FigureId | null;
  readonly targetId: FigureId | null;
  readonly chosenId: FigureId | null;
  /** SIDE. */
  readonly side: Side | null;
  readonly sight: Sight;
}

/**
 * The scope of an open power, while it is worked out what open powers change: sight is what the board gives, as what
 * powers let somebody see is being asked here. `targetId` is whom the owner attacks.
 */
export const scopeOfOpenPower = (state: State, figureId: FigureId, targetId: FigureId | null = null): Scope => ({
  selfId: figureId,
  actingId: figureId,
  causeId: null,
  targetId,
  chosenId: null,
  side: findFigure(state, figureId)?.side ?? null,
  sight: isClearFor,
});
