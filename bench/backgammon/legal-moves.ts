import type { Seat } from '#kernel';
import { BAR, canMove, copyOf, move, takeBack, type Board, type Move } from './board.js';

/**
 * The moves with which a seat may go on when these dice are left: those that begin a play of as many dice as can be
 * played and, where only one of two can, those of the higher one.
 */
export function legalMoves(board: Board, seat: Seat, dice: readonly number[]): Move[] {
  const tried = copyOf(board);
  const kinds = [...new Set(dice)].sort((one, other) => other - one);
  let longest = 1;
  let found: Move[] = [];
  for (const die of kinds) {
    const rest = without(dice, die);
    for (const start of starts(tried, seat, die)) {
      const length = 1 + lengthAfter(tried, seat, start, rest);
      if (length > longest) [found, longest] = [[], length];
      if (length === longest) found.push(start);
    }
  }
  const ofHigher = longest === 1 && kinds.length > 1 ? found.filter(({ die }) => die === kinds[0]) : [];
  return ofHigher.length > 0 ? ofHigher : found;
}

function starts(board: Board, seat: Seat, die: number): Move[] {
  const moves: Move[] = [];
  for (let from = BAR; from > 0; from -= 1) {
    const start = { from, die };
    if (canMove(board, seat, start)) moves.push(start);
  }
  return moves;
}

function lengthAfter(board: Board, seat: Seat, start: Move, rest: readonly number[]): number {
  if (rest.length === 0) return 0;
  const hit = move(board, seat, start);
  const length = longestPlay(board, seat, rest);
  takeBack(board, seat, start, hit);
  return length;
}

/** How many of these dice can be played. */
function longestPlay(board: Board, seat: Seat, dice: readonly number[]): number {
  let longest = 0;
  for (const die of new Set(dice)) {
    const rest = without(dice, die);
    for (let from = BAR; from > 0; from -= 1) {
      const next = { from, die };
      if (!canMove(board, seat, next)) continue;
      longest = Math.max(longest, 1 + lengthAfter(board, seat, next, rest));
      if (longest === dice.length) return longest;
    }
  }
  return longest;
}

/** The dice that are left after one of this number. */
export function without(dice: readonly number[], die: number): number[] {
  const place = dice.indexOf(die);
  return [...dice.slice(0, place), ...dice.slice(place + 1)];
}
