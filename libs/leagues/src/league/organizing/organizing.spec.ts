import { asked, confirmed, seasonOf, SYSTEM } from '../../testing/desk.js';

const SWISS = { kind: 'SWISS', rounds: 5 } as const;
const appoint = (account: string, role: 'OWNER' | 'JUDGE' | 'SCOREKEEPER') =>
  ({ type: 'appoint', account, role, reason: 'Known for years.' }) as const;
const dismiss = (account: string) => ({ type: 'dismiss', account, reason: 'Moved away.' }) as const;

describe('the roles of organizers', () => {
  it('name what is missing for a command', () => {
    const desk = seasonOf(2, SWISS, { registration: { checkIn: {} } });
    desk.must(appoint('jo', 'JUDGE'));
    desk.must(appoint('sam', 'SCOREKEEPER'));
    for (const player of ['p1', 'p2']) desk.must({ type: 'checkIn', season: 1, player }, asked('sam'));
    const pair = { type: 'pairRound', season: 1, round: 1 } as const;
    expect(desk.give(pair, asked('jo'))).toMatchObject({ code: 'roleMissing', facts: { role: 'OWNER', own: 'JUDGE' } });
    const [paired] = desk.must(pair);
    const gameId = (paired as { pairings: readonly { gameId: string }[] }).pairings[0]!.gameId;
    const forfeit = { type: 'forfeit', season: 1, gameId, absent: ['p2'], reason: 'Not there.' } as const;
    expect(desk.give(forfeit, asked('sam'))).toMatchObject({ code: 'roleMissing', facts: { role: 'JUDGE' } });
    expect(desk.code(forfeit, asked('p1'))).toBe('notAnOperator');
    expect(desk.code(forfeit, asked('jo'))).toBe('accepted');
    expect(desk.code({ ...confirmed, gameId, placed: [{ player: 'p1', rank: 1, points: 1 }] }, SYSTEM)).toBe(
      'alreadyDecided',
    );
  });

  it('can be changed and taken away by owners, of whom one stays', () => {
    const desk = seasonOf(0, SWISS);
    expect(desk.code(appoint('jo', 'JUDGE'), asked('jo'))).toBe('notAnOperator');
    desk.must(appoint('jo', 'JUDGE'));
    expect(desk.code(appoint('jo', 'JUDGE'))).toBe('hasRole');
    expect([desk.code(appoint('host', 'JUDGE')), desk.code(dismiss('host'))]).toEqual(['lastOwner', 'lastOwner']);
    desk.must(appoint('jo', 'OWNER'));
    desk.must(dismiss('host'), asked('jo'));
    expect(desk.league).toMatchObject({ operators: ['jo'], officials: [] });
    expect(desk.code(dismiss('host'), asked('jo'))).toBe('hasNoRole');
    expect(desk.code(appoint('host', 'OWNER'), asked('host'))).toBe('notAnOperator');
  });
});

describe('a league', () => {
  const plan = { ruleset: 'lantern', format: SWISS } as const;
  const changePlan = (more: object = {}) =>
    ({ type: 'changePlan', season: 1, plan: { ...plan, ...more }, reason: 'A larger room.' }) as const;

  it('changes the plan of a season before its first round, and gives new places to the waiting list', () => {
    const desk = seasonOf(4, SWISS, { registration: { capacity: 2 } });
    const events = desk.must(changePlan({ registration: { capacity: 3 } }));
    expect(events).toMatchObject([
      { type: 'planChanged', plan: { registration: { capacity: 3 }, bye: 1 }, reason: 'A larger room.' },
      { type: 'entered', player: 'p3' },
    ]);
    expect(desk.season.plan.registration?.capacity).toBe(3);
    expect(desk.code(changePlan({ scoring: { kind: 'SCORE' } }))).toBe('pointsUnstated');
    const bracket = { kind: 'KNOCK_OUT' } as const;
    expect(desk.code(changePlan({ format: bracket, finals: { format: bracket, top: 4 } }))).toBe('noFinals');
    const pairing = { kind: 'TIMETABLE', first: 499, every: 600 } as const;
    expect(desk.code(changePlan({ pairing }))).toBe('startsInThePast');
    desk.pairNext();
    expect(desk.code(changePlan())).toBe('planFixed');
  });

  it('says what it is, in paragraphs of plain text', () => {
    const desk = seasonOf(0, SWISS);
    const about = { description: ' For all.\r\n\r\nBring a pen. ', prizes: 'A lantern.' };
    desk.must({ type: 'describeLeague', about });
    desk.must({ type: 'describeSeason', season: 1, about: { contact: 'host@example.org' } });
    expect(desk.league.about).toEqual({ description: 'For all.\n\nBring a pen.', prizes: 'A lantern.' });
    expect(desk.season.about).toEqual({ contact: 'host@example.org' });
    expect(() => desk.give({ type: 'describeLeague', about: { rules: 'a\u202Eb' } })).toThrow('direction marks');
  });

  it('is archived when its seasons are closed, and takes no command until it is restored', () => {
    const desk = seasonOf(2, SWISS);
    const archive = { type: 'archiveLeague', reason: 'It was good.' } as const;
    expect(desk.code(archive)).toBe('seasonRuns');
    desk.must({ type: 'closeSeason', season: 1 });
    desk.must(archive);
    expect(desk.code({ type: 'openSeason', name: 'Two', plan })).toBe('leagueArchived');
    desk.must({ type: 'restoreLeague', reason: 'Again.' });
    expect(desk.code({ type: 'restoreLeague', reason: 'Again.' })).toBe('notArchived');
    expect(desk.code({ type: 'openSeason', name: 'Two', plan })).toBe('accepted');
  });

  it('is deleted as long as no round of it was paired', () => {
    const deleting = { type: 'deleteLeague', reason: 'A slip.' } as const;
    const fresh = seasonOf(2, SWISS);
    fresh.must(deleting);
    expect(fresh.code({ type: 'restoreLeague', reason: 'Again.' })).toBe('leagueDeleted');
    const played = seasonOf(2, SWISS);
    played.pairNext();
    expect(played.code(deleting)).toBe('leaguePlayed');
  });
});
