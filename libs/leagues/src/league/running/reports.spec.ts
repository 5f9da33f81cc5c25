import { asked, seasonOf, SYSTEM, type Desk } from '../../testing/desk.js';
import { evolveLeague } from '../evolve.js';
import { wasPlayed } from '../records.js';
import { resultsOf } from '../results.js';
import { tableOf } from '../season-table.js';
import { newLeague, pairingsOf } from '../state.js';

/** A season of four players who play elsewhere, with its first round; and what p1 and the opponent say of their game. */
function begun() {
  const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 }, { elsewhere: {} });
  desk.pairNext();
  const { gameId, players } = pairingsOf(desk.season).find((one) => one.players.includes('p1'))!;
  const rival = players.find((player) => player !== 'p1')!;
  const wins = (winner: string) => {
    const placed = players.map((player) => ({ player, rank: player === winner ? 1 : 2 }));
    return { type: 'reportResult', season: 1, gameId, placed } as const;
  };
  const confirm = { type: 'confirmReport', season: 1, gameId } as const;
  const dispute = { type: 'disputeReport', season: 1, gameId, reason: 'I won.' } as const;
  return { desk, rival, wins, confirm, dispute };
}

const best = (desk: Desk): string => tableOf(desk.season)[0]!.player;

describe('the result of a game that was played elsewhere', () => {
  it('counts when an opponent confirms it, as a played game, for table and ratings', () => {
    const { desk, rival, wins, confirm } = begun();
    desk.must({ ...wins(rival), evidence: 'https://example.org/photo' }, asked('p1'));
    expect(resultsOf(desk.season)).toEqual([]);
    expect(desk.code(confirm, asked('p1'))).toBe('ownReport');
    desk.must(confirm, asked(rival));
    expect(best(desk)).toBe(rival);
    expect(pairingsOf(desk.season).filter(wasPlayed)).toHaveLength(1);
    expect(resultsOf(desk.season)).toHaveLength(1);
    expect(desk.code(wins('p1'), asked('p1'))).toBe('alreadyDecided');
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('waits for an organizer or a new report when it is disputed, and time does not confirm it', () => {
    const { desk, rival, wins, confirm, dispute } = begun();
    desk.must(wins('p1'), asked('p1'));
    expect(desk.code(wins(rival), asked(rival))).toBe('alreadyReported');
    desk.must(dispute, asked(rival));
    expect(desk.code(dispute, asked(rival))).toBe('alreadyDisputed');
    expect(desk.code(confirm, SYSTEM)).toBe('noReport');
    desk.must(wins(rival), asked(rival));
    desk.must(confirm, SYSTEM);
    expect(best(desk)).toBe(rival);
  });

  it('counts at once from an organizer, also against a report', () => {
    const { desk, rival, wins } = begun();
    desk.must(wins('p1'), asked('p1'));
    desk.must(wins(rival));
    expect(desk.events.at(-1)).toMatchObject({ type: 'reportConfirmed', by: 'host' });
    expect(best(desk)).toBe(rival);
  });

  it('waits for an opponent where a scorekeeper reports a game of their own', () => {
    const { desk, rival, wins, confirm } = begun();
    desk.must({ type: 'appoint', account: 'p1', role: 'SCOREKEEPER', reason: 'Helps.' });
    expect(desk.must(wins('p1'), asked('p1')).map(({ type }) => type)).toEqual(['resultReported']);
    expect(desk.code(confirm, asked('p1'))).toBe('ownReport');
    desk.must(confirm, asked(rival));
    const other = pairingsOf(desk.season).find(({ players }) => !players.includes('p1'))!;
    const placed = other.players.map((player, place) => ({ player, rank: place + 1 }));
    desk.must({ ...wins('p1'), gameId: other.gameId, placed }, asked('p1'));
    expect(desk.events.at(-1)).toMatchObject({ type: 'reportConfirmed', by: 'p1' });
  });

  it('is reported by its players, with a place for each, in a season that is played elsewhere', () => {
    const { desk, rival, wins, confirm } = begun();
    const stranger = ['p2', 'p3', 'p4'].find((player) => player !== rival)!;
    expect(desk.code(wins('p1'), asked(stranger))).toBe('notAnOperator');
    expect(desk.code({ ...wins('p1'), placed: [{ player: 'p1', rank: 1 }] }, asked('p1'))).toBe('scoreMissing');
    expect(desk.code(confirm, asked('p1'))).toBe('noReport');
    expect(desk.code(wins('p1'), { ...asked('p1'), at: 499 })).toBe('notBegun');
    const here = seasonOf(2, { kind: 'SWISS', rounds: 1 });
    here.pairNext();
    const { gameId } = pairingsOf(here.season)[0]!;
    expect(here.code({ ...wins('p1'), gameId }, asked('p1'))).toBe('playedHere');
    here.must({ type: 'closeSeason', season: 1, games: 'ABANDON' });
    const match = { kind: 'BEST_OF', games: 3 } as const;
    const plan = { ruleset: 'lantern', format: { kind: 'SWISS', rounds: 1 }, elsewhere: {}, match } as const;
    expect(here.code({ type: 'openSeason', name: 'Two', plan })).toBe('matchElsewhere');
  });
});
