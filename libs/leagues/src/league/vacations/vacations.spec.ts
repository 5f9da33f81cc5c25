import type { LoadedGame } from '#records';
import type { Asking } from '../asking.js';
import { daysToFollow, keepsToVacations } from '../../stream/league-vacations.js';
import { asked, seasonOf, type Desk, type PlanInput } from '../../testing/desk.js';
import { DAY, vacationLeft } from './taken.js';

const SWISS = { kind: 'SWISS', rounds: 3 } as const;
const seasonWith = (more: Partial<PlanInput> = {}): Desk => seasonOf(2, SWISS, { vacation: { days: 5 }, ...more });
const on = (day: number, by = 'p1'): Asking => ({ ...asked(by), at: day * DAY });
const take = (days: number) => ({ type: 'takeVacation', season: 1, days }) as const;

describe('the vacation of a season', () => {
  it('is taken by players for themselves, a day after the other, until it is spent', () => {
    const desk = seasonWith();
    expect(desk.must(take(2), on(10))).toEqual([
      { type: 'vacationTaken', season: 1, days: 2, until: 12 * DAY, by: 'p1' },
    ]);
    expect(desk.must(take(1), on(11))).toMatchObject([{ until: 13 * DAY }]);
    expect(desk.code(take(3), on(20))).toBe('vacationTooLong');
    expect(desk.must(take(2), on(20))).toMatchObject([{ until: 22 * DAY }]);
    expect(['p1', 'p2'].map((player) => vacationLeft(desk.season, player))).toEqual([0, 5]);
    expect(desk.code(take(1), on(20, 'host'))).toBe('notEntered');
    expect(seasonOf(2, SWISS).code(take(1), on(1))).toBe('noSeasonVacation');
  });

  it('is not given beside that of each game, nor for games elsewhere', () => {
    expect(() => seasonWith({ table: { vacation: { days: 2 } } })).toThrow('wrongVacation');
    expect(() => seasonWith({ elsewhere: {} })).toThrow('wrongVacation');
  });
});

describe('a game of a season with vacation', () => {
  /** A game whose first seat may still take so many of five days, and has taken some until a day. */
  const gameOf = (left: number, day: number | null = null, account = 'p1'): LoadedGame => {
    const vacations = [{ left, until: day === null ? null : day * DAY }];
    return { game: { seats: [{ seat: 0, account }], vacations } } as unknown as LoadedGame;
  };
  const seat = { seat: 0, player: 'p1', account: 'p1' };
  const desk = seasonWith();
  desk.must(take(2), on(10));
  const follows = (game: LoadedGame, day: number): number => daysToFollow(desk.season, seat, game, day * DAY);

  it('follows it with whole days, once, and for its own player alone', () => {
    expect(follows(gameOf(5), 10)).toBe(2);
    expect(follows(gameOf(5), 10.001)).toBe(2);
    expect(follows(gameOf(5), 11.5)).toBe(1);
    expect(follows(gameOf(5), 12)).toBe(0);
    expect(follows(gameOf(3, 12.001), 11)).toBe(0);
    expect(follows(gameOf(4, 11), 10.5)).toBe(1);
    expect(follows(gameOf(1), 10)).toBe(1);
    expect(follows(gameOf(5, null, 'substitute'), 10)).toBe(0);
  });

  it('counts only where it gave no more days than the season', () => {
    const keeps = (left: number): boolean => keepsToVacations(desk.season, [seat], gameOf(left));
    expect([5, 4, 3, 2].map(keeps)).toEqual([true, true, true, false]);
    expect(keepsToVacations(seasonOf(2, SWISS).season, [seat], gameOf(0))).toBe(true);
  });
});
