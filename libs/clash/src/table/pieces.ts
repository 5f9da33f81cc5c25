import { countPiece, layToken } from '#skirmish/table';
import type { BoardObject, State } from '../state.js';

export { nextPieceId } from '#skirmish/table';

/** Lays an object or token on the board and counts it. Changes the state: for evolvers alone. */
export function layPiece(state: State, piece: 'OBJECT' | 'TOKEN', { id, kindId, spaceId, turns }: BoardObject): void {
  if (piece === 'TOKEN') {
    layToken(state, { id, kindId, spaceId });
    return;
  }
  state.objects.push({ id, kindId, spaceId, turns });
  countPiece(state, kindId);
}
