import { cellOf, spaceIdOf, type SpaceId } from '../cells/cells.js';
import { isLineClear } from '../board/lines.js';
import { whatStopsLine } from '../board/what-stops.js';
import type { FigureId, PieceId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { boardOf, coveredCells, openDoorsOf } from './board.js';
import { isEnemy } from '../figures/enemies.js';
import { figuresInPlay } from '../figures/figures.js';

/** The figures and pieces that a line ignores. */
export interface Unhindered {
  /** The object that is thrown, or that is the target (CLASH-223). */
  readonly objectId?: PieceId | null;
  /** Enemies do not block. */
  readonly throughEnemies?: boolean;
}

/**
 * Whether the line between two spaces is clear for a figure: no wall, no closed door, and no cell of an enemy or an
 * object on it, its ends left out (CLASH-223). Powers that see through enemies are up to the caller.
 */
export function isClearFor(
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  unhindered: Unhindered = {},
): boolean {
  const blocked = blockedFor(table, figureId, unhindered);
  return isLineClear(boardOf(table), openDoorsOf(table), cellOf(from), cellOf(to), (cell) =>
    blocked.has(spaceIdOf(cell)),
  );
}

/** The obstacle of a line: a wall by its edge, `x,y,E` or `x,y,S`; a closed door, a figure or a piece by its id or cell. */
export type SightStop = { readonly stop: 'WALL' | 'DOOR' | 'FIGURE' | 'PIECE'; readonly at: string };

/** The first obstacle of a figure that looks from one space to another; `undefined` where its line is clear (SKAROV-LOS-08). */
export function whatStopsFor(
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  unhindered: Unhindered = {},
): SightStop | undefined {
  const blocked = blockedFor(table, figureId, unhindered);
  const found = whatStopsLine(boardOf(table), openDoorsOf(table), cellOf(from), cellOf(to), (cell) =>
    blocked.has(spaceIdOf(cell)),
  );
  switch (found?.kind) {
    case 'WALL':
      return { stop: 'WALL', at: `${spaceIdOf(found.edge)},${found.edge.edge}` };
    case 'DOOR':
      return { stop: 'DOOR', at: found.doorId };
    case 'CELL': {
      const at = spaceIdOf(found.cell);
      const figure = figuresInPlay(table.state).find(({ spaceId }) => spaceId === at);
      return figure ? { stop: 'FIGURE', at: figure.id } : { stop: 'PIECE', at };
    }
    case undefined:
      return undefined;
  }
}

/** The cells that block the lines of a figure. */
function blockedFor(
  table: Table,
  figureId: FigureId,
  { objectId = null, throughEnemies = false }: Unhindered,
): ReadonlySet<SpaceId> {
  const blocked = coveredCells(table, objectId);
  if (throughEnemies) return blocked;
  for (const other of figuresInPlay(table.state)) {
    if (other.spaceId !== null && isEnemy(table, figureId, other.id)) blocked.add(other.spaceId);
  }
  return blocked;
}
