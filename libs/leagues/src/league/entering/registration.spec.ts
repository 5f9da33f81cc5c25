import { asked, seasonOf, type Desk, type PlanInput } from '../../testing/desk.js';
import { toAnswerIn } from '../to-answer.js';

const SWISS = { kind: 'SWISS', rounds: 5 } as const;
const enter = (player: string, more: object = {}) =>
  ({ type: 'enter', season: 1, player, members: [player], ...more }) as const;
const at = (by: string, moment: number) => ({ ...asked(by), at: moment });
const seasonWith = (registration: PlanInput['registration'], players = 0): Desk =>
  seasonOf(players, SWISS, { registration });
const entered = ({ season }: Desk): readonly string[] => season.entries.map(({ player }) => player);
const waiting = ({ season }: Desk): readonly string[] => season.entering.applicants.map(({ player }) => player);

describe('the registration of a season', () => {
  it('is open between two moments; organizers admit players at any time', () => {
    const desk = seasonWith({ opens: 1_000, closes: 2_000 });
    expect(desk.give(enter('p1'), at('p1', 999))).toMatchObject({
      code: 'notOpenYet',
      facts: { moment: 1_000 },
    });
    expect(desk.code(enter('p1'), at('p1', 1_000))).toBe('accepted');
    expect(desk.code(enter('p2'), at('p2', 2_000))).toBe('registrationOver');
    desk.must(enter('p2'), at('host', 3_000));
    expect(desk.code({ type: 'accept', season: 1, player: 'p2' }, at('p2', 4_000))).toBe('accepted');
  });

  it('puts further players on a waiting list, and gives them places in its order', () => {
    const desk = seasonWith({ capacity: 2 }, 5);
    expect([entered(desk), waiting(desk)]).toEqual([
      ['p1', 'p2'],
      ['p3', 'p4', 'p5'],
    ]);
    expect(desk.code(enter('p3'), asked('p3'))).toBe('alreadyApplied');
    expect(desk.code({ ...enter('Owls'), members: ['p3', 'p9'] }, asked('p9'))).toBe('memberTwice');
    desk.must({ type: 'withdraw', season: 1, player: 'p4', reason: 'No time.' }, asked('p4'));
    const events = desk.must({ type: 'withdraw', season: 1, player: 'p1', reason: 'No time.' }, asked('p1'));
    expect(events).toMatchObject([{ type: 'withdrawn' }, { type: 'entered', player: 'p3', number: 3, by: 'system' }]);
    expect([entered(desk), waiting(desk)]).toEqual([['p1', 'p2', 'p3'], ['p5']]);
  });

  it('lets an organizer approve or reject each participant, unless an organizer has invited it', () => {
    const desk = seasonWith({ approval: true, capacity: 2 }, 2);
    expect([entered(desk), waiting(desk)]).toEqual([[], ['p1', 'p2']]);
    const approve = (player: string) => ({ type: 'approve', season: 1, player }) as const;
    expect(desk.code(approve('p1'), asked('p1'))).toBe('notAnOperator');
    expect(desk.must(approve('p1'))).toMatchObject([{ type: 'entered', player: 'p1', by: 'host' }]);
    expect(desk.code(approve('p1'))).toBe('notApplied');
    desk.must({ type: 'reject', season: 1, player: 'p2', reason: 'Banned for a month.' });
    desk.must(enter('p3'));
    desk.must({ type: 'accept', season: 1, player: 'p3' }, asked('p3'));
    expect([entered(desk), waiting(desk)]).toEqual([['p1', 'p3'], []]);
    desk.must(enter('p2'), asked('p2'));
    expect(desk.must(approve('p2'))).toMatchObject([{ type: 'waitlisted', player: 'p2' }]);
    expect(desk.code(approve('p2'))).toBe('notApplied');
  });

  it('takes late entries up to a round, which has missed rounds count as absence', () => {
    const desk = seasonWith({ lateUntil: 2 }, 4);
    desk.pairNext();
    desk.playRound();
    expect(desk.code(enter('p5'), asked('p5'))).toBe('accepted');
    desk.must(enter('p6'));
    expect(toAnswerIn(desk.league, 'p6')).toHaveLength(1);
    desk.pairNext();
    expect(desk.code(enter('p7'), asked('p7'))).toBe('entriesClosed');
    expect(toAnswerIn(desk.league, 'p6')).toEqual([]);
  });
});

describe('the conditions of entry', () => {
  const conditions = { rating: { least: 1_000, most: 1_500 }, games: 10, accountDays: 30 };
  const facts = { rating: 1_200, games: 10, accountDays: 30 };

  it.each([
    ['accepted', facts],
    ['tooFewGames', { ...facts, games: 9 }],
    ['accountTooNew', { ...facts, accountDays: 29 }],
    ['ratingTooLow', { ...facts, rating: 999 }],
    ['ratingTooHigh', { ...facts, rating: 1_501 }],
    ['noRating', { games: 10, accountDays: 30 }],
    ['tooFewGames', undefined],
  ])('%s: are asked of the facts that the server knows', (code, given) => {
    const desk = seasonWith({ conditions });
    expect(desk.code(enter('p1', given && { facts: given }), asked('p1'))).toBe(code);
  });

  it('are recorded with the entry, so that it can be decided again', () => {
    const desk = seasonWith({ conditions });
    expect(desk.must(enter('p1', { facts }), asked('p1'))).toMatchObject([{ type: 'entered', facts }]);
  });

  it('are about each account that agrees to play, but not about those that an organizer invites', () => {
    const desk = seasonWith({ conditions: { allowed: ['p1', 'p2'] } });
    expect(desk.code(enter('p3'), asked('p3'))).toBe('notAllowed');
    desk.must({ ...enter('Owls'), members: ['p1', 'p3'] }, asked('p1'));
    expect(desk.code({ type: 'accept', season: 1, player: 'Owls' }, asked('p3'))).toBe('notAllowed');
    desk.must(enter('p4'));
    expect(desk.code({ type: 'accept', season: 1, player: 'p4' }, asked('p4'))).toBe('accepted');
  });
});

describe('a join code', () => {
  const joinCode = { salt: 's', digest: 'd' };
  const set = { type: 'setJoinCode', season: 1 } as const;

  it('is needed to enter, until it is removed; only its digest is in the stream', () => {
    const desk = seasonWith({});
    expect(desk.must(set, { ...asked('host'), joinCode })).toEqual([
      { type: 'joinCodeSet', season: 1, ...joinCode, by: 'host' },
    ]);
    expect(desk.code(enter('p1'), asked('p1'))).toBe('wrongCode');
    expect(desk.code(enter('p1', { code: 'e' }), asked('p1'))).toBe('wrongCode');
    expect(desk.code(enter('p1', { code: 'd' }), asked('p1'))).toBe('accepted');
    desk.must({ ...enter('Owls', { code: 'd' }), members: ['p2', 'p3'] }, asked('p2'));
    expect(desk.code({ type: 'accept', season: 1, player: 'Owls' }, asked('p3'))).toBe('accepted');
    desk.must({ type: 'removeJoinCode', season: 1 });
    expect(desk.code(enter('p4'), asked('p4'))).toBe('accepted');
    expect(desk.code({ type: 'removeJoinCode', season: 1 })).toBe('noJoinCode');
  });

  it('that the server has not made is refused', () => {
    expect(seasonWith({}).code(set)).toBe('noJoinCode');
  });
});

describe('a check-in', () => {
  const checkIn = (player: string) => ({ type: 'checkIn', season: 1, player }) as const;

  it('drops who has not come when the first round is paired, and fills their places from the waiting list', () => {
    const desk = seasonWith({ capacity: 4, checkIn: { opens: 400 } }, 7);
    for (const player of ['p1', 'p2', 'p4', 'p6', 'p7']) desk.must(checkIn(player), asked(player));
    expect(desk.code(checkIn('p1'), asked('p1'))).toBe('alreadyCheckedIn');
    expect(desk.code(checkIn('p9'))).toBe('notEntered');
    const events = desk.must({ type: 'pairRound', season: 1, round: 1 });
    expect(events).toMatchObject([
      { type: 'dropped', player: 'p3', by: 'system' },
      { type: 'entered', player: 'p6' },
      { type: 'roundPaired', isProposed: true },
    ]);
    expect([entered(desk), waiting(desk)]).toEqual([
      ['p1', 'p2', 'p4', 'p6'],
      ['p5', 'p7'],
    ]);
    expect(desk.season.rounds[0]?.pairings.flatMap(({ players }) => players).toSorted()).toEqual(entered(desk));
    expect(desk.code(checkIn('p5'))).toBe('checkInOver');
  });

  it('is open in its window; organizers check in at any time before the first round', () => {
    const desk = seasonWith({ checkIn: { opens: 1_000, closes: 2_000 } }, 2);
    expect(desk.code(checkIn('p1'), at('p1', 999))).toBe('notOpenYet');
    expect(desk.code(checkIn('p1'), at('p2', 1_500))).toBe('notAnOperator');
    expect(desk.code(checkIn('p1'), at('p1', 2_000))).toBe('checkInOver');
    expect(desk.code(checkIn('p1'), at('host', 2_000))).toBe('accepted');
    expect(seasonWith({}, 1).code(checkIn('p1'))).toBe('noCheckIn');
  });

  it('lets a dropped player enter late where the plan does', () => {
    const desk = seasonWith({ checkIn: {} }, 3);
    for (const player of ['p1', 'p2']) desk.must(checkIn(player), asked(player));
    desk.pairNext();
    expect(desk.code(enter('p3'), asked('p3'))).toBe('accepted');
  });
});
