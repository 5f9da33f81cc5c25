import fc from 'fast-check';
import { addCounting, calendarSchema, countingBetween, DAY } from './calendar.js';
import { countedDayByDay, isWithinPause } from './testing/laws/time-model.js';

const weekends = { daysOff: [6, 7], utcOffset: 60 };
const at = (text: string): number => Date.parse(text);

const calendars = fc.record({
  daysOff: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }),
  utcOffset: fc.integer({ min: -720, max: 840 }),
});
const times = fc.integer({ min: -40 * DAY, max: 60_000 * DAY });
const durations = fc.oneof(
  fc.integer({ min: 0, max: 60 * DAY }),
  fc.integer({ min: 0, max: 60 }).map((days) => days * DAY),
);

describe('a calendar', () => {
  it('leaves out the weekend, whose midnight is that of its offset', () => {
    const friday = at('2026-11-27T22:00:00Z');
    expect(addCounting(friday, 2 * 3_600_000, weekends)).toBe(at('2026-11-29T24:00:00Z'));
    expect(countingBetween(friday, at('2026-11-29T12:00:00Z'), weekends)).toBe(3_600_000);
  });

  it('ends a time that is full at midnight there, and not after the pause', () => {
    expect(addCounting(at('2026-11-27T22:00:00Z'), 3_600_000, weekends)).toBe(at('2026-11-27T23:00:00Z'));
  });

  it('begins a time within a pause, and one of nothing, as the pause ends', () => {
    const saturday = at('2026-11-28T12:00:00Z');
    expect(addCounting(saturday, 0, weekends)).toBe(at('2026-11-29T23:00:00Z'));
    expect(addCounting(saturday, 1_000, weekends)).toBe(at('2026-11-29T23:00:01Z'));
  });

  it('counts as a count day by day does; adding and counting are inverse, and nothing ends within a pause', () => {
    fc.assert(
      fc.property(calendars, times, durations, (calendar, start, duration) => {
        const end = addCounting(start, duration, calendar);
        expect(countedDayByDay(start, end, calendar)).toBe(duration);
        expect(countingBetween(start, end, calendar)).toBe(duration);
        expect(addCounting(start, countingBetween(start, end, calendar), calendar)).toBe(end);
        expect(isWithinPause(end, calendar)).toBe(false);
        expect(countedDayByDay(start, end - 1, calendar)).toBeLessThan(Math.max(1, duration));
      }),
    );
  });

  it('has days from Monday to Sunday, and not all of them', () => {
    const isValid = (daysOff: readonly number[]) => calendarSchema.safeParse({ daysOff, utcOffset: 0 }).success;
    expect([[1], [6, 7], [1, 2, 3, 4, 5, 6]].every(isValid)).toBe(true);
    expect([[], [0], [8], [1, 2, 3, 4, 5, 6, 7], [6, 6]].some(isValid)).toBe(false);
  });
});
