import { doubleRoundRobin, roundRobin, type DuelRound } from './round-robin.js';

const players = (count: number): string[] => Array.from({ length: count }, (_, number) => String(number + 1));
const told = (rounds: readonly DuelRound[]): string[] =>
  rounds.map(({ duels }) => duels.map(({ first, second }) => `${first}-${second}`).join(' '));

describe('a round robin', () => {
  // FIDE Handbook C.05, annex 1.
  it.each([
    [4, ['1-4 2-3', '4-3 1-2', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']],
    [
      8,
      [
        '1-8 2-7 3-6 4-5',
        '8-5 6-4 7-3 1-2',
        '2-8 3-1 4-7 5-6',
        '8-6 7-5 1-4 2-3',
        '3-8 4-2 5-1 6-7',
        '8-7 1-6 2-5 3-4',
        '4-8 5-3 6-2 7-1',
      ],
    ],
  ])('has the rounds of the Berger table for %i players', (count, table) => {
    expect(told(roundRobin(players(count)))).toEqual(table);
  });

  it.each([2, 3, 4, 5, 7, 8, 9, 16, 33])('of %i players has each pair once, and is even between the seats', (count) => {
    const rounds = roundRobin(players(count));
    const pairs = rounds.flatMap(({ duels }) => duels.map(({ first, second }) => [first, second].sort().join()));
    expect([pairs.length, new Set(pairs).size]).toEqual([(count * (count - 1)) / 2, (count * (count - 1)) / 2]);
    for (const player of players(count)) {
      const firsts = rounds.filter(({ duels }) => duels.some(({ first }) => first === player)).length;
      const seconds = rounds.filter(({ duels }) => duels.some(({ second }) => second === player)).length;
      expect(Math.abs(firsts - seconds)).toBeLessThanOrEqual(1);
      expect(rounds.filter(({ bye }) => bye === player)).toHaveLength(count % 2);
    }
  });

  it('twice gives each pair both ways, and each player each seat as often', () => {
    const duels = doubleRoundRobin(players(6)).flatMap((round) => round.duels);
    expect(new Set(duels.map(({ first, second }) => `${first}-${second}`)).size).toBe(30);
    for (const player of players(6)) expect(duels.filter(({ first }) => first === player)).toHaveLength(5);
  });

  it('of one player, or of none, has no rounds', () => {
    expect([roundRobin([]), roundRobin(['1'])]).toEqual([[], []]);
  });
});
