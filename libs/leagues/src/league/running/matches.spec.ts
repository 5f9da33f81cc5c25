import { asked, confirmed, seasonOf, type Desk, type PlanInput } from '../../testing/desk.js';
import { evolveLeague } from '../evolve.js';
import { wasPlayed } from '../records.js';
import { resultsOf } from '../results.js';
import { tableOf } from '../season-table.js';
import { newLeague, pairingsOf, type Pairing } from '../state.js';
import { toPlayIn } from '../to-play.js';
import { gamesOf, latestGame } from './match-games.js';

const BEST_OF_3 = { kind: 'BEST_OF', games: 3 } as const;
const SWISS = { kind: 'SWISS', rounds: 3 } as const;

/** The first match of a season of two players after its first round is paired. */
function begun(match: PlanInput['match'], format: PlanInput['format'] = SWISS): Desk {
  const desk = seasonOf(2, format, { match });
  desk.pairNext();
  return desk;
}

const matchIn = ({ season }: Desk): Pairing => pairingsOf(season).at(-1)!;

let games = 100;

/** The current game of the match ends; null is a draw. */
function ends(desk: Desk, winner: string | null): readonly string[] {
  const { gameId, players } = latestGame(matchIn(desk));
  const placed = players.map((player) => ({
    player,
    rank: winner === null || winner === player ? 1 : 2,
    points: winner === player ? 5 : 3,
  }));
  games += 1;
  const asking = asked('system', true, games);
  return desk.must({ ...confirmed, gameId, endedAt: 900 + games, placed }, asking).map(({ type }) => type);
}

describe('a match of several games', () => {
  it('calls the next game with exchanged seats, and ends when the other player can no longer catch up', () => {
    const desk = begun(BEST_OF_3);
    const [first] = matchIn(desk).games!;
    expect(ends(desk, 'p1')).toEqual(['resultConfirmed', 'gameFollowed']);
    expect(latestGame(matchIn(desk)).players).toEqual(first!.players.toReversed());
    expect(toPlayIn(desk.league, 'p2')).toMatchObject([{ pairing: { gameId: latestGame(matchIn(desk)).gameId } }]);
    expect(tableOf(desk.season).map(({ points }) => points)).toEqual([0, 0]);
    expect(ends(desk, 'p1')).toEqual(['resultConfirmed', 'matchDecided']);
    expect(tableOf(desk.season).map(({ player, points }) => [player, points])).toEqual([
      ['p1', 1],
      ['p2', 0],
    ]);
    expect(toPlayIn(desk.league, 'p2')).toEqual([]);
    expect(resultsOf(desk.season)).toHaveLength(2);
  });

  it('counts a drawn game for half: a win and a draw are not enough while two games are left', () => {
    const desk = begun({ ...BEST_OF_3, games: 5 });
    for (const [winner, last] of [
      ['p1', 'gameFollowed'],
      [null, 'gameFollowed'],
      ['p1', 'gameFollowed'],
      [null, 'matchDecided'],
    ] as const)
      expect(ends(desk, winner).at(-1)).toBe(last);
  });

  it('plays all its games where the plan says so; equal players draw, with the points of all games', () => {
    const desk = begun({ kind: 'ALL_GAMES', games: 2, swapped: false });
    ends(desk, 'p1');
    expect(latestGame(matchIn(desk)).players).toEqual(matchIn(desk).players);
    ends(desk, 'p2');
    expect(matchIn(desk).outcome).toMatchObject({ kind: 'CONFIRMED', scores: [{ points: 0.5 }, { points: 0.5 }] });
    expect(matchIn(desk).outcome!.placed.map(({ rank, points }) => [rank, points])).toEqual([
      [1, 8],
      [1, 8],
    ]);
  });

  it('is played again in a bracket when it has no winner', () => {
    const desk = begun(BEST_OF_3, { kind: 'KNOCK_OUT' });
    for (const winner of ['p1', 'p2', null]) ends(desk, winner);
    expect(desk.pairNext()).toBe(true);
    expect(desk.season.rounds.map(({ pairings }) => pairings[0]!.match)).toEqual(['W1.1', 'W1.1']);
    ends(desk, 'p2');
    ends(desk, 'p2');
    expect(desk.pairNext()).toBe(false);
  });

  it('is forfeited as a whole, and was played where one of its games was', () => {
    for (const [before, isPlayed] of [
      [0, false],
      [1, true],
    ] as const) {
      const desk = begun(BEST_OF_3);
      if (before > 0) ends(desk, 'p2');
      const { gameId } = latestGame(matchIn(desk));
      desk.must({ type: 'forfeit', season: 1, gameId: matchIn(desk).gameId, absent: ['p2'], reason: 'Gone.' });
      expect(desk.events.at(-1)).toMatchObject({ type: 'resultForfeited', gameId });
      expect(tableOf(desk.season)[0]).toMatchObject({ player: 'p1', points: 1 });
      expect(wasPlayed(matchIn(desk))).toBe(isPlayed);
      expect(gamesOf(matchIn(desk)).filter(wasPlayed)).toHaveLength(before);
      expect(resultsOf(desk.season)).toHaveLength(before);
    }
  });

  it('is annulled and corrected as a whole, by the id of any of its games', () => {
    const desk = begun(BEST_OF_3);
    ends(desk, 'p1');
    const { gameId } = matchIn(desk);
    const scores = [
      { player: 'p1', points: 0 },
      { player: 'p2', points: 1 },
    ];
    const correction = { type: 'correctResult', season: 1, gameId, scores, reason: 'Agreed.' } as const;
    expect(desk.code(correction)).toBe('notDecided');
    ends(desk, 'p1');
    desk.must(correction);
    expect(tableOf(desk.season)[0]).toMatchObject({ player: 'p2', points: 1 });
    // Ratings count games, and these were not corrected.
    expect(resultsOf(desk.season)).toHaveLength(2);
    desk.must({ type: 'annulResult', season: 1, gameId, reason: 'Played with the wrong decks.' });
    expect(resultsOf(desk.season)).toEqual([]);
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('protects its round from a new pairing as soon as one game is over', () => {
    const desk = begun(BEST_OF_3);
    ends(desk, 'p1');
    expect(desk.code({ type: 'pairRound', season: 1, round: 1 })).toBe('roundPlayed');
    expect(desk.code({ type: 'pairRound', season: 1, round: 2 })).toBe('roundRuns');
  });

  it('is for two: tables of several have none', () => {
    const desk = seasonOf(0, SWISS);
    desk.must({ type: 'closeSeason', season: 1 });
    const plan = { ruleset: 'lantern', format: { kind: 'TABLES', rounds: 1 }, match: BEST_OF_3 } as const;
    expect(desk.code({ type: 'openSeason', name: 'Two', plan })).toBe('duelsOnly');
    const three = seasonOf(3, SWISS, { match: BEST_OF_3 });
    const pairings = [{ players: ['p1', 'p2', 'p3'] }];
    expect(three.code({ type: 'pairRound', season: 1, round: 1, pairings })).toBe('duelsOnly');
  });
});
