import type { Random } from '#kernel';
import type { Bracket } from '../pairings/swiss/criteria.js';
import { dutch, type SwissRules } from '../pairings/swiss/dutch.js';
import { standingsOf, type Entrant, type Standing, type SwissRound } from '../pairings/swiss/entrant.js';
import type { Field, Pair } from '../pairings/swiss/field.js';

const RULES: SwissRules = { points: { win: 1, draw: 0.5, loss: 0 }, rounds: 9, initial: true };

/** The standings of a tournament after so many rounds, with random results and absences. */
export function played(random: Random, count: number, rounds: number): readonly Standing[] {
  const entrants = Array.from({ length: count }, (_, place) => ({
    player: `${place + 1}`,
    number: place + 1,
    rounds: [] as SwissRound[],
  }));
  const byPlayer = new Map<string, Entrant & { readonly rounds: SwissRound[] }>(
    entrants.map((entrant) => [entrant.player, entrant]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const absent = entrants.filter(() => random.below(12) === 0).map(({ player }) => player);
    const { duels, bye } = dutch(entrants, RULES, new Set(absent));
    for (const player of absent) byPlayer.get(player)?.rounds.push({ kind: 'UNPLAYED', isBye: false, points: 0 });
    for (const { first, second } of duels) {
      const points = random.below(3) / 2;
      byPlayer.get(first)?.rounds.push({ kind: 'PLAYED', opponent: second, wasFirst: true, points });
      byPlayer.get(second)?.rounds.push({ kind: 'PLAYED', opponent: first, wasFirst: false, points: 1 - points });
    }
    if (bye !== null) byPlayer.get(bye)?.rounds.push({ kind: 'UNPLAYED', isBye: true, points: 1 });
  }
  return standingsOf(entrants, RULES.points);
}

/** A random bracket of these standings, with some players who have floated into it and all below. */
export function bracketOf(
  random: Random,
  players: readonly Standing[],
): { readonly bracket: Bracket; readonly field: Field } {
  const scores = [...new Set(players.map(({ score }) => score))];
  const at = random.below(Math.min(scores.length - 1, 5));
  const score = scores[at] as number;
  const above = players.filter((each) => each.score > score);
  const moved = above.slice(0, random.below(4));
  const below = players.filter((each) => each.score < score);
  const residents = players.filter((each) => each.score === score);
  const field = [...moved, ...residents, ...below];
  const last = field.at(-1)?.score;
  return {
    bracket: {
      moved,
      residents,
      next: below.filter((each) => each.score === scores[at + 1]),
      isTopScorer: () => false,
      leavesBye: false,
    },
    field: {
      players: field,
      mayMeet: (one, other) => !one.met.has(other.player),
      mayHaveBye: field.length % 2 === 0 ? null : (each) => each.mayHaveBye && each.score === last,
    },
  };
}

/** The pairs, in an order of their own. */
export const told = (pairs: readonly Pair[] | undefined): readonly string[] | undefined =>
  pairs?.map(([one, other]) => [one.player, other.player].sort().join('-')).sort();
