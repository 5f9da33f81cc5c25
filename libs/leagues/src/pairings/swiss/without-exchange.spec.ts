import { Random } from '#kernel';
import { told } from '../../testing/random-brackets.js';
import { bestCandidate, canBePaired } from './bracket.js';
import { dutch, type SwissRules } from './dutch.js';
import type { Entrant, Standing, SwissRound } from './entrant.js';
import type { Field } from './field.js';
import { condensed } from './stand-ins.js';
import { pairsWithoutExchange } from './without-exchange.js';

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

/** Seats that players have had, by what they prefer after them. */
const NONE: readonly boolean[] = [];
const [MILDLY_FIRST, MILDLY_SECOND] = [
  [true, false],
  [false, true],
];
const [FIRST, SECOND] = [[false], [true]];

const standing = (number: number, score: number, seats: readonly boolean[]): Standing => ({
  player: `${number}`,
  number,
  score,
  seats,
  met: new Set(),
  mayHaveBye: true,
  unplayed: 0,
  floats: [null, null],
});

describe('Brackets that are best paired without an exchange', () => {
  it('pair a large field in five rounds, each player with a new opponent', () => {
    const entrants = playedRounds(400, 5);
    expect(entrants.every(({ rounds }) => rounds.length === 5)).toBe(true);
  });

  it('are paired as a search would pair them, for all seats that their players prefer', () => {
    const random = Random.from('seats');
    const most = [[FIRST], [FIRST, FIRST, MILDLY_FIRST], [FIRST, MILDLY_FIRST, MILDLY_FIRST], [FIRST, SECOND]];
    let found = 0;
    for (let time = 0; time < 400; time += 1) {
      const kinds = random.pick(most);
      const residents = Array.from({ length: 4 + random.below(8) }, (_, place) =>
        standing(place + 1, 1, random.pick([...kinds, ...kinds, ...kinds, NONE, MILDLY_SECOND, SECOND])),
      );
      const next = Array.from({ length: 4 }, (_, place) => standing(20 + place, 0, random.pick([FIRST, SECOND])));
      const players = [...residents, ...next];
      const field: Field = {
        players,
        mayMeet: (one, other) => !one.met.has(other.player),
        mayHaveBye: players.length % 2 === 0 ? null : ({ score }) => score === 0,
      };
      const bracket = { moved: [], residents, next, isTopScorer: () => false, leavesBye: false };
      const pairs = pairsWithoutExchange(bracket, field, (left) => canBePaired({ ...field, players: left }));
      if (!pairs) continue;
      expect(told(pairs)).toEqual(told(bestCandidate(bracket, condensed(bracket, field))));
      found += 1;
    }
    expect(found).toBeGreaterThan(380);
  });
});
