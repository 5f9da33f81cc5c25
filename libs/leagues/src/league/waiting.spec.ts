import { asked, seasonOf, SYSTEM, type Desk } from '../testing/desk.js';
import { evolveLeague } from './evolve.js';
import { newLeague } from './state.js';

const ARENA = { kind: 'ARENA' } as const;

/** A player starts to wait at a moment; returns the refusal if any. */
const waits = (desk: Desk, player: string, at = 500): string =>
  desk.code({ type: 'wait', season: 1, player }, { ...asked(player), at });

/** The server pairs the waiting players, as the round with a number. */
const pairs = (desk: Desk, round = 1): string =>
  desk.code({ type: 'pairWaiting', season: 1 }, { ...asked('system', true, round), at: 90_000 });

/** The opponents in the latest pairing. */
const met = (desk: Desk): string[] =>
  desk.season.rounds
    .at(-1)!
    .pairings.map(({ players }) => [...players].sort().join('-'))
    .sort();

const waiting = (desk: Desk): string[] => desk.season.waiting.map(({ player }) => player);

describe('a season that is an arena', () => {
  it('lets its players without a game wait, each once, on their own request', () => {
    const desk = seasonOf(3, ARENA);
    expect(desk.code({ type: 'wait', season: 1, player: 'p1' }, asked('p2'))).toBe('notAnOperator');
    expect(waits(desk, 'p9')).toBe('notAnOperator');
    expect(desk.code({ type: 'wait', season: 1, player: 'p9' })).toBe('notEntered');
    expect(waits(desk, 'p1', 700)).toBe('accepted');
    expect(desk.events.at(-1)).toEqual({ type: 'waits', season: 1, player: 'p1', since: 700, by: 'p1' });
    expect(waits(desk, 'p1')).toBe('alreadyWaiting');
    expect(waits(seasonOf(3, { kind: 'LADDER' }), 'p1')).toBe('arenasOnly');
  });

  it('pairs all waiting players at one time, who then no longer wait, and play before they wait again', () => {
    const desk = seasonOf(5, ARENA);
    for (const player of ['p1', 'p2', 'p3']) waits(desk, player, player === 'p2' ? 80_000 : 500);
    expect(pairs(desk)).toBe('accepted');
    expect(desk.events.at(-1)).toMatchObject({ type: 'roundPaired', round: 1, startsAt: 90_000, isProposed: true });
    expect([met(desk), waiting(desk)]).toEqual([['p1-p3'], ['p2']]);
    expect(waits(desk, 'p1')).toBe('playsAlready');
    desk.playRound();
    expect(waiting(desk)).toEqual(['p2']);
    expect(waits(desk, 'p1')).toBe('accepted');
    expect(waits(desk, 'p4')).toBe('accepted');
    expect(desk.events.reduce(evolveLeague, newLeague)).toEqual(desk.league);
  });

  it('drops with a player who has not checked in also their wait', () => {
    const desk = seasonOf(3, ARENA, { registration: { checkIn: {} } });
    for (const player of ['p1', 'p2']) desk.must({ type: 'checkIn', season: 1, player }, asked(player));
    waits(desk, 'p3');
    desk.must({ type: 'pairRound', season: 1, round: 1, pairings: [{ players: ['p1', 'p2'] }] });
    expect(desk.events.map(({ type }) => type)).toContain('dropped');
    expect(waiting(desk)).toEqual([]);
  });

  it('pairs by points, and never with the latest opponent while there is another', () => {
    const desk = seasonOf(4, ARENA);
    const all = ['p1', 'p2', 'p3', 'p4'];
    for (const player of ['p1', 'p2']) waits(desk, player);
    pairs(desk);
    desk.playRound();
    for (const player of ['p3', 'p4']) waits(desk, player);
    pairs(desk, 2);
    desk.playRound();
    for (const player of all) waits(desk, player);
    pairs(desk, 3);
    // The two winners meet, and the two losers.
    expect(met(desk)).toEqual(['p1-p3', 'p2-p4']);
    expect(desk.season.rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('pairs no single player, and none who has stopped waiting or withdrawn', () => {
    const desk = seasonOf(3, ARENA);
    const stop = { type: 'stopWaiting', season: 1, player: 'p1' } as const;
    expect(desk.code(stop, asked('p1'))).toBe('notWaiting');
    for (const player of ['p1', 'p2', 'p3']) waits(desk, player);
    desk.must(stop, asked('p1'));
    expect(desk.events.at(-1)).toEqual({ type: 'stoppedWaiting', season: 1, player: 'p1', by: 'p1' });
    desk.must({ type: 'withdraw', season: 1, player: 'p2', reason: 'Ill.' }, asked('p2'));
    expect([waiting(desk), pairs(desk)]).toEqual([['p3'], 'nobodyToPair']);
  });

  it('refuses a team if no table fits two of its size', () => {
    const desk = seasonOf(0, ARENA);
    desk.must({ type: 'enter', season: 1, player: 'Owls', members: ['p7', 'p8'] }, asked('p7'));
    desk.must({ type: 'accept', season: 1, player: 'Owls' }, asked('p8'));
    const wait = { type: 'wait', season: 1, player: 'Owls' } as const;
    expect(desk.code(wait, { ...asked('p8'), seats: { least: 2, most: 3 } })).toBe('wrongTable');
    expect(desk.code(wait, { ...asked('p8'), seats: { least: 2, most: 4 } })).toBe('accepted');
  });

  it('pairs five hundred at one time, after thousands of games', () => {
    const desk = seasonOf(500, ARENA);
    for (let round = 1; round <= 4; round += 1) {
      for (const { player } of desk.season.entries) waits(desk, player);
      expect(pairs(desk, round)).toBe('accepted');
      expect(desk.season.rounds.at(-1)!.pairings).toHaveLength(250);
      if (round < 4) desk.playRound();
    }
    const games = desk.season.rounds.flatMap(({ pairings }) =>
      pairings.map(({ players }) => [...players].sort().join()),
    );
    expect(new Set(games).size).toBe(1_000);
    expect(desk.code({ type: 'pairWaiting', season: 1 }, SYSTEM)).toBe('nobodyToPair');
  });
});
