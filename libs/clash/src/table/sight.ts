import type { State } from '../state.js';
import type { FigureId, PieceId, SpaceId } from '../words.js';
import { hasAbility } from './abilities.js';
import { isClearFor } from './lines.js';

/** Whether a figure has a clear line between two spaces, with what its powers let it see through (CLASH-223). */
export const sees = (
  state: State,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  objectId?: PieceId | null,
): boolean =>
  isClearFor(state, figureId, from, to, {
    objectId: objectId ?? null,
    throughEnemies: hasAbility(state, figureId, 'SEE_THROUGH_ENEMIES'),
  });
