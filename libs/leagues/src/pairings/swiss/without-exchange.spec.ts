import { Random } from '#kernel';
import { dutch, type SwissRules } from './dutch.js';
import type { Entrant, SwissRound } from './entrant.js';

const RULES: SwissRules = { points: { win: 1, draw: 0.5, loss: 0 }, rounds: 9, initial: true };

/** Plays rounds of a large field. */
function playedRounds(count: number, rounds: number): readonly Pick<Entrant, 'rounds'>[] {
  const random = Random.from(`a field of ${count}`);
  const entrants = Array.from({ length: count }, (_, place) => ({
    player: `${place + 1}`,
    number: place + 1,
    rounds: [] as SwissRound[],
  }));
  const byPlayer = new Map(entrants.map((entrant) => [entrant.player, entrant]));
  for (let round = 0; round < rounds; round += 1) {
    const { duels, bye } = dutch(entrants, RULES);
    expect(duels).toHaveLength(Math.floor(count / 2));
    for (const { first, second } of duels) {
      const [one, other] = [byPlayer.get(first)!, byPlayer.get(second)!];
      expect(one.rounds.some((met) => met.kind === 'PLAYED' && met.opponent === second)).toBe(false);
      const points = random.below(2);
      one.rounds.push({ kind: 'PLAYED', opponent: second, wasFirst: true, points });
      other.rounds.push({ kind: 'PLAYED', opponent: first, wasFirst: false, points: 1 - points });
    }
    if (bye !== null) byPlayer.get(bye)!.rounds.push({ kind: 'UNPLAYED', isBye: true, points: 1 });
  }
  return entrants;
}

describe('Brackets that are best paired without an exchange', () => {
  it('pair a large field in five rounds, each player with a new opponent', () => {
    const entrants = playedRounds(400, 5);
    expect(entrants.every(({ rounds }) => rounds.length === 5)).toBe(true);
  });
});
