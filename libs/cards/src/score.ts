import type { Placing, Seat } from '#kernel';
import type { CardBook } from './card-book.js';

/** The winner of a game of cards; a draw shares the first rank. A win is a point (GUARD-210, ARENA-END-09). */
export const scoreOfWinner = ({ seats }: Pick<CardBook, 'seats'>, winner: Seat | null): Placing[] =>
  seats
    .map((seat) => {
      const points = winner === seat ? 1 : 0;
      return { seat, rank: winner === null || winner === seat ? 1 : 2, points, parts: [{ name: 'win', points }] };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
