import { onceFor } from '#kernel';
import type { Cell } from '#skirmish';
import type { CellEdge } from '#skirmish/board';
import { beyond, turnedCell, turnedEdge, tileSize } from '#skirmish/cells';
import type { LaidTile } from './base.js';
import { box } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import { edgeIdSchema } from '../words.js';

/** The room that a tile shows. Throws a RangeError when the box has no such face. */
export const roomOf = (tile: Pick<LaidTile, 'faceId'>): Room => box.known.room(tile.faceId);

/** The tile at a column and row, if one lies there. */
export const tileAt = <T extends Pick<LaidTile, 'column' | 'row'>>(
  tiles: readonly T[],
  { column, row }: Pick<LaidTile, 'column' | 'row'>,
): T | undefined => tiles.find((tile) => tile.column === column && tile.row === row);

/** The room in which a cell lies, by its face; `undefined` beside the tiles. */
export const faceAt = (tiles: readonly LaidTile[], { x, y }: Cell): string | undefined =>
  tileAt(tiles, { column: Math.floor(x / tileSize), row: Math.floor(y / tileSize) })?.faceId;

/** The rooms on both sides of an edge, by their faces, as far as they are known; none for what is no edge's name (skarov.md 11.4). */
export function facesAtEdge(tiles: readonly LaidTile[], id: string): readonly (string | undefined)[] {
  if (!edgeIdSchema.safeParse(id).success) return [];
  const [x, y, side] = id.split(',');
  const cell = { x: Number(x), y: Number(y) };
  if (id !== `${cell.x},${cell.y},${side}`) return [];
  return [faceAt(tiles, cell), faceAt(tiles, beyond({ ...cell, edge: side === 'E' ? 'E' : 'S' }))];
}

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
