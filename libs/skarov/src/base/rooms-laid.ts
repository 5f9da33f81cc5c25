import { onceFor } from '#kernel';
import { turnedCell, turnedEdge, tileSize, type Cell, type CellEdge } from '#skirmish';
import type { LaidTile } from './base.js';
import { box } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';

/** The room that a tile shows. Throws a RangeError when the box has no such face. */
export const roomOf = (tile: Pick<LaidTile, 'faceId'>): Room => box.known.room(tile.faceId);

/** The tile at a column and row, if one lies there. */
export const tileAt = <T extends Pick<LaidTile, 'column' | 'row'>>(
  tiles: readonly T[],
  { column, row }: Pick<LaidTile, 'column' | 'row'>,
): T | undefined => tiles.find((tile) => tile.column === column && tile.row === row);

/** Whether a room of this kind lies. */
export const hasRoom = (tiles: readonly LaidTile[], kind: Room['kind']): boolean =>
  tiles.some((tile) => roomOf(tile).kind === kind);

/** The objective rooms that lie, as tiles. */
export const objectiveTiles = (tiles: readonly LaidTile[]): readonly LaidTile[] =>
  tiles.filter((tile) => roomOf(tile).kind === 'OBJECTIVE');

/** Whether a tile has a passage on a side of the base (SKAROV-BASE-04). */
export const opensTo = (tile: Pick<LaidTile, 'faceId' | 'turns'>, side: CellEdge): boolean =>
  sidesWithPassage(roomOf(tile))[tile.turns]?.has(side) ?? false;

/** The sides on which a room has a passage, for each number of quarters that it may be turned by. */
const sidesWithPassage = onceFor(({ exits }: Room): readonly ReadonlySet<CellEdge>[] =>
  [0, 1, 2, 3].map((turns) => new Set(exits.map((exit) => turnedEdge(exit, turns)))),
);

/** The cell of the base on which a cell of a tile lies (skarov.md 11.4). */
export function cellOn({ column, row, turns }: LaidTile, cell: Cell): Cell {
  const { x, y } = turnedCell(cell, turns);
  return { x: tileSize * column + x, y: tileSize * row + y };
}
