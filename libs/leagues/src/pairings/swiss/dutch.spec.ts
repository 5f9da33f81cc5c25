import { readFileSync } from 'node:fs';
import { Random } from '#kernel';
import { rowsOf, type Row } from '../../testing/trf.js';
import { bakuScore } from './baku.js';
import { dutch, NoPairing, type SwissRules } from './dutch.js';
import { standingsOf, type Entrant, type SwissRound } from './entrant.js';

const reportOf = (name: string): URL => new URL(`../../testing/published/${name}.trf`, import.meta.url);

const POINTS: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '0': 0, '+': 1, '-': 0, U: 1, H: 0.5, F: 1, Z: 0 };

function roundOf(cell: string | undefined): SwissRound {
  const [opponent = '0000', seat = '-', result = 'Z'] = (cell ?? '').trim().split(/\s+/);
  const points = POINTS[result] ?? 0;
  if ('+-UHFZ'.includes(result)) return { kind: 'UNPLAYED', isBye: result === 'U', points };
  return { kind: 'PLAYED', opponent, wasFirst: seat === 'w', points };
}

/** The published pairs of a round, forfeits included, and the players without one. */
function published(rows: readonly Row[], round: number): string[] {
  return rows
    .flatMap(({ player, cells }) => {
      const [opponent = '0000', seat, result] = (cells[round] ?? '').trim().split(/\s+/);
      if (result === 'U') return [`${player} bye`];
      return opponent !== '0000' && seat === 'w' ? [`${player}-${opponent}`] : [];
    })
    .sort();
}

describe('The Dutch system', () => {
  describe.each(['small-2', 'small-10', 'small-11', 'small-20', 'small-25', 'mid-1', 'mid-2'])(
    'gives the pairings of %s, an independent engine',
    (name) => {
      const rows = rowsOf(reportOf(name));
      const rounds = rows[0]!.cells.length;
      it.each(Array.from({ length: rounds }, (_, round) => round))('in round %#', (round) => {
        const entrants = rows.map(({ player, number, cells }): Entrant => ({
          player,
          number,
          rounds: cells.slice(0, round).map(roundOf),
        }));
        const absent = new Set(
          rows
            .filter(({ cells }) => /^0000 - [ZHF]$/.test((cells[round] ?? '0000 - Z').trim()))
            .map(({ player }) => player),
        );
        const rules = { points: { win: 1, loss: 0 }, rounds, initial: rows[0]!.cells[0]!.includes(' w ') };
        const { duels, bye } = dutch(entrants, rules, absent);
        const pairs = duels.map(({ first, second }) => `${first}-${second}`);
        expect([...pairs, ...(bye === null ? [] : [`${bye} bye`])].sort()).toEqual(published(rows, round));
      });
    },
  );

  const after = (number: number, ...rounds: SwissRound[]): Entrant => ({ player: String(number), number, rounds });
  const met = (opponent: number, wasFirst: boolean, points: number): SwissRound => ({
    kind: 'PLAYED',
    opponent: String(opponent),
    wasFirst,
    points,
  });
  const away: SwissRound = { kind: 'UNPLAYED', isBye: false, points: 0 };
  const paired = (entrants: readonly Entrant[], rounds: number, ...absent: number[]): string[] => {
    const rules = { points: { win: 1, loss: 0 }, rounds, initial: true };
    const { duels, bye } = dutch(entrants, rules, new Set(absent.map(String)));
    return [...duels.map(({ first, second }) => `${first}-${second}`), ...(bye === null ? [] : [`${bye} bye`])].sort();
  };

  it('C5 leaves over the player with the lowest score, at any cost for the brackets above', () => {
    const entrants = [
      after(1, met(4, true, 1), met(2, false, 1)),
      after(2, met(5, false, 1), met(1, true, 0)),
      after(3, met(6, true, 1), met(4, false, 1)),
      after(4, met(1, false, 0), met(3, true, 0)),
      after(5, met(2, true, 0), met(6, false, 1)),
      after(6, met(3, false, 0), met(5, true, 0)),
    ];
    expect(paired(entrants, 3, 4)).toEqual(['1-5', '3-2', '6 bye']);
  });

  it('C9 leaves over a player who has played rather than one who was absent', () => {
    const entrants = [
      after(1, met(3, true, 1)),
      after(2, met(4, false, 1)),
      after(3, met(1, false, 0)),
      after(4, met(2, true, 0)),
      after(5, away),
    ];
    expect(paired(entrants, 3)).toEqual(['2-1', '3-5', '4 bye']);
  });

  it('C9 is asked only where a bracket leaves exactly one player over, who may get the bye', () => {
    interface Position extends Pick<SwissRules, 'rounds' | 'initial'> {
      readonly entrants: readonly Entrant[];
      readonly absent: readonly string[];
      readonly right: readonly string[];
    }
    const file = new URL('../../testing/published/c9.json', import.meta.url);
    const positions = JSON.parse(readFileSync(file, 'utf8')) as readonly Position[];
    for (const { entrants, absent, right, ...rules } of positions) {
      const { duels, bye } = dutch(entrants, { points: { win: 1, loss: 0 }, ...rules }, new Set(absent));
      expect([...duels.map(({ first, second }) => `${first}-${second}`), `${bye} bye`].sort()).toEqual(right);
    }
  });

  it('gives the first seats of round 1 by turns, whatever the numbers, of those who play', () => {
    const entrants = (step: number, ...rest: Entrant[]) => [
      ...rest,
      ...Array.from({ length: 8 }, (_, place) => ({ ...after((place + 1) * step), player: `p${place}` })),
    ];
    const firsts = (of: readonly Entrant[], ...gone: string[]) =>
      dutch(of, { points: { win: 1, loss: 0 }, rounds: 5, initial: true }, new Set(gone)).duels.map(
        ({ first }) => first,
      );
    expect(firsts(entrants(10))).toEqual(firsts(entrants(1)));
    expect(firsts(entrants(1, { player: 'gone', number: 1, rounds: [] }), 'gone')).toEqual(firsts(entrants(1)));
  });

  it('C2 a player with a bye on request may still be left over', () => {
    const resting: SwissRound = { kind: 'UNPLAYED', isBye: false, points: 0.5 };
    const leftOver: SwissRound = { kind: 'UNPLAYED', isBye: true, points: 0.5 };
    const standings = standingsOf([after(1, resting), after(2, leftOver)], { win: 1, loss: 0 });
    expect(standings.map(({ mayHaveBye }) => mayHaveBye)).toEqual([true, false]);
  });

  it('C.04.7 accelerates the upper half, rounded up to an even number, by a win and then by a draw', () => {
    const entrants = Array.from({ length: 8 }, (_, place) => after(place + 1));
    const starters = new Set(entrants.map(({ player }) => player));
    const rules = { points: { win: 1, draw: 0.5, loss: 0 }, rounds: 7, initial: true, starters };
    const pairs = (of: readonly Entrant[]) =>
      dutch(of, rules)
        .duels.map(({ first, second }) => [first, second].sort().join('-'))
        .sort();
    expect(pairs(entrants)).toEqual(['1-3', '2-4', '5-7', '6-8']);
    const score = bakuScore(entrants.slice(0, 6), new Set(['1', '2', '3', '4', '5', '6']), rules);
    expect([1, 4, 5].map((number) => [0, 1, 2, 3, 4].map((round) => score(after(number), round)))).toEqual([
      [1, 1, 0.5, 0.5, 0],
      [1, 1, 0.5, 0.5, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('reports when the absolute criteria allow no pairing', () => {
    const entrants = [after(1, met(2, true, 1)), after(2, met(1, false, 0))];
    expect(() => paired(entrants, 3)).toThrow(NoPairing);
  });

  it('gives every player new opponents, and both seats as equally as possible, in long tournaments', () => {
    const random = Random.from('long');
    let entrants = Array.from({ length: 17 }, (_, place) => after(place + 1));
    for (let round = 0; round < 9; round += 1) {
      const { duels, bye } = dutch(entrants, { points: { win: 1, loss: 0 }, rounds: 9, initial: true });
      const rounds = new Map<string, SwissRound>();
      for (const { first, second } of duels) {
        const points = random.pick([0, 0.5, 1]);
        rounds.set(first, { kind: 'PLAYED', opponent: second, wasFirst: true, points });
        rounds.set(second, { kind: 'PLAYED', opponent: first, wasFirst: false, points: 1 - points });
      }
      rounds.set(bye!, { kind: 'UNPLAYED', isBye: true, points: 1 });
      entrants = entrants.map((entrant) => ({ ...entrant, rounds: [...entrant.rounds, rounds.get(entrant.player)!] }));
    }
    for (const { rounds } of entrants) {
      const played = rounds.flatMap((each) => (each.kind === 'PLAYED' ? [each] : []));
      expect(new Set(played.map(({ opponent }) => opponent)).size).toBe(played.length);
      expect(rounds.length - played.length).toBeLessThanOrEqual(1);
      const firsts = played.filter(({ wasFirst }) => wasFirst).length;
      expect(Math.abs(2 * firsts - played.length)).toBeLessThanOrEqual(3);
    }
  });

  it('pairs hundreds, an odd number of them, as few', () => {
    const count = 301;
    const entrants = Array.from({ length: count }, (_, place): Entrant => ({
      player: String(place + 1),
      number: place + 1,
      rounds: [],
    }));
    const { duels, bye } = dutch(entrants, { points: { win: 1, loss: 0 }, rounds: 9, initial: true });
    expect(bye).toBe('301');
    const half = Array.from({ length: 150 }, (_, place) => [place + 1, place + 151]);
    const met = duels.map(({ first, second }) => [Number(first), Number(second)].sort((one, other) => one - other));
    expect(met.sort(([one = 0], [other = 0]) => one - other)).toEqual(half);
  });
});
