import type { Board } from '../board/board.js';
import { buildBoard, type PlacedTile } from '../board/build-board.js';
import type { TileFace } from '../board/tile-face.js';

/** The wishes of a test for a face; the rest is the plainest there is. */
export type FacePlan = Partial<TileFace>;

/** A face for tests: all normal spaces in one zone `a` where the plan says nothing. Zones are named by their letters. */
export function faceOf(plan: FacePlan = {}): TileFace {
  const map = plan.map ?? ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'];
  const zones = plan.zones ?? map.map((row) => row.replaceAll(/[^#]/g, 'a'));
  const letters = [...new Set(zones.join(''))].filter((letter) => letter !== '#').sort();
  return {
    id: 'yard',
    tile: 1,
    name: { en: 'Yard', fr: 'Cour' },
    kind: 'OUTDOOR',
    map,
    zones,
    zoneNames: letters.map((zone) => ({ zone, en: zone.toUpperCase(), fr: zone.toUpperCase() })),
    walls: [],
    doors: [],
    features: [],
    ...plan,
  };
}

/** A face as it lies, at the first place and not turned where nothing else is said. */
export const placed = (face: TileFace, column = 0, row = 0, turns = 0): PlacedTile => ({ face, column, row, turns });

/** A board of one face. */
export const boardOf = (plan: FacePlan = {}): Board => buildBoard({ tiles: [placed(faceOf(plan))], border: 'OPEN' });
