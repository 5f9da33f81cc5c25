import { sharedDealOf } from './deals.js';
import { evolveLeague } from './evolve.js';
import { newLeague } from './state.js';
import { asked, Desk, seasonOf, type PlanInput } from '../testing/desk.js';

const SWISS = { kind: 'SWISS', rounds: 3 } as const;
const DUPLICATE = { deal: 'DUPLICATE' } as const;

describe('duplicate deals', () => {
  it('are promised with each round, and once more with a round that is paired again', () => {
    const desk = seasonOf(4, SWISS, DUPLICATE);
    desk.pairNext();
    expect(desk.season.rounds[0]).toMatchObject({ paired: 1, deal: 'deal of 1' });
    desk.must({ type: 'pairRound', season: 1, round: 1 }, { ...asked('host'), deals: ['another deal'] });
    expect(desk.season.rounds[0]).toMatchObject({ paired: 2, deal: 'another deal' });
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('take a promise of the server, and are none in other seasons', () => {
    const desk = seasonOf(4, SWISS, DUPLICATE);
    const unpromised = { ...asked('host'), deals: undefined };
    expect(desk.code({ type: 'pairRound', season: 1, round: 1 }, unpromised)).toBe('dealLost');
    const own = seasonOf(4, SWISS);
    own.pairNext();
    expect(own.season.rounds[0]).not.toHaveProperty('deal');
  });

  it('are promised for each board, which has the same deal in all matches', () => {
    const desk = new Desk();
    const match = { kind: 'BOARDS', boards: 2 } as const;
    desk.must({ type: 'openLeague', name: 'Teams' });
    desk.must({ type: 'openSeason', name: 'One', plan: { ruleset: 'lantern', format: SWISS, ...DUPLICATE, match } });
    for (const player of 'ABCD') desk.must({ type: 'enter', season: 1, player, members: [`${player}1`, `${player}2`] });
    const pair = { type: 'pairRound', season: 1, round: 1 } as const;
    expect(desk.code(pair)).toBe('dealLost');
    desk.must(pair, { ...asked('host'), deals: ['first', 'second'] });
    const [round] = desk.season.rounds;
    expect(round).toMatchObject({ boardDeals: ['first', 'second'] });
    expect(round).not.toHaveProperty('deal');
    const [one, other] = round!.pairings.map(({ games = [] }) => games.map(({ gameId }) => gameId));
    for (const [board, promise] of ['first', 'second'].entries()) {
      const shared = sharedDealOf(round!, other![board]!);
      expect(shared).toMatchObject({ promise, board });
      expect(shared!.games.map(({ gameId }) => gameId)).toEqual([one![board], other![board]]);
    }
    expect(sharedDealOf(round!, 'unknown')).toBeUndefined();
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it.each<[string, Partial<PlanInput>]>([
    ['games that follow each other', { match: { kind: 'BEST_OF', games: 3 } }],
    [
      'such games in the finals',
      { finals: { format: { kind: 'KNOCK_OUT' }, top: 2, match: { kind: 'BEST_OF', games: 3 } } },
    ],
    ['games elsewhere', { elsewhere: {} }],
    ['seeds of players', { table: { hiddenSeeds: true } }],
    ['players who seat themselves', { table: { seating: 'BY_PLAYERS' } }],
    ['substitutes', { table: { substitutes: true } }],
    ['an arena', { format: { kind: 'ARENA' } }],
    ['a ladder', { format: { kind: 'LADDER' } }],
  ])('do not fit %s', (_name, more) => {
    const desk = seasonOf(0, SWISS, DUPLICATE);
    desk.must({ type: 'closeSeason', season: 1 });
    const plan = { ruleset: 'lantern', format: SWISS, ...DUPLICATE, ...more } as PlanInput;
    expect(desk.code({ type: 'openSeason', name: 'Two', plan })).toBe('noDuplicate');
  });
});
