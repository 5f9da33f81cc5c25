import { newLeague, planSchema, unopenedLeague, type LoadedLeague, type Season } from '#leagues';
import { SeasonReckonings } from './season-reckonings.js';

const players = ['ada', 'bo'];

/** A season with one game, which Ada has won. */
const season: Season = {
  number: 1,
  name: 'Autumn',
  plan: planSchema.parse({ ruleset: 'tally', format: { kind: 'ROUND_ROBIN' } }),
  status: 'OPEN',
  entries: players.map((player, place) => ({ player, members: [player], number: place + 1, withdrawnAfter: null })),
  waiting: [],
  rounds: [
    {
      number: 1,
      startsAt: 0,
      byes: [],
      pairings: [
        {
          gameId: 'g',
          players,
          outcome: {
            kind: 'CONFIRMED',
            scores: players.map((player, place) => ({ player, points: 1 - place })),
            gameHash: 'h',
            endedAt: 5,
            placed: players.map((player, place) => ({ player, rank: place + 1, points: 0 })),
            since: 6,
          },
        },
      ],
    },
  ],
};
const at = (version: number): LoadedLeague => ({
  ...unopenedLeague('league'),
  league: { ...newLeague, version, seasons: [season] },
});

describe('the reckoning of a season', () => {
  it('is its table, and the ratings of all who have played, each with its games', () => {
    const reckoning = new SeasonReckonings().of(at(6), season);
    expect(reckoning.table.map(({ player, rank }) => [player, rank])).toEqual([
      ['ada', 1],
      ['bo', 2],
    ]);
    expect(reckoning.ratings.map(({ player, games }) => [player, games])).toEqual([
      ['ada', 1],
      ['bo', 1],
    ]);
    expect(reckoning.explain('ada')).toMatchObject([
      { gameId: 'g', rank: 1, chance: expect.closeTo(0.5, 6), against: [{ player: 'bo' }] },
    ]);
    expect(reckoning.explain('cy')).toEqual([]);
  });

  it('is worked out once for a version of its league, and anew for another', () => {
    const reckonings = new SeasonReckonings();
    const first = reckonings.of(at(6), season);
    expect(reckonings.of(at(6), season)).toBe(first);
    expect(reckonings.of(at(6), season).table).toBe(first.table);
    expect(reckonings.of(at(6), season).ratings).toBe(first.ratings);
    expect(reckonings.of(at(7), season)).not.toBe(first);
    expect(reckonings.of(at(6), { ...season, number: 2 })).not.toBe(first);
  });
});
