import { Random } from '#kernel';
import {
  doubleElimination,
  knockOut,
  openMatches,
  type BracketMatch,
  type MatchResult,
  type MatchResults,
} from './knock-out.js';

const seeds = (count: number): string[] => Array.from({ length: count }, (_, number) => String(number + 1));

type Winners = Map<string, readonly MatchResult[]>;

/** Notes the result of a match; null: neither advances. */
const won = (
  winners: Winners,
  id: string,
  players: readonly (string | null)[],
  winner: string | null,
  stands = false,
): void =>
  void winners.set(id, [...(winners.get(id) ?? []), { players: players as readonly string[], winner, stands }]);

/** Plays a bracket to its end; `better` chooses the winner of two. */
function playedOut(
  bracket: (results: MatchResults) => readonly BracketMatch[],
  better: (one: string, other: string) => string,
): readonly BracketMatch[] {
  const winners: Winners = new Map();
  for (;;) {
    const matches = bracket(winners);
    const open = openMatches(matches);
    if (open.length === 0) return matches;
    for (const { id, players } of open) won(winners, id, players, better(players[0]!, players[1]!));
  }
}

const byNumber = (one: string, other: string): string => (Number(one) < Number(other) ? one : other);
const pairsIn = (matches: readonly BracketMatch[], round: string): string[] =>
  matches.filter(({ id }) => id.startsWith(`${round}.`)).map(({ players }) => players.join('-'));

describe('a knock-out', () => {
  it('lets the best seeds meet as late as possible', () => {
    const matches = playedOut((winners) => knockOut(seeds(8), winners), byNumber);
    expect(pairsIn(matches, 'W1')).toEqual(['1-8', '4-5', '2-7', '3-6']);
    expect(pairsIn(matches, 'W2')).toEqual(['1-4', '2-3']);
    expect(matches.at(-1)).toEqual({ id: 'W3.1', players: ['1', '2'], winner: '1', isOver: true });
  });

  it('gives byes to the best seeds', () => {
    const matches = knockOut(seeds(5), new Map());
    expect(openMatches(matches).map(({ players }) => players)).toEqual([
      ['4', '5'],
      ['2', '3'],
    ]);
    expect(pairsIn(matches, 'W2')).toEqual(['1-', '2-3']);
  });

  it.each([2, 3, 5, 6, 7, 11, 16, 21])(
    'of %i players has one match fewer, each of which eliminates a player',
    (count) => {
      const random = Random.from(`knock-out ${count}`);
      const matches = playedOut(
        (winners) => knockOut(seeds(count), winners),
        (one, other) => random.pick([one, other]),
      );
      const real = matches.filter(({ players }) => players.every((player) => player !== null));
      const losers = real.map(({ players, winner }) => players.find((player) => player !== winner));
      expect([real.length, new Set(losers).size]).toEqual([count - 1, count - 1]);
      expect(losers).not.toContain(matches.at(-1)?.winner);
    },
  );

  it('counts a result of other players than the match has for nothing', () => {
    const results: Winners = new Map();
    won(results, 'W1.1', ['1', '2'], '2');
    expect(openMatches(knockOut(seeds(4), results)).map(({ id }) => id)).toEqual(['W1.1', 'W1.2']);
  });

  it('goes on with the players of a match that stands', () => {
    const results: Winners = new Map();
    won(results, 'W1.1', ['1', '4'], '4');
    won(results, 'W1.2', ['2', '3'], '2');
    won(results, 'W2.1', ['1', '2'], '1', true);
    expect(knockOut(seeds(4), results).at(-1)).toEqual({ id: 'W2.1', players: ['1', '2'], winner: '1', isOver: true });
  });

  it('leaves a place empty where neither of two appeared, and the next opponent advances', () => {
    const results: Winners = new Map();
    won(results, 'W1.1', ['1', '4'], null);
    won(results, 'W1.2', ['2', '3'], '3');
    expect(knockOut(seeds(4), results).at(-1)).toEqual({ id: 'W2.1', players: [null, '3'], winner: '3', isOver: true });
  });
});

describe('a double elimination', () => {
  it('gives every player who has lost once another chance', () => {
    const matches = playedOut((winners) => doubleElimination(seeds(8), winners), byNumber);
    expect(pairsIn(matches, 'L1')).toEqual(['8-5', '7-6']);
    expect(pairsIn(matches, 'L2')).toEqual(['3-5', '4-6']);
    expect(pairsIn(matches, 'L3')).toEqual(['3-4']);
    expect(pairsIn(matches, 'L4')).toEqual(['2-3']);
    expect(matches.at(-1)).toEqual({ id: 'F1', players: ['1', '2'], winner: '1', isOver: true });
  });

  it('has a second final where the first one is the first defeat', () => {
    const upset = (one: string, other: string): string => (one === '1' && other === '2' ? '1' : byNumber(one, other));
    const winners: Winners = new Map();
    for (;;) {
      const open = openMatches(doubleElimination(seeds(4), winners)).filter(({ id }) => !id.startsWith('F'));
      if (open.length === 0) break;
      for (const { id, players } of open) won(winners, id, players, upset(players[0]!, players[1]!));
    }
    won(winners, 'F1', ['1', '2'], '2');
    expect(doubleElimination(seeds(4), winners).at(-1)).toEqual({
      id: 'F2',
      players: ['1', '2'],
      winner: null,
      isOver: false,
    });
    won(winners, 'F2', ['1', '2'], '2');
    expect(doubleElimination(seeds(4), winners).at(-1)).toMatchObject({ winner: '2' });
  });

  it.each([2, 3, 5, 6, 7, 8, 11, 16, 21])(
    'of %i players eliminates every player with the second defeat, and none before',
    (count) => {
      for (let number = 0; number < 20; number += 1) {
        const random = Random.from(`double ${count} ${number}`);
        const matches = playedOut(
          (winners) => doubleElimination(seeds(count), winners),
          (one, other) => random.pick([one, other]),
        );
        const real = matches.filter(({ players }) => players.every((player) => player !== null));
        const defeats = new Map<string, number>();
        for (const { players, winner } of real) {
          const loser = players.find((player) => player !== winner)!;
          defeats.set(loser, (defeats.get(loser) ?? 0) + 1);
        }
        const champion = matches.at(-1)!.winner!;
        for (const player of seeds(count)) {
          if (player === champion) expect(defeats.get(player) ?? 0).toBeLessThan(2);
          else expect(defeats.get(player)).toBe(2);
        }
      }
    },
  );
});
