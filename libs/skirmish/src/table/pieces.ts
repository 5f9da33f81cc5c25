import type { PieceId } from '../content/words.js';
import type { BoardToken, SkirmishState } from '../state.js';

/**
 * The id of the next piece of a kind: its number goes on from all that have been laid, so that no piece has the id, and
 * with it the tests, of one that is gone (CLASH-162, CLASH-247).
 */
export const nextPieceId = ({ laid }: SkirmishState, kindId: string): PieceId => `${kindId}-${(laid[kindId] ?? 0) + 1}`;

/** Counts a piece that is laid. Changes the state: for evolvers alone. */
export function countPiece({ laid }: SkirmishState, kindId: string): void {
  laid[kindId] = (laid[kindId] ?? 0) + 1;
}

/** Lays a token on the board and counts it. Changes the state: for evolvers alone. */
export function layToken(state: SkirmishState, { id, kindId, spaceId }: BoardToken): void {
  state.tokens.push({ id, kindId, spaceId });
  countPiece(state, kindId);
}
