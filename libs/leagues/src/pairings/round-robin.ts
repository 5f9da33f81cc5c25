/** Two opponents; `first` has the first seat. */
export interface Duel {
  readonly first: string;
  readonly second: string;
}

/** The pairings of a round. */
export interface DuelRound {
  readonly duels: readonly Duel[];
  /** The player with a bye in this round; null where all play. */
  readonly bye: string | null;
}

/**
 * Every player meets every other once: the Berger tables of FIDE's handbook (C.05, annex 1), in which the numbers of
 * a player's seats differ by at most one. There is one round fewer than players, or as many where their number is
 * odd.
 * @param players in the order of their numbers.
 */
export function roundRobin(players: readonly string[]): readonly DuelRound[] {
  const seats: readonly (string | null)[] = players.length % 2 === 1 ? [...players, null] : players;
  if (players.length < 2) return [];
  return Array.from({ length: seats.length - 1 }, (_, round) => roundOf(seats, round));
}

/** The same twice, the second time with the seats exchanged. */
export function doubleRoundRobin(players: readonly string[]): readonly DuelRound[] {
  const once = roundRobin(players);
  const exchanged = once.map(({ duels, bye }) => ({
    bye,
    duels: duels.map(({ first, second }) => ({ first: second, second: first })),
  }));
  return [...once, ...exchanged];
}

/** A round of the table: the last player stays, the others move on by half of it. */
function roundOf(seats: readonly (string | null)[], round: number): DuelRound {
  const others = seats.length - 1;
  const half = seats.length / 2;
  const at = (place: number): string | null => seats[(place + others) % others] ?? null;
  /** The opponent of the last one. */
  const pivot = (round * half) % others;
  const last = seats[others] ?? null;
  const pairs = [round % 2 === 0 ? [at(pivot), last] : [last, at(pivot)]];
  for (let step = 1; step < half; step += 1) pairs.push([at(pivot + step), at(pivot - step)]);
  return {
    duels: pairs.flatMap(([first, second]) => (first != null && second != null ? [{ first, second }] : [])),
    bye: pairs.find((pair) => pair.includes(null))?.find((one) => one !== null) ?? null,
  };
}
