import type { Board, OpenDoors } from '../board/board.js';
import type { Layout } from '../board/build-board.js';
import { beyond, turned, turnedEdge, type Cell, type EdgeOfCell } from '../cells/cells.js';
import { edgeSchema } from '../board/tile-face.js';

/** The cells of a square of two by two tiles. */
export const square = Array.from({ length: 100 }, (_, at): Cell => ({ x: at % 10, y: Math.floor(at / 10) }));

/**
 * The edges of a square of two by two tiles that stop lines, spelled out from the rules: later marks count (CLASH-218,
 * CLASH-219).
 */
export function stoppingEdges(layout: Layout, board: Board, openDoors: OpenDoors): EdgeOfCell[] {
  const stops = new Map<string, { edge: EdgeOfCell; stopped: boolean }>();
  const mark = (edge: EdgeOfCell, stopped: boolean): void => {
    const names = [edge, { ...beyond(edge), edge: turnedEdge(edge.edge, 2) }].map((name) => JSON.stringify(name));
    stops.set(names.sort()[0]!, { edge, stopped });
  };
  const sides = (cell: Cell): EdgeOfCell[] => edgeSchema.options.map((edge) => ({ x: cell.x, y: cell.y, edge }));
  if (layout.border === 'WALL') {
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      mark({ x: 4, y: at, edge: 'E' }, true);
      mark({ x: at, y: 4, edge: 'S' }, true);
    }
  }
  for (const { face, column, row, turns } of layout.tiles) {
    for (const { x, y, edge } of face.walls) {
      const at = turned({ x, y, edge }, turns);
      mark({ ...at, x: column * 5 + at.x, y: row * 5 + at.y }, true);
    }
  }
  for (const { id, a, b } of board.doors) mark({ ...a, edge: b.x > a.x ? 'E' : 'S' }, !openDoors.has(id));
  for (const cell of square.filter((at) => board.isSolid(at))) for (const side of sides(cell)) mark(side, true);
  return [...stops.values()].filter(({ stopped }) => stopped).map(({ edge }) => edge);
}
