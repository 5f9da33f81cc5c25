import { asked, confirmed, Desk, SYSTEM, type PlanInput } from '../../testing/desk.js';
import { bracketOf } from '../bracket.js';
import { evolveLeague } from '../evolve.js';
import { resultsOf } from '../results.js';
import { tableOf } from '../season-table.js';
import { newLeague, pairingsOf, type MatchGame, type Pairing } from '../state.js';
import { toPlayIn } from '../to-play.js';

const TWO_BOARDS = { kind: 'BOARDS', boards: 2 } as const;
const SWISS = { kind: 'SWISS', rounds: 2 } as const;
const SCORING = { kind: 'RESULT', win: 2, draw: 1, loss: 0 } as const;
const reason = 'For a reason.';

/** The members of a team, in the order of boards; the third one is the reserve. */
const membersOf = (team: string): string[] => [1, 2, 3].map((place) => `${team}${place}`);

function season(teams: string, format: PlanInput['format'] = SWISS, more: Partial<PlanInput> = {}): Desk {
  const desk = new Desk();
  desk.must({ type: 'openLeague', name: 'Team League' });
  const plan = { ruleset: 'lantern', format, match: TWO_BOARDS, scoring: SCORING, tieBreaks: ['GAME_POINTS'], ...more };
  desk.must({ type: 'openSeason', name: 'Autumn', plan: plan as PlanInput });
  for (const player of teams) desk.must({ type: 'enter', season: 1, player, members: membersOf(player) });
  return desk;
}

const matchIn = (desk: Desk, place = 0): Pairing => desk.season.rounds.at(-1)!.pairings[place]!;
const boardsIn = (desk: Desk, place = 0): readonly MatchGame[] => matchIn(desk, place).games!;

/** A board ends: the team has won; null is a draw. */
function ends({ gameId, players }: MatchGame, desk: Desk, winner: string | null): readonly string[] {
  const placed = players.map((player) => ({ player, rank: winner === null || winner === player ? 1 : 2, points: 7 }));
  return desk.must({ ...confirmed, gameId, placed }, SYSTEM).map(({ type }) => type);
}

describe('a match of teams', () => {
  it('opens a game a board, with exchanged seats, for the members in their order', () => {
    const desk = season('AB');
    desk.pairNext();
    const [first, second] = boardsIn(desk);
    expect(first).toMatchObject({ gameId: '1-0', players: ['A', 'B'], accounts: ['A1', 'B1'] });
    expect(second).toMatchObject({ gameId: '1-1', players: ['B', 'A'], accounts: ['B2', 'A2'] });
    const ownOf = (account: string) =>
      toPlayIn(desk.league, account).map(({ pairing, seat }) => [pairing.gameId, seat]);
    expect(['A1', 'A2', 'A3', 'B2'].map(ownOf)).toEqual([[['1-0', 0]], [['1-1', 1]], [], [['1-1', 0]]]);
  });

  it('is decided with its last board: match points come first, then board points', () => {
    const desk = season('ABCD');
    desk.pairNext();
    const winner = (place: number) => matchIn(desk, place).players[0]!;
    expect(ends(boardsIn(desk)[0]!, desk, winner(0))).toEqual(['resultConfirmed']);
    expect(tableOf(desk.season).map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    expect(ends(boardsIn(desk)[1]!, desk, winner(0))).toEqual(['resultConfirmed', 'matchDecided']);
    ends(boardsIn(desk, 1)[0]!, desk, winner(1));
    ends(boardsIn(desk, 1)[1]!, desk, null);
    expect(tableOf(desk.season)).toMatchObject([
      { player: winner(0), points: 2, tieBreaks: [2], rank: 1 },
      { player: winner(1), points: 2, tieBreaks: [1.5], rank: 2 },
      { points: 0, tieBreaks: [0.5], rank: 3 },
      { points: 0, tieBreaks: [0], rank: 4 },
    ]);
    // Each board is a game of two accounts, for ratings.
    expect(resultsOf(desk.season)).toHaveLength(4);
    expect(resultsOf(desk.season)[0]!.sides.map(({ players }) => players)).toEqual([['A1'], ['C1']]);
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('is played by the line-up of its pairing, in which the reserve moves up', () => {
    const desk = season('AB');
    const lineUp = (members: string[], by = 'A1') =>
      desk.code({ type: 'lineUp', season: 1, player: 'A', members }, asked(by));
    expect(lineUp(['A3', 'A1'])).toBe('wrongBoardOrder');
    expect(lineUp(['A1', 'A1'])).toBe('wrongBoardOrder');
    expect(lineUp(['A1', 'A2', 'A3'])).toBe('wrongLineUp');
    expect(lineUp(['A1', 'B3'])).toBe('notAMember');
    expect(lineUp(['A1', 'A3'], 'B1')).toBe('notAnOperator');
    expect(lineUp(['A2', 'A3'])).toBe('accepted');
    desk.pairNext();
    expect(boardsIn(desk).map(({ accounts }) => accounts)).toEqual([
      ['A2', 'B1'],
      ['B2', 'A3'],
    ]);
    expect(lineUp(['A1', 'A2'])).toBe('accepted');
    expect(boardsIn(desk).map(({ accounts }) => accounts)).toEqual([
      ['A2', 'B1'],
      ['B2', 'A3'],
    ]);
    // Paired again, before any result, it has the new one.
    desk.must({ type: 'pairRound', season: 1, round: 1 }, asked('host', false, 2));
    expect(boardsIn(desk)[0]!.accounts).toEqual(['A1', 'B1']);
  });

  it('follows from its boards with each forfeit, penalty, correction and annulment', () => {
    const desk = season('AB');
    desk.pairNext();
    const [one, two] = boardsIn(desk).map(({ gameId }) => gameId);
    const told = { season: 1, reason } as const;
    const points = () => tableOf(desk.season).map((line) => [line.player, line.points, line.tieBreaks[0]]);
    desk.must({ type: 'forfeit', ...told, gameId: one!, absent: ['A'] });
    expect(toPlayIn(desk.league, 'A1')).toEqual([]);
    desk.must({ type: 'penalize', ...told, player: 'B', penalty: { kind: 'GAME_LOSS', gameId: two! } });
    expect(points()).toEqual([
      ['A', 1, 1],
      ['B', 1, 1],
    ]);
    const scores = [
      { player: 'A', points: 1 },
      { player: 'B', points: 0 },
    ];
    expect(desk.must({ type: 'correctResult', ...told, gameId: one!, scores }).map(({ type }) => type)).toEqual([
      'resultCorrected',
      'matchDecided',
    ]);
    expect(points()).toEqual([
      ['A', 2, 2],
      ['B', 0, 0],
    ]);
    desk.must({ type: 'annulResult', ...told, gameId: two! });
    expect(points()).toEqual([
      ['A', 2, 1],
      ['B', 0, 0],
    ]);
    expect(desk.must({ type: 'annulResult', ...told, gameId: one! }).map(({ type }) => type)).toEqual([
      'resultAnnulled',
    ]);
    expect(matchIn(desk).outcome).toMatchObject({ kind: 'ANNULLED', scores: [] });
    desk.must({ type: 'correctResult', ...told, gameId: two!, scores });
    expect(points()).toEqual([
      ['A', 2, 1],
      ['B', 0, 0],
    ]);
  });

  it('in a bracket sends on the team with more board points, is played again when drawn, and sends on no one without a point', () => {
    const desk = season('AB', { kind: 'KNOCK_OUT' });
    desk.pairNext();
    for (const board of boardsIn(desk)) ends(board, desk, null);
    desk.pairNext();
    expect(pairingsOf(desk.season)).toHaveLength(2);
    for (const { gameId } of boardsIn(desk))
      desk.must({ type: 'forfeit', season: 1, gameId, absent: ['A', 'B'], reason });
    expect(bracketOf(desk.season)).toMatchObject([{ isOver: true, winner: null }]);
    const [board] = boardsIn(desk);
    const scores = [
      { player: 'A', points: 0 },
      { player: 'B', points: 1 },
    ];
    desk.must({ type: 'correctResult', season: 1, gameId: board!.gameId, scores, reason });
    expect(bracketOf(desk.season)).toMatchObject([{ isOver: true, winner: 'B' }]);
  });

  it.each([
    [['BOARD_COUNT'], '10 01', 'A'],
    [['BOARD_COUNT'], '10 == 01', 'A'],
    [['BOARD_COUNT'], '01 10 10 01', null],
    [['BOARD_COUNT', 'TOP_BOARD'], '01 10 10 01', 'B'],
    [['TOP_BOARD'], '== 01 == 10', 'B'],
    [['BOTTOM_BOARD'], '01 10 10 01', 'A'],
    [['BOTTOM_BOARD'], '== == ==', null],
    [['BOARD_COUNT', 'TOP_BOARD', 'BOTTOM_BOARD'], '== ==', null],
    [undefined, '10 01', null],
  ] as const)('that is drawn in a bracket is decided by %s of %s: %s', (drawn, results, winner) => {
    const points = results.split(' ').map((board) => Array.from(board, (side) => (side === '=' ? 0.5 : Number(side))));
    const match = { kind: 'BOARDS', boards: points.length, ...(drawn ? { drawn: [...drawn] } : {}) } as const;
    const desk = season('', { kind: 'KNOCK_OUT' }, { match });
    const members = (team: string) => points.map((_, place) => `${team}${place}`);
    for (const player of 'AB') desk.must({ type: 'enter', season: 1, player, members: members(player) });
    desk.pairNext();
    for (const [place, board] of boardsIn(desk).entries()) {
      const [a = 0, b = 0] = points[place]!;
      ends(board, desk, a === b ? null : a > b ? 'A' : 'B');
    }
    expect(tableOf(desk.season).map((line) => line.points)).toEqual([1, 1]);
    expect(bracketOf(desk.season)).toMatchObject([{ isOver: winner !== null, winner }]);
    expect(desk.pairNext()).toBe(winner === null);
  });

  it('ends with its season on all boards, and needs a member for each', () => {
    const desk = season('AB');
    const small = { type: 'enter', season: 1, player: 'C', members: ['C1'] } as const;
    expect(desk.code({ ...small, player: 'C1' })).toBe('tooFewMembers');
    desk.pairNext();
    ends(boardsIn(desk)[0]!, desk, 'A');
    expect(desk.code({ type: 'closeSeason', season: 1, games: 'REFUSE' })).toBe('gamesRun');
    desk.must({ type: 'closeSeason', season: 1, games: 'ABANDON' });
    expect(matchIn(desk).outcome?.kind).toBe('ANNULLED');
    expect(resultsOf(desk.season)).toEqual([]);
    const finals = { format: { kind: 'KNOCK_OUT' }, top: 2 } as const;
    expect(() => season('AB', SWISS, { finals })).toThrow('boardsDiffer');
    expect(
      season('AB', SWISS, { match: { kind: 'ALL_GAMES', games: 2 } }).code({
        type: 'lineUp',
        season: 1,
        player: 'A',
        members: ['A1', 'A2'],
      }),
    ).toBe('noBoards');
  });
});
