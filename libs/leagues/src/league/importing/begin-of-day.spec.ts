import { beginOf } from './begin-of-day.js';

describe('the begin of a day', () => {
  it('is that of the calendar, in leap years too', () => {
    for (const date of [
      '2000-02-29',
      '2000-03-01',
      '2024-02-28',
      '2024-12-31',
      '2025-01-01',
      '2026-11-30',
      '2099-07-15',
    ])
      expect(beginOf(date)).toBe(Date.parse(date));
  });
});
