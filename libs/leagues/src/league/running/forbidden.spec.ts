import { asked, seasonOf, SYSTEM, type Desk } from '../../testing/desk.js';

const together = (desk: Desk, one: string, other: string): boolean =>
  desk.season.rounds.some(({ pairings }) =>
    pairings.some(({ players }) => players.includes(one) && players.includes(other)),
  );

const two = { season: 1, players: ['p1', 'p3'], reason: 'Sisters.' } as const;
const forbid = { type: 'forbidPairing', ...two } as const;

describe('a pairing that must not be', () => {
  it('is none of a Swiss, where it would be otherwise, until it is allowed', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.must(forbid);
    for (let round = 1; round <= 2; round += 1) {
      desk.pairNext();
      desk.playRound();
    }
    expect(together(desk, 'p1', 'p3')).toBe(false);
    // All other pairs have met.
    expect(desk.code({ type: 'pairRound', season: 1, round: 3 })).toBe('noPairing');
    desk.must({ type: 'allowPairing', ...two, players: ['p3', 'p1'] });
    desk.pairNext();
    expect(together(desk, 'p1', 'p3')).toBe(true);
  });

  it('is none of a table, of an arena or of a ladder', () => {
    const tables = seasonOf(6, { kind: 'TABLES', rounds: 4, sizes: [3] });
    tables.must(forbid);
    for (let round = 1; round <= 4; round += 1) {
      tables.pairNext();
      tables.playRound();
    }
    expect(together(tables, 'p1', 'p3')).toBe(false);
    const arena = seasonOf(3, { kind: 'ARENA' });
    arena.must(forbid);
    for (const player of ['p1', 'p3']) arena.must({ type: 'wait', season: 1, player }, asked(player));
    expect(arena.code({ type: 'pairWaiting', season: 1 }, SYSTEM)).toBe('nobodyToPair');
    const ladder = seasonOf(3, { kind: 'LADDER' });
    ladder.must(forbid);
    const challenge = { type: 'challenge', season: 1, player: 'p3', challenged: 'p1' } as const;
    expect(ladder.code(challenge, asked('p3'))).toBe('pairingForbidden');
  });

  it('is refused from the hand of an organizer too, and where no tables keep the two apart', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.must(forbid);
    const pairings = [{ players: ['p3', 'p1'] }, { players: ['p2', 'p4'] }];
    expect(desk.code({ type: 'pairRound', season: 1, round: 1, pairings })).toBe('pairingForbidden');
    const tables = seasonOf(3, { kind: 'TABLES', rounds: 1, sizes: [3] });
    tables.must(forbid);
    expect(tables.code({ type: 'pairRound', season: 1, round: 1 })).toBe('noPairing');
  });

  it('does not keep a schedule apart that the plan has changed to', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    desk.must(forbid);
    const plan = { ruleset: 'lantern', format: { kind: 'ROUND_ROBIN' } } as const;
    desk.must({ type: 'changePlan', season: 1, plan, reason: 'Four came.' });
    for (let round = 1; round <= 3; round += 1) {
      expect(desk.pairNext()).toBe(true);
      desk.playRound();
    }
    expect(together(desk, 'p1', 'p3')).toBe(true);
  });

  it('names two players of a season whose format can choose others, once', () => {
    const desk = seasonOf(4, { kind: 'SWISS', rounds: 3 });
    expect(desk.code({ ...forbid, players: ['p1', 'p9'] })).toBe('notEntered');
    expect(desk.code({ ...forbid, players: ['p1', 'p1'] })).toBe('pairedTwice');
    expect(desk.code({ type: 'allowPairing', ...two })).toBe('notForbidden');
    desk.must(forbid);
    expect(desk.code(forbid)).toBe('alreadyForbidden');
    for (const kind of ['ROUND_ROBIN', 'KNOCK_OUT', 'DOUBLE_ELIMINATION'] as const)
      expect(seasonOf(4, { kind }).code(forbid)).toBe('scheduleIsFixed');
  });
});
