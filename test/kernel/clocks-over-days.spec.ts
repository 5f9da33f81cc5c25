import { isRefusal, LocalGame, waitsForRules, type AnyTagged } from '#kernel';
import { applyCommit, deadlineOfSeat, newGame, type GameCommand } from '#kernel/server';
import { lantern } from '#lantern-presentation';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Friday at noon. */
const FRIDAY = Date.parse('2026-11-27T12:00:00Z');
const WEEKENDS = { daysOff: [6, 7], utcOffset: 0 };

/** A game of two, both asked for their first card, with a day for each. */
class Table {
  readonly local = new LocalGame(lantern, 'days');
  now = FRIDAY;

  constructor(settings: Readonly<Record<string, unknown>>) {
    const options = { decisionSeconds: 86_400 };
    this.do({ type: 'openGame', ruleset: 'lantern', options, openedBy: 'player-0', ...settings });
    for (const seat of [0, 1]) this.do({ type: 'takeSeat', seat, account: `player-${seat}`, seed: null });
    this.do({ type: 'startGame' });
  }

  do(command: GameCommand): readonly AnyTagged[] {
    const decision = this.local.run(command, this.now);
    if (isRefusal(decision)) throw new Error(decision.code);
    return decision.events;
  }

  refused(command: GameCommand): string | undefined {
    const decision = this.local.run(command, this.now);
    return isRefusal(decision) ? decision.code : undefined;
  }

  /** Hours from now until the time of a seat runs out. */
  hours(seat: number): number {
    const { game, waiting } = this.local;
    return ((deadlineOfSeat(game.clocks, waiting, seat) ?? NaN) - this.now) / HOUR;
  }

  answer(seat: number): void {
    const [command] = this.local.legal(seat);
    this.do({ type: 'play', seat, command: command! });
    for (let next = this.local.waiting; waitsForRules(next); next = this.local.waiting)
      this.do({ type: 'runStep', key: next.key });
  }
}

describe('a calendar of a table', () => {
  it('moves deadlines over the weekend', () => {
    const table = new Table({ calendar: WEEKENDS });
    expect([table.hours(0), table.hours(1)]).toEqual([72, 72]);
  });

  it('does not let banks run on its days', () => {
    const table = new Table({ calendar: WEEKENDS, bank: { seconds: 7_200, increment: 0 } });
    table.now += 2 * DAY;
    table.answer(0);
    expect(table.local.game.banks).toEqual([7_200_000, 7_200_000]);
    table.now += DAY + HOUR;
    table.answer(1);
    expect(table.local.game.banks).toEqual([7_200_000, 3_600_000]);
  });

  it.each([
    { calendar: { daysOff: [6, 6], utcOffset: 0 } },
    { calendar: { daysOff: [6], utcOffset: 841 } },
    { vacation: { days: 0 } },
  ])('is refused where it is wrong: %j', (settings) => {
    expect(() => new Table(settings)).toThrow('invalidOptions');
  });
});

describe('a vacation', () => {
  it('lets the clock of its seat alone stand still, on days of the calendar too', () => {
    const table = new Table({ vacation: { days: 5 }, calendar: WEEKENDS });
    table.now += 6 * HOUR;
    const [event] = table.do({ type: 'takeVacation', seat: 0, days: 4 });
    expect(event).toEqual({ type: 'vacationTaken', seat: 0, days: 4, until: '2026-12-01T18:00:00.000Z' });
    expect([table.hours(0), table.hours(1)]).toEqual([4 * 24 + 18, 66]);
  });

  it('goes on in the steps that come, and can be prolonged by the days that are left', () => {
    const table = new Table({ vacation: { days: 3 } });
    table.do({ type: 'takeVacation', seat: 0, days: 1 });
    table.answer(0);
    table.answer(1);
    expect([table.hours(0), table.hours(1)]).toEqual([48, 24]);
    table.do({ type: 'takeVacation', seat: 0, days: 1 });
    expect(table.hours(0)).toBe(72);
    expect(table.refused({ type: 'takeVacation', seat: 0, days: 2 })).toBe('vacationSpent');
    expect(table.local.game.vacations?.map(({ left }) => left)).toEqual([1, 3]);
  });

  it('leaves a bank as it was', () => {
    const table = new Table({ vacation: { days: 3 }, bank: { seconds: 7_200, increment: 0 } });
    table.now += DAY + HOUR;
    table.do({ type: 'takeVacation', seat: 0, days: 2 });
    table.now += 2 * DAY + HOUR / 2;
    table.answer(0);
    expect(table.local.game.banks?.[0]).toBe(1_800_000);
  });

  it('is refused without days, without a running clock, and when the time is over', () => {
    const table = new Table({ vacation: { days: 3 } });
    expect(new Table({}).refused({ type: 'takeVacation', seat: 0, days: 1 })).toBe('noVacations');
    expect(table.refused({ type: 'takeVacation', seat: 7, days: 1 })).toBe('noSuchSeat');
    table.answer(0);
    expect(table.refused({ type: 'takeVacation', seat: 0, days: 1 })).toBe('clockStandsStill');
    table.now += DAY;
    expect(table.refused({ type: 'takeVacation', seat: 1, days: 1 })).toBe('clockStandsStill');
  });
});

describe('time that a seat gives another one', () => {
  it('moves its deadline in this step alone', () => {
    const table = new Table({});
    table.do({ type: 'grantTime', seat: 0, to: 1, seconds: 7_200 });
    expect([table.hours(0), table.hours(1)]).toEqual([24, 26]);
    table.answer(0);
    table.answer(1);
    expect([table.hours(0), table.hours(1)]).toEqual([24, 24]);
  });

  it('stays in a bank', () => {
    const table = new Table({ bank: { seconds: 60, increment: 0 } });
    table.do({ type: 'grantTime', seat: 0, to: 1, seconds: 7_200 });
    table.answer(1);
    expect(table.local.game.banks).toEqual([60_000, 7_260_000]);
  });

  it('is of others, and has a limit', () => {
    const table = new Table({});
    expect(table.refused({ type: 'grantTime', seat: 0, to: 0, seconds: 60 })).toBe('ownClock');
    for (let day = 0; day < 7; day += 1) table.do({ type: 'grantTime', seat: 0, to: 1, seconds: 86_400 });
    expect(table.refused({ type: 'grantTime', seat: 0, to: 1, seconds: 1 })).toBe('tooMuchGranted');
  });

  it('folds to the same game, like everything that changes clocks', () => {
    const table = new Table({ vacation: { days: 3 }, calendar: WEEKENDS });
    table.do({ type: 'grantTime', seat: 0, to: 1, seconds: 7_200 });
    table.do({ type: 'takeVacation', seat: 1, days: 2 });
    table.answer(0);
    const folded = newGame();
    for (const commit of table.local.commits)
      applyCommit(lantern, folded, JSON.parse(JSON.stringify(commit)) as typeof commit);
    expect(folded).toEqual(table.local.game);
  });
});

describe('a pause', () => {
  const agreed = (table: Table): void => {
    const [{ version }] = [table.local.game];
    table.do({ type: 'propose', seat: 0, kind: 'PAUSE' });
    table.do({ type: 'answerProposal', seat: 1, proposal: version + 1, agrees: true });
  };

  it('stops a vacation, and keeps the time that counts', () => {
    const table = new Table({ vacation: { days: 3 }, calendar: WEEKENDS });
    table.do({ type: 'takeVacation', seat: 0, days: 1 });
    table.now += 12 * HOUR;
    agreed(table);
    expect(table.refused({ type: 'takeVacation', seat: 0, days: 1 })).toBe('paused');
    table.now += 3 * DAY + 12 * HOUR;
    table.do({ type: 'endPause', seat: 0 });
    expect([table.hours(0), table.hours(1)]).toEqual([12 + 24, 12]);
  });
});
