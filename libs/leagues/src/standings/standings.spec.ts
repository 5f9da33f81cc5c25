import type { RoundScore, Scores } from './scores.js';
import { standings } from './standings.js';
import type { TieBreakRules } from './tie-break-rules.js';
import type { TieBreakName } from './tie-breaks.js';

const OPEN: TieBreakRules = { unplayed: 'OPEN', win: 1, draw: 0.5 };

const record = (round: number, points: number, against: readonly string[]): RoundScore => ({
  round,
  kind: against.length > 0 ? 'PLAYED' : 'BYE',
  points,
  against,
  seat: null,
  isWin: points === 1,
});

/** Duels as `a-b 1` (a won), `a-b ½`, `a-b 0`; `a bye` is a point without a game. A round a list. */
function scoresOf(rounds: readonly (readonly string[])[]): Scores {
  const scores = new Map<string, RoundScore[]>();
  const note = (player: string, score: RoundScore): void =>
    void scores.set(player, [...(scores.get(player) ?? []), score]);
  for (const [round, duels] of rounds.entries())
    for (const duel of duels) {
      const [pair, told] = duel.split(' ') as [string, string];
      const [one, other] = pair.split('-') as [string, string?];
      const points = told === 'bye' ? 1 : told === '½' ? 0.5 : Number(told);
      note(one, record(round, points, other === undefined ? [] : [other]));
      if (other !== undefined) note(other, record(round, 1 - points, [one]));
    }
  return scores;
}

const table = (rounds: readonly (readonly string[])[], ...by: TieBreakName[]): string[] => {
  const scores = scoresOf(rounds);
  return standings([...scores.keys()].sort(), scores, by, OPEN).map(
    ({ rank, player, points, tieBreaks }) => `${rank} ${[player, points, ...tieBreaks].join(' ')}`,
  );
};

const rounds = [
  ['a-d 1', 'b-e 1', 'c bye'],
  ['a-b ½', 'c-d 1', 'e bye'],
  ['a-c 0', 'd-e ½', 'b bye'],
];

describe('a table', () => {
  it('is ordered by points; tied players share a rank', () => {
    expect(table(rounds)).toEqual(['1 c 3', '2 b 2.5', '3 a 1.5', '3 e 1.5', '5 d 0.5']);
  });

  it('by Buchholz sums the points of opponents, once per meeting', () => {
    expect(table(rounds, 'BUCHHOLZ')).toEqual(['1 c 3 2', '2 b 2.5 3', '3 a 1.5 6', '4 e 1.5 3', '5 d 0.5 6']);
    expect(table(rounds, 'BUCHHOLZ_CUT_1')[2]).toBe('3 a 1.5 5.5');
  });

  it('by Sonneborn-Berger sums the points of beaten opponents, and half of those of drawn ones', () => {
    expect(table(rounds, 'SONNEBORN_BERGER').slice(2, 4)).toEqual(['3 a 1.5 1.75', '4 e 1.5 0.25']);
  });

  it('by points of the games sums the game points, and nothing for a round without a game', () => {
    const played = (points: number, against: string, inGame: number): RoundScore => ({
      ...record(1, points, [against]),
      inGame,
    });
    const scores: Scores = new Map([
      ['a', [played(1, 'b', 3), record(2, 0, [])]],
      ['b', [played(0, 'a', 2), played(1, 'c', 4)]],
      ['c', [played(0, 'b', -1)]],
    ]);
    expect(
      standings(['a', 'b', 'c'], scores, ['GAME_POINTS'], OPEN).map(({ player, tieBreaks }) => [player, ...tieBreaks]),
    ).toEqual([
      ['b', 6],
      ['a', 3],
      ['c', -1],
    ]);
  });

  it('by direct encounter tells how many tied players come below, by the games of those who have all met', () => {
    const three = [
      ['a-b 1', 'c-d 1'],
      ['b-c 1', 'a-d 0'],
      ['c-a 0', 'b-d 1'],
    ];
    expect(table(three, 'DIRECT_ENCOUNTER')).toEqual(['1 a 2 1', '2 b 2 0', '3 c 1 1', '4 d 1 0']);
    const apart = [
      ['a-c 1', 'b-d 1'],
      ['a-d 1', 'b-c 1'],
    ];
    expect(table(apart, 'DIRECT_ENCOUNTER').slice(0, 2)).toEqual(['1 a 2 0', '1 b 2 0']);
  });

  it('by direct encounter puts first who leads whatever the missing games of the others would bring', () => {
    // a, b and c have one point each; b and c have not met, and neither could catch a, who beat both.
    const partial = [['a-b 1', 'c-e 1'], ['a-c 1', 'b-f 1'], ['a-e 0', 'g-h 1'], ['a-f 0', 'b-g 1'], ['c-g 1']];
    expect(table(partial, 'DIRECT_ENCOUNTER').slice(0, 3)).toEqual(['1 a 2 2', '2 b 2 0', '2 c 2 0']);
  });

  it('applies a later tie-break only among players who are still tied', () => {
    expect(table(rounds, 'WINS', 'BUCHHOLZ').map((line) => line.split(' ')[1])).toEqual(['c', 'b', 'a', 'e', 'd']);
  });
});
