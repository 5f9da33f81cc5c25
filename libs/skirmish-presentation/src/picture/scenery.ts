import { joined, tag, written, type Markup } from '#drawing';
import { tileSize } from '#skirmish/cells';
import { CELL } from './shapes.js';
import type { DrawnTile } from './zone-tints.js';

/** The print of a face on cells where no figure stands: from a cell of the face on, over so many columns and rows. */
export interface Scenery<Name extends string> {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly columns?: number;
  readonly rows?: number;
}

/** One piece of scenery on each of some cells. */
export const sceneryAt = <Name extends string>(
  name: Name,
  ...cells: readonly (readonly [x: number, y: number])[]
): Scenery<Name>[] => cells.map(([x, y]) => ({ name, x, y }));

/** The scenery on cells of a face that are no spaces, where no drawing covers it, cell by cell, by their signs on its map. */
export const plainScenery = <Name extends string>(
  map: readonly string[] = [],
  names: Readonly<Record<'.' | '#', Name>>,
): Scenery<Name>[] =>
  map.flatMap((row, y) =>
    Array.from(row).flatMap((sign, x) => (sign === '.' || sign === '#' ? sceneryAt(names[sign], [x, y]) : [])),
  );

/** How a game draws its scenery: what stands on a face, and a piece of it over so many cells. */
export interface SceneryDrawing<Name extends string> {
  readonly of: (tile: DrawnTile) => readonly Scenery<Name>[];
  readonly shape: (name: Name, width: number, height: number) => Markup;
}

/** The scenery of the tiles as they lie. `size` is the side of a cell. */
export function boardScenery<Name extends string>(
  tiles: readonly DrawnTile[],
  drawing: SceneryDrawing<Name>,
  size: number,
): Markup {
  const side = tileSize * CELL;
  return joined(
    ...tiles.map((tile) => {
      const [dx, dy] = [tile.column * tileSize * size, tile.row * tileSize * size];
      const transform = `translate(${written(dx)} ${written(dy)}) scale(${written(size / CELL)}) rotate(${tile.turns * 90} ${side / 2} ${side / 2})`;
      return tag(
        'g',
        { transform },
        ...drawing
          .of(tile)
          .map(({ name, x, y, columns = 1, rows = 1 }) =>
            tag('g', { transform: `translate(${x * CELL} ${y * CELL})` }, drawing.shape(name, columns, rows)),
          ),
      );
    }),
  );
}
