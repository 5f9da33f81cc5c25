import { moved, picture, tag, type Markup } from '#drawing';
import type { Locale } from '#kernel';
import { type EdgeOfCell, tileSize, turned, turnedCell } from '#skirmish/cells';
import { boardEdges, type DrawnDoor } from './board-edges.js';
import { boardGround, interactionPaint, type DrawnSpace } from './board-ground.js';
import { colors } from './look.js';
import { groundsOf, type DrawnTile } from './zone-tints.js';

/** A board as it is printed, with nothing on it. */
export interface PrintedBoard {
  readonly title: string;
  readonly locale: Locale;
  readonly tiles: readonly DrawnTile[];
  /** The tint of each zone. */
  readonly tints: ReadonlyMap<string, string>;
  /** The scenery on cells that are no spaces; `size` is the side of a cell. */
  readonly scenery: (size: number) => Markup;
  /** Walls, where they are others than the faces print. */
  readonly walls?: readonly EdgeOfCell[];
  /** Doors beside those that the faces print. */
  readonly doors?: readonly DrawnDoor[];
}

const CELL = 72;
const MARGIN = 12;

/** A board as it is printed, as an SVG document. */
export function printedBoard({ title, locale, tiles, tints, scenery, walls, doors = [] }: PrintedBoard): string {
  const [columns, rows] = [tiles.map(({ column }) => column), tiles.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns) * tileSize, Math.min(...rows) * tileSize];
  const width = (Math.max(...columns) + 1) * tileSize - left;
  const height = (Math.max(...rows) + 1) * tileSize - top;
  const cells = groundsOf(tiles);
  const zones = new Map(cells.map(({ x, y, zone }) => [`${x},${y}`, zone]));
  const spaces = tiles.flatMap((tile) => spacesOf(tile, zones));
  const printed = tiles.flatMap((tile) =>
    (tile.face?.doors ?? []).map((door) => ({ ...laid(tile, door), open: door.open })),
  );
  const body = tag(
    'g',
    {},
    boardGround({ cells, tints, solid: colors.solid, scenery: scenery(CELL), spaces }, CELL),
    boardEdges(walls ?? wallsOf(tiles), [...printed, ...doors], CELL),
  );
  return picture({
    width: width * CELL + 2 * MARGIN,
    height: height * CELL + 2 * MARGIN,
    title,
    language: locale,
    body: moved(MARGIN - left * CELL, MARGIN - top * CELL, body),
  });
}

function spacesOf(tile: DrawnTile, zones: ReadonlyMap<string, string | undefined>): DrawnSpace[] {
  return (tile.face?.map ?? []).flatMap((row, v) =>
    Array.from(row).flatMap((sign, u) => {
      if (sign !== 'o' && sign !== 'i') return [];
      const cell = turnedCell({ x: u, y: v }, tile.turns);
      const [x, y] = [tile.column * tileSize + cell.x, tile.row * tileSize + cell.y];
      return [{ x, y, zone: zones.get(`${x},${y}`), paint: sign === 'i' ? interactionPaint : undefined }];
    }),
  );
}

const wallsOf = (tiles: readonly DrawnTile[]): EdgeOfCell[] =>
  tiles.flatMap((tile) => (tile.face?.walls ?? []).map((wall) => laid(tile, wall)));

/** An edge of a face where its tile lies. */
function laid({ column, row, turns }: DrawnTile, edge: EdgeOfCell): EdgeOfCell {
  const { x, y, edge: side } = turned(edge, turns);
  return { x: column * tileSize + x, y: row * tileSize + y, edge: side };
}
