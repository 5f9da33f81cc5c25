import type { RoundScore, Scores } from '../standings/scores.js';

/** The seats of a player's games, the latest last. */
const seatsOf = (scores: Scores, player: string): readonly number[] =>
  (scores.get(player) ?? []).flatMap(({ kind, seat }: RoundScore) =>
    kind === 'PLAYED' && seat !== null ? [seat] : [],
  );

/** How many more times than not a player sat first. */
const surplusOf = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum + (seat === 0 ? 1 : -1), 0);

/**
 * Two opponents in the order of seats: first sits who did so less often; else reversed from the latest games in which
 * their seats differed; else as given, or the other way round.
 */
export function duelSeats(scores: Scores, [one, other]: readonly [string, string], isReversed: boolean): string[] {
  const [own, its] = [seatsOf(scores, one), seatsOf(scores, other)];
  const isFirst = beforeIt(own, its) ?? !isReversed;
  return isFirst ? [one, other] : [other, one];
}

function beforeIt(own: readonly number[], its: readonly number[]): boolean | undefined {
  const difference = surplusOf(own) - surplusOf(its);
  if (difference !== 0) return difference < 0;
  for (let ago = 1; ago <= Math.min(own.length, its.length); ago += 1)
    if (own.at(-ago) !== its.at(-ago)) return own.at(-ago) !== 0;
  return undefined;
}

/** The players of a table in the order of seats: first who sat first least often, then who sat later on average. */
export function tableSeats(scores: Scores, table: readonly string[]): string[] {
  const values = new Map(
    table.map((player) => {
      const seats = seatsOf(scores, player);
      const mean = seats.reduce((sum, seat) => sum + seat, 0) / Math.max(1, seats.length);
      return [player, { firsts: seats.filter((seat) => seat === 0).length, mean }];
    }),
  );
  const valueOf = (player: string) => values.get(player) ?? { firsts: 0, mean: 0 };
  return table.toSorted(
    (one, other) => valueOf(one).firsts - valueOf(other).firsts || valueOf(other).mean - valueOf(one).mean,
  );
}
