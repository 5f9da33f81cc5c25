import { isDeepStrictEqual } from 'node:util';
import type { Placing } from '../../placing.js';
import type { Check, Law } from './law.js';
import { bytes } from './law.js';

/** Law 11: a game that is over has a placing for every seat. */
export const placed: Law = {
  number: 11,
  name: 'placed: every seat has one placing, in order, a seat is first unless all have lost, and parts add up',
  watch: (_ruleset, check) => ({
    gameEnds({ local, seats }) {
      judge(local.game.outcome?.placings ?? [], seats, check);
    },
  }),
};

function judge(placings: readonly Placing[], seats: readonly number[], check: Check): void {
  const told = (): string => bytes(placings);
  const placedSeats = placings.map(({ seat }) => seat).sort((a, b) => a - b);
  check(
    isDeepStrictEqual(placedSeats, [...seats]),
    () => `the placings ${told()} are not those of seats ${bytes(seats)}`,
  );
  const sorted = [...placings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  check(isDeepStrictEqual(placings, sorted), () => `the placings ${told()} are not in order of rank, then seat`);
  // Where the game itself has won, all seats share the place behind it.
  const lost = placings.every(({ rank }) => rank === 2);
  check(lost || placings[0]?.rank === 1, () => `no seat is first in ${told()}`);
  const skips = sorted.some(({ rank }, place) => !Number.isInteger(rank) || rank > place + 1);
  check(lost || !skips, () => `the ranks in ${told()} leave one out`);
  for (const { seat, points, parts } of placings) {
    const sum = parts.reduce((total, part) => total + part.points, 0);
    check(sum === points, () => `the parts of seat ${seat} add up to ${sum}, not to its ${points} points`);
  }
}
