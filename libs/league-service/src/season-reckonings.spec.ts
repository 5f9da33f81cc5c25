import { newLeague, planSchema, unopenedLeague, type LoadedLeague, type Season } from '#leagues';
import { SeasonReckonings } from './season-reckonings.js';

const players = ['ada', 'bo'];

/** A season with one game, which Ada has won. */
const season: Season = {
  number: 1,
  name: 'Autumn',
  plan: planSchema.parse({ ruleset: 'tally', format: { kind: 'ROUND_ROBIN' } }),
  status: 'OPEN',
  consent: true,
  invitations: [],
  entering: { applicants: [], joinCode: null, byeRequests: [] },
  about: {},
  entries: players.map((player, place) => ({ player, members: [player], number: place + 1, withdrawnAfter: null })),
  waiting: [],
  rounds: [
    {
      number: 1,
      startsAt: 0,
      paired: 1,
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
    expect(reckoning.line('bo')).toEqual(reckoning.ratings[1]);
    expect(reckoning.line('cy')).toBeUndefined();
    expect(reckoning.explain('cy')).toEqual([]);
  });

  it('is computed once for each version of its league', () => {
    const reckonings = new SeasonReckonings();
    const first = reckonings.of(at(6), season);
    expect(reckonings.of(at(6), season)).toBe(first);
    expect(reckonings.of(at(6), season).table).toBe(first.table);
    expect(reckonings.of(at(6), season).ratings).toBe(first.ratings);
    expect(reckonings.of(at(7), season)).not.toBe(first);
    expect(reckonings.of(at(6), { ...season, number: 2 })).not.toBe(first);
  });
});

describe('the reckoning of a league', () => {
  /** A later season, in which Bo has won the one game. */
  const later: Season = {
    ...season,
    number: 2,
    plan: planSchema.parse({
      ruleset: 'tally',
      format: { kind: 'ROUND_ROBIN' },
      rating: { rating: { system: 'GLICKO_2', mean: 1_000 } },
    }),
    rounds: season.rounds.map((round) => ({
      ...round,
      pairings: round.pairings.map((pairing) => ({
        ...pairing,
        gameId: 'h',
        outcome: pairing.outcome && {
          ...pairing.outcome,
          endedAt: 9,
          placed: players.map((player, place) => ({ player, rank: 2 - place, points: 0 })),
        },
      })),
    })),
  };
  const other: Season = { ...season, number: 3, plan: { ...season.plan, ruleset: 'saga' } };
  const of = (version: number, ...seasons: readonly Season[]): LoadedLeague => {
    const loaded = at(version);
    return { ...loaded, league: { ...loaded.league, seasons } };
  };

  it('is that of all its seasons of a ruleset, by the numbers of the latest, in the order in which games ended', () => {
    const career = new SeasonReckonings().ofLeague(of(8, season, later, other), 'tally')!;
    expect(career.explain('ada').map(({ gameId, rank }) => [gameId, rank])).toEqual([
      ['g', 1],
      ['h', 2],
    ]);
    expect(career.explain('ada')[0]?.before.mean).toBe(1_000);
    expect(career.ratings.map(({ player, games }) => [player, games])).toEqual([
      ['bo', 2],
      ['ada', 2],
    ]);
  });

  it('is none where it has had no season of the ruleset, and never that of a season', () => {
    const reckonings = new SeasonReckonings();
    const loaded = of(8, season, later);
    reckonings.of(loaded, season);
    expect(reckonings.ofLeague(loaded, 'saga')).toBeUndefined();
    expect(reckonings.ofLeague(loaded, '1')).toBeUndefined();
    expect(reckonings.ofLeague(loaded, 'tally')).toBe(reckonings.ofLeague(loaded, 'tally'));
    expect(reckonings.ofLeague(of(9, season, later), 'tally')).not.toBe(reckonings.ofLeague(loaded, 'tally'));
  });
});
