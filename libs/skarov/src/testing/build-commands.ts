import type { LaidPassage, LaidTile } from '../base/base.js';
import type { BuildCommand } from '../flow/set-up/build-words.js';

/* Building commands as tests write them. */

/** Lays a tile, not turned where nothing is said. */
export const tile = (faceId: string, column: number, row: number, turns = 0): BuildCommand & LaidTile => ({
  type: 'placeTile',
  faceId,
  column,
  row,
  turns,
});
/** Puts a door, or what is said, on an edge. */
export const passage = (edge: string, kind: LaidPassage['kind'] = 'DOOR') =>
  ({ type: 'placePassage', edge, kind }) as const;
/** No further tile. */
export const finishTiles = { type: 'finishTiles' } as const;
/** No further passage. */
export const finishPassages = { type: 'finishPassages' } as const;
/** Takes the last command back. */
export const undo = { type: 'undoBuildStep' } as const;
/** Puts a minion of a sheet on a space. */
export const minion = (sheetId: string, spaceId: string) => ({ type: 'placeMinion', sheetId, spaceId }) as const;
/** Puts a lieutenant on a space. */
export const lieutenant = (sheetId: string, spaceId: string) =>
  ({ type: 'placeLieutenant', sheetId, spaceId }) as const;
