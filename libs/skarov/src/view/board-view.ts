import { boardOfBase } from '../base/board.js';
import { groundAt } from '../base/ground.js';
import { layoutMemory } from '../base/layout-memory.js';
import type { State } from '../state.js';
import type { BoardView } from './view-schema.js';

/** The base as it lies or grows: all of it is public from the moment in which it is laid (SKAROV-BASE-16). */
export function boardView(state: State): BoardView {
  const { tiles, passages, minions, lieutenants, tilesDone, passagesDone, confirmed, undone } = state.base;
  return {
    tiles: tiles.map(({ faceId, column, row, turns }) => ({ faceId, column, row, turns })),
    passages: passages.map(({ edge, kind }) => ({
      edge,
      kind,
      open: kind === 'AIRLOCK' || state.openDoors.includes(edge),
    })),
    spaces: spaceViews(state.base),
    posts: [...minions, ...lieutenants].map(({ sheet, space }) => ({ sheetId: sheet, spaceId: space })),
    tilesDone,
    passagesDone,
    confirmed,
    undone,
  };
}

/** Every space of the tiles that lie; none before the first. */
const spaceViews = layoutMemory((layout): BoardView['spaces'] => {
  if (layout.tiles.length === 0) return [];
  return boardOfBase(layout).spaces.map(({ id, x, y, zoneId, faceId }) => {
    const mark = groundAt(layout.tiles, id)?.mark ?? null;
    return { spaceId: id, x, y, faceId, ...(mark === null ? { zone: zoneId } : { reinforcement: mark }) };
  });
});
