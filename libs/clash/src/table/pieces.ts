import type { BoardObject, State } from '../state.js';

/**
 * The id of the next object or token of a kind: its number goes on from all that have been laid, so that no piece has
 * the id, and with it the tests, of one that is gone (CLASH-162, CLASH-247).
 */
export const nextPieceId = (state: State, kindId: string): string => `${kindId}-${(state.laid[kindId] ?? 0) + 1}`;

/** Lays an object or token on the board and counts it. */
export function layPiece(state: State, piece: 'OBJECT' | 'TOKEN', { id, kindId, spaceId, turns }: BoardObject): void {
  if (piece === 'OBJECT') state.objects.push({ id, kindId, spaceId, turns });
  else state.tokens.push({ id, kindId, spaceId });
  state.laid[kindId] = (state.laid[kindId] ?? 0) + 1;
}
