import type { Seat } from '#kernel';

/** Men of a seat that it has still to bear off stand on its points 1 to 24, counted towards its own home. */
export const OFF = 0;
export const BAR = 25;
export const MEN = 15;
const HOME = 6;

/** For each seat how many of its men stand on each point, `OFF` and `BAR` among them. The other's point `p` is one's own `25 - p`. */
export type Board = readonly [number[], number[]];

/** One man moves by one die. */
export interface Move {
  readonly from: number;
  readonly die: number;
}

/** The board before the first throw. */
export function newBoard(): Board {
  const men = Array.from({ length: BAR + 1 }, () => 0);
  Object.assign(men, { 6: 5, 8: 3, 13: 5, 24: 2 });
  return [men, [...men]];
}

export const copyOf = ([one, other]: Board): Board => [[...one], [...other]];

export const opponentOf = (seat: Seat): Seat => 1 - seat;

const menOf = (board: Board, seat: Seat): number[] => board[seat as 0 | 1];

const count = (men: readonly number[], point: number): number => men[point] ?? 0;

function add(men: number[], point: number, by: 1 | -1): void {
  men[point] = count(men, point) + by;
}

/** The highest point on which a seat has men; `OFF` when all are off. */
function highest(men: readonly number[]): number {
  let point = BAR;
  while (point > OFF && men[point] === 0) point -= 1;
  return point;
}

/** Whether the man may move, were it the only move of the throw. */
export function canMove(board: Board, seat: Seat, { from, die }: Move): boolean {
  const men = menOf(board, seat);
  if (men[from] === 0 || (from !== BAR && men[BAR] !== 0)) return false;
  const to = from - die;
  if (to > OFF) return count(menOf(board, opponentOf(seat)), BAR - to) < 2;
  const last = highest(men);
  return last <= HOME && (to === OFF || from === last);
}

/** Moves a man, in place. @returns whether it has hit one. */
export function move(board: Board, seat: Seat, { from, die }: Move): boolean {
  const men = menOf(board, seat);
  const to = Math.max(OFF, from - die);
  add(men, from, -1);
  add(men, to, 1);
  const others = menOf(board, opponentOf(seat));
  if (to === OFF || others[BAR - to] === 0) return false;
  add(others, BAR - to, -1);
  add(others, BAR, 1);
  return true;
}

/** Takes a move back, in place. */
export function takeBack(board: Board, seat: Seat, { from, die }: Move, hit: boolean): void {
  const men = menOf(board, seat);
  const to = Math.max(OFF, from - die);
  add(men, to, -1);
  add(men, from, 1);
  if (!hit) return;
  const others = menOf(board, opponentOf(seat));
  add(others, BAR, -1);
  add(others, BAR - to, 1);
}

/** The seat that has borne all its men off. */
export const winnerOf = (board: Board): Seat | undefined => [0, 1].find((seat) => menOf(board, seat)[OFF] === MEN);

/** The value of a win: 2 while the loser has no man off, 3 while one of theirs is also on the bar or in the winner's home. */
export function worthOf(board: Board, winner: Seat): number {
  const lost = menOf(board, opponentOf(winner));
  if (count(lost, OFF) > 0) return 1;
  return highest(lost) > BAR - 1 - HOME ? 3 : 2;
}
