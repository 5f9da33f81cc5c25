import { asked, seasonOf, type Desk } from '../../testing/desk.js';
import { tableOf } from '../season-table.js';

const SWISS = { kind: 'SWISS', rounds: 5 } as const;
const own = <Type extends string>(type: Type, player: string, more: object = {}) =>
  ({ type, season: 1, player, ...more }) as { type: Type; season: number; player: string; round: number };
const paired = ({ season }: Desk): readonly string[] =>
  season.rounds.at(-1)!.pairings.flatMap(({ players }) => players);
const byes = ({ season }: Desk) => season.rounds.at(-1)!.byes;
const pointsOf = (desk: Desk, player: string): number =>
  tableOf(desk.season).find((line) => line.player === player)!.points;

describe('a bye on request', () => {
  const plan = { requestedByes: { most: 1, lastRound: 3 } };

  it('keeps the player out of the round, for the points of the plan, and the format pairs the others', () => {
    const desk = seasonOf(5, SWISS, plan);
    desk.must(own('requestBye', 'p2', { round: 1 }), asked('p2'));
    const [event] = desk.must({ type: 'pairRound', season: 1, round: 1 });
    expect(event).toMatchObject({ isProposed: true, byes: [{ player: 'p2', points: 0.5, requested: true }] });
    expect(paired(desk).toSorted()).toEqual(['p1', 'p3', 'p4', 'p5']);
    desk.playRound();
    expect(pointsOf(desk, 'p2')).toBe(0.5);
    desk.pairNext();
    expect(paired(desk)).toContain('p2');
  });

  it('is limited by the plan for players, not for organizers', () => {
    const desk = seasonOf(4, SWISS, plan);
    const ask = (round: number, by = 'p1'): string => desk.code(own('requestBye', 'p1', { round }), asked(by));
    expect(ask(4)).toBe('byeTooLate');
    expect(ask(2, 'p2')).toBe('notAnOperator');
    expect(ask(2)).toBe('accepted');
    expect(ask(2)).toBe('byeRequestedAlready');
    expect(ask(3)).toBe('tooManyByes');
    desk.must({ type: 'appoint', account: 'p1', role: 'SCOREKEEPER', reason: 'Helps.' });
    expect(ask(3)).toBe('tooManyByes');
    expect(ask(4, 'host')).toBe('accepted');
    expect(desk.code(own('cancelBye', 'p1', { round: 2 }), asked('p1'))).toBe('accepted');
    expect(desk.code(own('cancelBye', 'p1', { round: 2 }), asked('p1'))).toBe('noByeRequested');
    desk.pairNext();
    expect(ask(1)).toBe('roundPaired');
    expect(seasonOf(2, SWISS).code(own('requestBye', 'p1', { round: 1 }), asked('p1'))).toBe('tooManyByes');
    expect(seasonOf(2, { kind: 'KNOCK_OUT' }, plan).code(own('requestBye', 'p1', { round: 1 }), asked('p1'))).toBe(
      'noByes',
    );
  });

  it('yields to the pairing that an organizer gives, and fills in where it names others', () => {
    const desk = seasonOf(4, SWISS, { requestedByes: { most: 2 } });
    desk.must(own('requestBye', 'p1', { round: 1 }), asked('p1'));
    desk.must(own('requestBye', 'p2', { round: 1 }), asked('p2'));
    const [event] = desk.must({
      type: 'pairRound',
      season: 1,
      round: 1,
      pairings: [{ players: ['p1', 'p3'] }],
      byes: [{ player: 'p4', points: 1 }],
    });
    expect(event).toMatchObject({ isProposed: false });
    expect(byes(desk).map(({ player }) => player)).toEqual(['p4', 'p2']);
  });
});

describe('a pause', () => {
  it('keeps the player out of the rounds until they resume, for the points of an absence', () => {
    const desk = seasonOf(5, SWISS, { absence: 0.25 });
    desk.must(own('pause', 'p1'), asked('p1'));
    expect(desk.code(own('pause', 'p1'), asked('p1'))).toBe('alreadyPaused');
    desk.pairNext();
    expect([...paired(desk)].toSorted()).toEqual(['p2', 'p3', 'p4', 'p5']);
    desk.playRound();
    expect(pointsOf(desk, 'p1')).toBe(0.25);
    const named = { type: 'pairRound', season: 1, round: 2, pairings: [{ players: ['p1', 'p2'] }] } as const;
    expect(desk.code(named)).toBe('isPaused');
    expect(desk.code(own('resume', 'p2'), asked('p2'))).toBe('notPaused');
    desk.must(own('resume', 'p1'), asked('p1'));
    desk.pairNext();
    expect([...paired(desk), ...byes(desk).map(({ player }) => player)]).toContain('p1');
  });

  it('is refused where all players are needed', () => {
    expect(seasonOf(4, { kind: 'KNOCK_OUT' }).code(own('pause', 'p1'), asked('p1'))).toBe('noPauses');
  });

  it('is not the only way back: a player who withdrew returns where late entries are taken', () => {
    const desk = seasonOf(4, SWISS, { registration: { lateUntil: 2, capacity: 4 } });
    desk.must({ type: 'withdraw', season: 1, player: 'p4', reason: 'A cold.' });
    desk.must({ type: 'enter', season: 1, player: 'p5', members: ['p5'] }, asked('p5'));
    expect(desk.code(own('resume', 'p4'), asked('p4'))).toBe('seasonFull');
    desk.must({ type: 'withdraw', season: 1, player: 'p5', reason: 'A cold.' });
    desk.must(own('resume', 'p4'), asked('p4'));
    desk.pairNext();
    expect(paired(desk)).toContain('p4');
    desk.playRound();
    desk.pairNext();
    expect(desk.code(own('resume', 'p5'), asked('p5'))).toBe('entriesClosed');
  });
});
