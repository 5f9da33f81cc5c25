import { Random } from '#kernel';
import { seasonOf, type Desk } from '../../testing/desk.js';
import { evolveLeague } from '../evolve.js';
import { proposalFor } from '../proposal.js';
import { tableOf } from '../season-table.js';
import { newLeague, pairingsOf } from '../state.js';

const KNOCK_OUT = { kind: 'KNOCK_OUT' } as const;
const SWISS = { kind: 'SWISS', rounds: 3 } as const;

/** A Swiss of eight players, whose smaller numbers always win, before its finals. */
function beforeFinals(top = 4): Desk {
  const desk = seasonOf(8, SWISS, { finals: { format: KNOCK_OUT, top } });
  for (let round = 1; round <= 3; round += 1) {
    desk.pairNext();
    desk.playRound();
  }
  return desk;
}

const rankedIn = ({ season }: Desk): unknown => tableOf(season).map(({ rank, player }) => `${rank} ${player}`);

describe('the finals of a season', () => {
  it('are a bracket of the best, seeded by the table, and begin with their first round', () => {
    const desk = beforeFinals();
    const best = tableOf(desk.season).map(({ player }) => player);
    const proposal = proposalFor(desk.season);
    const events = desk.must({ type: 'pairRound', season: 1, round: 4 });
    expect(events.map(({ type }) => type)).toEqual(['finalsBegan', 'roundPaired']);
    expect(desk.season.finals).toEqual({ after: 3, seeds: best.slice(0, 4) });
    const matches = desk.season.rounds[3]!.pairings.map(({ match, players }) => ({ match, players }));
    expect(proposal).toMatchObject({ pairings: matches });
    expect(matches.map(({ players }) => [...players].sort())).toEqual([
      [best[0], best[3]].sort(),
      [best[1], best[2]].sort(),
    ]);
  });

  it('rank the finalists by the round in which they are out, and leave points and other places as they were', () => {
    const desk = beforeFinals();
    const before = tableOf(desk.season);
    desk.pairNext();
    // The worst seeds win.
    const seedOf = (player: string) => desk.season.finals!.seeds.indexOf(player);
    const upset = (players: readonly string[]): number[] =>
      players.map((player) => (seedOf(player) === Math.max(...players.map(seedOf)) ? 1 : 0));
    desk.playRound(upset);
    desk.pairNext();
    desk.playRound(upset);
    expect(desk.pairNext()).toBe(false);
    const [one, two, three, four] = desk.season.finals!.seeds;
    const others = before.slice(4).map(({ rank, player }) => `${rank} ${player}`);
    expect(rankedIn(desk)).toEqual([`1 ${four}`, `2 ${three}`, `3 ${one}`, `3 ${two}`, ...others]);
    const pointsOf = (lines: typeof before) => Object.fromEntries(lines.map(({ player, points }) => [player, points]));
    expect(pointsOf(tableOf(desk.season))).toEqual(pointsOf(before));
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('are without players who have withdrawn, and take no entries', () => {
    const desk = beforeFinals();
    const [best, ...others] = tableOf(desk.season).map(({ player }) => player);
    desk.must({ type: 'withdraw', season: 1, player: best!, reason: 'A train.' });
    desk.pairNext();
    expect(desk.season.finals!.seeds).toEqual(others.slice(0, 4));
    expect(desk.code({ type: 'enter', season: 1, player: 'host', members: ['host'] })).toBe('entriesClosed');
  });

  it('are without players who pause, and know no byes that were requested before', () => {
    const desk = beforeFinals();
    const [best, second, ...others] = tableOf(desk.season).map(({ player }) => player);
    desk.must({ type: 'requestBye', season: 1, player: best!, round: 4 });
    desk.must({ type: 'pause', season: 1, player: second! });
    desk.pairNext();
    expect(desk.season.finals!.seeds).toEqual([best, ...others.slice(0, 3)]);
    expect(desk.season.rounds[3]).toMatchObject({ byes: [], pairings: [{}, {}] });
  });

  it('keep their seeds when a result before them is corrected', () => {
    const desk = beforeFinals();
    desk.pairNext();
    const { seeds } = desk.season.finals!;
    const [{ gameId, outcome }] = pairingsOf(desk.season) as [(typeof desk.season.rounds)[0]['pairings'][0]];
    const scores = outcome!.scores.map(({ player, points }) => ({ player, points: 1 - points }));
    desk.must({ type: 'correctResult', season: 1, gameId, scores, reason: 'Noted the wrong way round.' });
    expect(desk.season.finals!.seeds).toEqual(seeds);
    expect(proposalFor(desk.season)).toMatchObject({ code: 'nothingToPair' });
  });

  it('have matches of their own length', () => {
    const desk = seasonOf(
      4,
      { kind: 'ROUND_ROBIN' },
      {
        finals: { format: { kind: 'DOUBLE_ELIMINATION' }, top: 2, match: { kind: 'BEST_OF', games: 3 } },
      },
    );
    for (let round = 1; round <= 3; round += 1) {
      desk.pairNext();
      expect(desk.season.rounds.at(-1)!.pairings[0]!.games).toBeUndefined();
      desk.playRound();
    }
    desk.pairNext();
    expect(desk.season.rounds[3]!.pairings).toMatchObject([{ match: 'W1.1', games: [{}] }]);
  });

  it('wait until every round before them was played', () => {
    const desk = seasonOf(8, SWISS, { finals: { format: KNOCK_OUT, top: 4 } });
    desk.pairNext();
    desk.playRound();
    desk.pairNext();
    expect(desk.season.finals).toBeUndefined();
    expect(desk.season.rounds[1]!.pairings).toHaveLength(4);
    const brackets = seasonOf(0, SWISS);
    brackets.must({ type: 'closeSeason', season: 1 });
    const plan = { ruleset: 'lantern', format: KNOCK_OUT, finals: { format: KNOCK_OUT, top: 4 } } as const;
    expect(brackets.code({ type: 'openSeason', name: 'Two', plan })).toBe('noFinals');
  });

  it.each([KNOCK_OUT, { kind: 'DOUBLE_ELIMINATION' } as const])(
    'end with one first of random results: $kind',
    (format) => {
      for (let number = 0; number < 20; number += 1) {
        const random = Random.from(`finals ${format.kind} ${number}`);
        const top = 2 + random.below(6);
        const desk = seasonOf(8, { kind: 'SWISS', rounds: 2 }, { finals: { format, top } });
        while (desk.pairNext()) desk.playRound((players) => players.map(() => random.below(9)));
        const ranks = tableOf(desk.season).map(({ rank }) => rank);
        expect(ranks.filter((rank) => rank === 1)).toHaveLength(1);
        expect(ranks.filter((rank) => rank <= top)).toHaveLength(top);
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      }
    },
  );
});
