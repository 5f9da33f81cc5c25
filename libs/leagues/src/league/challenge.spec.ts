import { seasonOf, asked, SYSTEM, confirmed, type Desk } from '../testing/desk.js';
import { evolveLeague } from './evolve.js';
import { tableOf } from './season-table.js';
import { newLeague, pairingsOf } from './state.js';

let games = 0;

/** A challenge by a player, or its refusal. */
const challenge = (desk: Desk, player: string, challenged: string, by = player): string => {
  games += 1;
  return desk.code({ type: 'challenge', season: 1, player, challenged }, asked(by, false, games));
};

/** Ends the latest challenge with this result. */
const ends = (desk: Desk, points: readonly number[]): void => desk.playRound(() => points);

const ladder = (desk: Desk): string[] => tableOf(desk.season).map(({ player, rank }) => `${rank} ${player}`);
const of = (...players: string[]): string[] => players.map((player, place) => `${place + 1} ${player}`);

describe('a season that is a ladder', () => {
  it('lets a player challenge another who is near enough above, at once, and only for themselves', () => {
    const desk = seasonOf(5, { kind: 'LADDER', reach: 2 });
    expect(challenge(desk, 'p4', 'p2', 'p3')).toBe('notAnOperator');
    expect(challenge(desk, 'p4', 'p1')).toBe('outOfReach');
    expect(challenge(desk, 'p2', 'p4')).toBe('outOfReach');
    expect(challenge(desk, 'p4', 'p9')).toBe('notEntered');
    expect(challenge(desk, 'p4', 'p2')).toBe('accepted');
    expect(desk.events.at(-1)).toMatchObject({
      type: 'roundPaired',
      round: 1,
      pairings: [{ players: ['p4', 'p2'] }],
      startsAt: 500,
      isProposed: true,
      by: 'p4',
    });
    expect(challenge(seasonOf(5, { kind: 'SWISS', rounds: 2 }), 'p4', 'p2')).toBe('laddersOnly');
  });

  it('has no player in two games at one time', () => {
    const desk = seasonOf(5, { kind: 'LADDER' });
    challenge(desk, 'p4', 'p2');
    expect(challenge(desk, 'p3', 'p2')).toBe('playsAlready');
    expect(challenge(desk, 'p4', 'p1')).toBe('playsAlready');
    expect(challenge(desk, 'p3', 'p1')).toBe('accepted');
    ends(desk, [1, 0]);
    expect(challenge(desk, 'p1', 'p3')).toBe('accepted');
  });

  it('is climbed by the winning challenger, and unchanged after a draw or a defeat', () => {
    const desk = seasonOf(5, { kind: 'LADDER' });
    challenge(desk, 'p4', 'p2');
    ends(desk, [1, 0]);
    expect(ladder(desk)).toEqual(of('p1', 'p4', 'p2', 'p3', 'p5'));
    challenge(desk, 'p3', 'p1');
    ends(desk, [0.5, 0.5]);
    challenge(desk, 'p5', 'p2');
    ends(desk, [0, 1]);
    expect(ladder(desk)).toEqual(of('p1', 'p4', 'p2', 'p3', 'p5'));
    challenge(desk, 'p2', 'p4');
    const { gameId } = pairingsOf(desk.season).at(-1)!;
    desk.must({ type: 'forfeit', season: 1, gameId, absent: ['p4'], reason: 'Did not come.' }, SYSTEM);
    expect(ladder(desk)).toEqual(of('p1', 'p2', 'p4', 'p3', 'p5'));
  });

  it('counts results in the order in which they were decided, and a corrected one as though it had always been so', () => {
    const desk = seasonOf(4, { kind: 'LADDER' });
    challenge(desk, 'p2', 'p1');
    const { gameId: first } = pairingsOf(desk.season).at(-1)!;
    challenge(desk, 'p4', 'p3');
    ends(desk, [1, 0]);
    const placed = ['p2', 'p1'].map((player, place) => ({ player, rank: place + 1, points: 1 - place }));
    desk.must({ ...confirmed, gameId: first, placed }, SYSTEM);
    expect(ladder(desk)).toEqual(of('p2', 'p1', 'p4', 'p3'));
    challenge(desk, 'p4', 'p2');
    ends(desk, [1, 0]);
    expect(ladder(desk)).toEqual(of('p4', 'p2', 'p1', 'p3'));
    const scores = placed.map(({ player, points }) => ({ player, points: 1 - points }));
    desk.must({ type: 'correctResult', season: 1, gameId: first, scores, reason: 'A bug.' });
    expect(ladder(desk)).toEqual(of('p1', 'p4', 'p2', 'p3'));
    desk.must({ type: 'annulResult', season: 1, gameId: first, reason: 'A bug.' });
    expect(ladder(desk)).toEqual(of('p1', 'p4', 'p2', 'p3'));
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('is joined at its foot at any time, and left without a gap', () => {
    const desk = seasonOf(3, { kind: 'LADDER' });
    challenge(desk, 'p3', 'p1');
    ends(desk, [1, 0]);
    desk.must({ type: 'enter', season: 1, player: 'p4', members: ['p4'] }, asked('p4'));
    expect(ladder(desk)).toEqual(of('p3', 'p1', 'p2', 'p4'));
    desk.must({ type: 'withdraw', season: 1, player: 'p1', reason: 'Ill.' }, asked('p1'));
    expect(ladder(desk)).toEqual(of('p3', 'p2', 'p4'));
    expect(challenge(desk, 'p4', 'p1')).toBe('notEntered');
  });

  it('opens no game with more seats to fill than it has', () => {
    const desk = seasonOf(2, { kind: 'LADDER' });
    const one = { type: 'challenge', season: 1, player: 'p2', challenged: 'p1' } as const;
    expect(desk.code(one, { ...asked('p2'), seats: { least: 3, most: 4 } })).toBe('wrongTable');
    expect(desk.code(one, { ...asked('p2'), seats: { least: 2, most: 2 } })).toBe('accepted');
  });
});
