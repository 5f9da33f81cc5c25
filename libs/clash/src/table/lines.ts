import { cellOf, isLineClear } from '#skirmish';
import type { State } from '../state.js';
import type { FigureId, PieceId, SpaceId } from '../words.js';
import { boardOf, coveredCells, openDoorsOf } from './board.js';
import { isEnemy } from './enemies.js';
import { figuresInPlay } from './figures.js';

/** What a line has not to reckon with. */
export interface Unhindered {
  /** The object that is thrown, or that is the target (CLASH-223). */
  readonly objectId?: PieceId | null;
  /** Enemies do not block. */
  readonly throughEnemies?: boolean;
}

/**
 * Whether the line between two spaces is clear for a figure: no wall, no closed door, and no cell of an enemy or an
 * object on it, its ends left out (CLASH-223). Powers that see through enemies are up to the caller.
 */
export function isClearFor(
  state: State,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  { objectId = null, throughEnemies = false }: Unhindered = {},
): boolean {
  const blocked = coveredCells(state, objectId);
  if (!throughEnemies) {
    for (const other of figuresInPlay(state)) {
      if (other.spaceId !== null && isEnemy(state, figureId, other.id)) blocked.add(other.spaceId);
    }
  }
  return isLineClear(boardOf(state), openDoorsOf(state), cellOf(from), cellOf(to), ({ x, y }) =>
    blocked.has(`${x},${y}`),
  );
}
