import type { Context } from '../machine/frames.js';
import type { State } from '../state.js';
import { findFigure } from '../table/figures.js';
import type { FigureId, Side } from '../words.js';

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
}

/** The scope of an effect. Where nobody is SELF, the acting figure is. */
export const scopeOf = (context: Context, actingId: FigureId | null = context.selfId): Scope => ({
  selfId: context.selfId ?? actingId,
  actingId,
  causeId: context.causeId,
  targetId: context.targetId,
  chosenId: context.chosenId,
  side: context.creditSide,
});

/** The scope of a card or sheet of a figure; `targetId` is whom the figure attacks. */
export const scopeOfOwner = (state: State, figureId: FigureId, targetId: FigureId | null = null): Scope => ({
  selfId: figureId,
  actingId: figureId,
  causeId: null,
  targetId,
  chosenId: null,
  side: findFigure(state, figureId)?.side ?? null,
});

/** The scope of a victory condition or article, seen for a side (clash.md 11). */
export const scopeOfSide = (side: Side | null): Scope => ({
  selfId: null,
  actingId: null,
  causeId: null,
  targetId: null,
  chosenId: null,
  side,
});
