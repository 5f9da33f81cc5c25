import { Random } from '#kernel';
import { bestCandidate } from './bracket.js';
import type { Bracket } from './criteria.js';
import { dutch, type SwissRules } from './dutch.js';
import { standingsOf, type Entrant, type Standing, type SwissRound } from './entrant.js';
import type { Field, Pair } from './field.js';
import { condensed } from './stand-ins.js';

const RULES: SwissRules = { points: { win: 1, draw: 0.5, loss: 0 }, rounds: 9, initial: true };

/** The standings of a tournament with random results after so many rounds. */
function played(random: Random, count: number, rounds: number): readonly Standing[] {
  const entrants = Array.from({ length: count }, (_, place) => ({
    player: `${place + 1}`,
    number: place + 1,
    rounds: [] as SwissRound[],
  }));
  const byPlayer = new Map<string, Entrant & { readonly rounds: SwissRound[] }>(
    entrants.map((entrant) => [entrant.player, entrant]),
  );
  for (let round = 0; round < rounds; round += 1) {
    const { duels, bye } = dutch(entrants, RULES);
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
function bracketOf(random: Random, players: readonly Standing[]): { readonly bracket: Bracket; readonly field: Field } {
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

const told = (pairs: readonly Pair[] | undefined): readonly string[] | undefined =>
  pairs?.map(([one, other]) => [one.player, other.player].sort().join('-')).sort();

describe('A few players who stand for many', () => {
  it('give the same pairs as the whole field, in extracts that are sure and in those that are not', () => {
    const random = Random.from('stand-ins');
    let [certain, uncertain] = [0, 0];
    for (let time = 0; time < 60; time += 1) {
      const players = played(random, 30 + random.below(30), 2 + random.below(4));
      const { bracket, field } = bracketOf(random, players);
      const extracts = [...condensed(bracket, field, 2)];
      const whole = told(bestCandidate(bracket, extracts.slice(-1)));
      expect(told(bestCandidate(bracket, condensed(bracket, field, 2)))).toEqual(whole);
      for (const extract of extracts.slice(0, -1)) {
        expect(extract.field.players.length).toBeLessThan(field.players.length);
        let isCertain = false;
        const found = bestCandidate(bracket, [
          { ...extract, isCertain: (pairs) => (isCertain = extract.isCertain(pairs)) },
        ]);
        if (isCertain) expect(told(found)).toEqual(whole);
        [certain, uncertain] = isCertain ? [certain + 1, uncertain] : [certain, uncertain + 1];
      }
    }
    expect(certain).toBeGreaterThan(50);
    expect(uncertain).toBeGreaterThan(5);
  });

  it('stand for no group that may be left with a player over', () => {
    const players = played(Random.from('camps'), 40, 1);
    const [residents, next] = [players.slice(0, 4), players.slice(4)];
    const extractsWhere = (isApart: (one: Standing, other: Standing) => boolean): number => {
      const bracket = { moved: [], residents, next, isTopScorer: () => false, leavesBye: false };
      const field: Field = { players, mayMeet: (one, other) => !isApart(one, other), mayHaveBye: null };
      return [...condensed(bracket, field, 4)].length;
    };
    const camp = new Set(next.slice(0, 24));
    expect(extractsWhere(() => false)).toBe(5);
    expect(extractsWhere((one, other) => camp.has(one) && camp.has(other))).toBe(1);
    expect(extractsWhere((one, other) => residents.includes(one) !== residents.includes(other))).toBe(1);
  });
});
