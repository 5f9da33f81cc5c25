import { scopeOfSide } from '#skirmish/behaviour';
import { isMet } from '../shared.js';
import type { ClashTurn } from '../flow/turn.js';
import { planOf } from '../table/scenario.js';
import { sidesInPlay } from '../table/seats.js';
import { endGame } from './end-game.js';

/**
 * Ends the game if its condition holds: the villain's objective first (CLASH-098); in versus then the objectives of the
 * sides and the sheet's other end (CLASH-253); in solo and co-op both articles and the objective of the start side
 * (CLASH-198, CLASH-258).
 */
export function endIfOver(turn: ClashTurn): void {
  const { state } = turn;
  const { victory, articles } = planOf(state);
  if (victory.villain && isMet(state, victory.villain, scopeOfSide(null))) {
    endGame(turn, 'VILLAIN_OBJECTIVE', 'VILLAIN');
    return;
  }
  if (state.options.mode === 'VERSUS') {
    if (sidesInPlay(state).some((side) => isMet(state, victory[side], scopeOfSide(side)))) endGame(turn, 'OBJECTIVE');
    else if (victory.other && isMet(state, victory.other, scopeOfSide(null))) endGame(turn, 'SHEET');
    return;
  }
  const side = state.options.startSide;
  if (!isMet(state, victory[side], scopeOfSide(side))) return;
  const { page } = state.sides[side];
  if (articles.every(({ id }) => page.some((won) => won.kind === 'OBJECTIVE' && won.id === id)))
    endGame(turn, 'VICTORY');
}
