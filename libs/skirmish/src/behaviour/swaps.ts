import type { SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { findFigure } from '../figures/figures.js';

/**
 * Whether two figures can change places: they are two, and neither comes where its game lets no figure be put (SKAROV-TILE-09,
 * SKAROV-FINAL-08).
 */
export function maySwap(table: Table, a: FigureId | undefined, b: FigureId | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return false;
  return mayComeTo(table, a, b) && mayComeTo(table, b, a);
}

function mayComeTo(table: Table, figureId: FigureId, otherId: FigureId): boolean {
  const spaceId = findFigure(table.state, otherId)?.spaceId;
  if (spaceId === null || spaceId === undefined || !table.book.mayBePushedTo(table.state, spaceId)) return false;
  return mayBePutOn(table, figureId, spaceId);
}

/** No hero is put where its game has sealed the board off (SKAROV-FINAL-08). */
export const mayBePutOn = ({ book, state }: Table, figureId: FigureId, spaceId: SpaceId): boolean =>
  findFigure(state, figureId)?.kind !== 'HERO' || !book.isSealed(state, spaceId);
