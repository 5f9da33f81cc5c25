import type { Markup } from '#drawing';
import * as skirmish from '#skirmish-presentation';
import { findRoom } from '#skarov/queries';
import { sceneryShape, type SceneryName } from './scenery-shapes.js';

type Scenery = skirmish.Scenery<SceneryName>;

const at = skirmish.sceneryAt<SceneryName>;

const inFourCorners = (name: SceneryName): Scenery[] => at(name, [1, 1], [3, 1], [1, 3], [3, 3]);

/** The scenery of the rooms of the box, by face: every cell that is no space has some. */
const printed: Readonly<Record<string, readonly Scenery[]>> = {
  t1a: at('pottedPlant', [1, 1], [3, 1], [1, 4], [3, 4]),
  t1b: [
    { name: 'diningTable', x: 1, y: 1, columns: 2 },
    { name: 'diningTable', x: 1, y: 3, columns: 2 },
  ],
  t2a: at('pillar', [0, 4], [4, 4]),
  t2b: at('trophy', [1, 0], [3, 0], [1, 4], [3, 4]),
  t3a: [],
  t3b: at('wing', [2, 1], [1, 2], [3, 2]),
  t4a: [...at('pillar', [4, 0], [0, 4]), { name: 'cloud', x: 2, y: 1, rows: 3 }],
  t4b: inFourCorners('iceBlock'),
  t5a: [{ name: 'conveyor', x: 0, y: 3, columns: 5 }],
  t5b: inFourCorners('flowerBed'),
  t6a: inFourCorners('dish'),
  t6b: at('mirror', [1, 0], [3, 0], [1, 2], [3, 2], [1, 4], [3, 4]),
  t7a: [{ name: 'drill', x: 1, y: 3, columns: 3 }],
  t7b: inFourCorners('shelf'),
  t8a: [
    { name: 'pool', x: 1, y: 1, columns: 3 },
    { name: 'pool', x: 1, y: 3, columns: 3 },
  ],
  t8b: at('core', [2, 2]),
  t9a: inFourCorners('rack'),
  t9b: inFourCorners('bunk'),
};

/** The scenery of a room on cells that are no spaces; for a room without drawings here crates and pillars, cell by cell. */
export const sceneryOf = (faceId: string): readonly Scenery[] =>
  printed[faceId] ?? skirmish.plainScenery(findRoom(faceId)?.face.map, { '.': 'crates', '#': 'pillar' });

/** The scenery of the rooms as they lie. `size` is the side of a cell. */
export const boardScenery = (tiles: readonly skirmish.DrawnTile[], size: number): Markup =>
  skirmish.boardScenery(tiles, { of: ({ faceId }) => sceneryOf(faceId), shape: sceneryShape }, size);
