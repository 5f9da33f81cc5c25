import { seasonOf, SYSTEM, asked, confirmed } from '../../testing/desk.js';
import { evolveLeague } from '../evolve.js';
import { bracketOf } from '../bracket.js';
import { proposalFor } from '../proposal.js';
import { tableOf } from '../season-table.js';
import { newLeague, pairingsOf } from '../state.js';
import { toPlayIn } from '../to-play.js';

const SWISS = { kind: 'SWISS', rounds: 3 } as const;
const given = { type: 'penalize', season: 1, player: 'p1', reason: 'Late again.' } as const;
const points = (amount: number) => ({ ...given, penalty: { kind: 'POINTS', points: amount } }) as const;

describe('a penalty', () => {
  it('of points counts in a column of its own, for places and for the next pairing, until it is lifted', () => {
    const desk = seasonOf(4, SWISS);
    desk.pairNext();
    desk.playRound();
    const next = () => {
      const proposal = proposalFor(desk.season);
      return 'code' in proposal ? proposal.code : proposal.pairings.map(({ players }) => [...players].sort().join('-'));
    };
    expect(next()).toEqual(['p1-p2', 'p3-p4']);
    desk.must(points(-2));
    expect(tableOf(desk.season).at(-1)).toMatchObject({ player: 'p1', points: -1, adjustment: -2 });
    expect(next()).toEqual(['p2-p3', 'p1-p4']);
    desk.must({ type: 'liftPenalty', season: 1, number: 1, reason: 'The clock was wrong.' });
    expect(tableOf(desk.season)[0]).toMatchObject({ player: 'p1', points: 1, adjustment: 0 });
    expect(next()).toEqual(['p1-p2', 'p3-p4']);
    expect(desk.code({ type: 'liftPenalty', season: 1, number: 1, reason: 'Again.' })).toBe('noSuchPenalty');
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('of a warning changes nothing, and is public with its reason', () => {
    const desk = seasonOf(4, SWISS);
    const before = tableOf(desk.season);
    desk.must({ ...given, penalty: { kind: 'WARNING' } });
    expect(tableOf(desk.season)).toEqual(before);
    expect(desk.season.penalties).toEqual([
      {
        number: 1,
        player: 'p1',
        penalty: { kind: 'WARNING' },
        after: 0,
        by: 'host',
        reason: 'Late again.',
        lifted: null,
      },
    ]);
  });

  it('is given by an organizer, to a player of the season', () => {
    const desk = seasonOf(4, SWISS);
    expect(desk.code({ ...given, penalty: { kind: 'WARNING' } }, asked('p2'))).toBe('notAnOperator');
    expect(desk.code({ ...given, player: 'p9', penalty: { kind: 'WARNING' } })).toBe('notEntered');
  });

  it('of a lost game is a forfeit, of a game that has no result yet', () => {
    const desk = seasonOf(4, SWISS);
    desk.pairNext();
    const { gameId } = pairingsOf(desk.season).find(({ players }) => players.includes('p1'))!;
    const lost = { ...given, penalty: { kind: 'GAME_LOSS', gameId } } as const;
    expect(desk.code({ ...lost, player: 'p2' })).toBe('noSuchPlayer');
    expect(desk.must(lost).map(({ type }) => type)).toEqual(['penalized', 'resultForfeited']);
    expect(desk.code(lost)).toBe('alreadyDecided');
    expect(desk.season.penalties).toHaveLength(1);
  });

  it('of a lost game of a match loses this game alone, and the match goes on', () => {
    const desk = seasonOf(2, SWISS, { match: { kind: 'BEST_OF', games: 3 } });
    desk.pairNext();
    const game = () => toPlayIn(desk.league, 'p1')[0]!.pairing;
    const lose = (round: number) =>
      desk.must({ ...given, penalty: { kind: 'GAME_LOSS', gameId: game().gameId } }, asked('host', false, round));
    expect(lose(10).map(({ type }) => type)).toEqual(['penalized', 'gameLost', 'gameFollowed']);
    const placed = game().players.map((player) => ({ player, rank: player === 'p1' ? 1 : 2, points: 1 }));
    desk.must({ ...confirmed, gameId: game().gameId, placed }, { ...SYSTEM, gameIdOf: () => 'third' });
    expect(lose(11).map(({ type }) => type)).toEqual(['penalized', 'gameLost', 'matchDecided']);
    expect(tableOf(desk.season)[0]).toMatchObject({ player: 'p2', points: 1 });
    expect(pairingsOf(desk.season)[0]!.outcome).toMatchObject({ kind: 'CONFIRMED', gameHash: 'h' });
  });

  it('of two lost games loses a match of a bracket, also where the points of games count', () => {
    const points = { scoring: { kind: 'SCORE' }, bye: 1, forfeit: { win: 1 } } as const;
    const desk = seasonOf(2, { kind: 'KNOCK_OUT' }, { ...points, match: { kind: 'BEST_OF', games: 3 } });
    desk.pairNext();
    for (const round of [10, 11]) {
      const { gameId } = toPlayIn(desk.league, 'p1')[0]!.pairing;
      desk.must({ ...given, penalty: { kind: 'GAME_LOSS', gameId } }, asked('host', false, round));
    }
    expect(pairingsOf(desk.season)[0]!.outcome!.scores).toMatchObject([{ points: 0 }, { points: 0 }]);
    expect(bracketOf(desk.season)).toMatchObject([{ winner: 'p2' }]);
    expect(desk.pairNext()).toBe(false);
  });
});
