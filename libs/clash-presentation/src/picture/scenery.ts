import type { Markup } from '#drawing';
import * as skirmish from '#skirmish-presentation';
import { type BoardView, findTileFace } from '#clash/queries';
import { sceneryShape, type SceneryName } from './scenery-shapes.js';
import { drawnTiles } from './zone-tints.js';

type Scenery = skirmish.Scenery<SceneryName>;

const at = skirmish.sceneryAt<SceneryName>;

/** The scenery of the faces of the box, by face: every cell that is no space has some. */
const printed: Readonly<Record<string, readonly Scenery[]>> = {
  '1a': [...at('zebra', [2, 0], [1, 2], [3, 2], [2, 4]), ...at('tree', [0, 1], [4, 1], [0, 3])],
  '1b': [...at('benches', [1, 1], [3, 1]), ...at('flowers', [2, 0]), ...at('steps', [2, 4])],
  '2a': [
    ...at('parasol', [0, 1]),
    ...at('tree', [4, 1], [2, 3]),
    ...at('flowers', [1, 2], [3, 2]),
    ...at('statue', [2, 2]),
  ],
  '2b': [...at('barrier', [1, 0], [3, 0]), ...at('crates', [2, 2], [0, 3]), ...at('barrels', [4, 4])],
  '3a': [{ name: 'gap', x: 2, y: 0, rows: 2 }, { name: 'gap', x: 1, y: 3, columns: 2 }, ...at('gap', [2, 4])],
  '3b': [
    ...at('crates', [1, 1]),
    ...at('barrels', [2, 2]),
    { name: 'water', x: 0, y: 3, columns: 2 },
    { name: 'water', x: 3, y: 3, columns: 2 },
    ...at('containers', [0, 4], [4, 4]),
  ],
  '4a': [{ name: 'pond', x: 1, y: 1, columns: 3, rows: 2 }, ...at('picnic', [4, 4])],
  '4b': [{ name: 'columns', x: 2, y: 0, rows: 2 }, ...at('awning', [0, 3], [2, 3]), ...at('house', [4, 4])],
  '5a': [...at('stairsDown', [2, 0]), ...at('barrier', [4, 1]), ...at('buskers', [3, 3]), ...at('bicycles', [2, 4])],
  '5b': [
    ...at('awning', [2, 0]),
    { name: 'counter', x: 1, y: 1, columns: 2 },
    ...at('counter', [3, 3]),
    ...at('house', [0, 3]),
    { name: 'house', x: 0, y: 4, columns: 2 },
  ],
  '6a': [
    ...at('greenhouse', [1, 1], [3, 1]),
    ...at('flowers', [3, 3]),
    ...at('tree', [4, 4]),
    { name: 'house', x: 0, y: 3, rows: 2 },
  ],
  '6b': [
    { name: 'bus', x: 1, y: 1, columns: 3 },
    ...at('brushes', [4, 2]),
    ...at('barrels', [1, 3]),
    ...at('house', [0, 4]),
  ],
};

/** The scenery of a face on cells that are no spaces; for a face without drawings here crates and houses, cell by cell. */
export const sceneryOf = (faceId: string): readonly Scenery[] =>
  printed[faceId] ?? skirmish.plainScenery(findTileFace(faceId)?.map, { '.': 'crates', '#': 'house' });

/** The scenery of the tiles as they lie. `size` is the side of a cell. */
export const boardScenery = (tiles: BoardView['tiles'], size: number): Markup =>
  skirmish.boardScenery(drawnTiles(tiles), { of: ({ faceId }) => sceneryOf(faceId), shape: sceneryShape }, size);
