import { MemoryEventStore } from '#event-store';
import { RulesetRegistry } from '../rulesets/registry.js';
import type { AttendedGame } from './attended-games.js';
import { MemoryAttendedGames } from './memory-attended-games.js';
import { TableWaits, waitAfter } from './table-waits.js';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

/** Twenty games, of which the latest ones timed out, the last of them an hour ago. */
const latest = (timeouts: number): readonly AttendedGame[] =>
  Array.from({ length: 20 }, (_, place) => ({
    account: 'ada',
    timedOut: place < timeouts,
    at: NOW - (place + 1) * HOUR,
  }));

describe('The wait for a rated table', () => {
  it.each([
    [0, null],
    [1, null],
    [2, null],
    [4, null],
    [8, 11 * HOUR],
    [20, 11 * HOUR],
  ])('after %i time-outs, the last an hour ago, is over or twelve hours from the last', (timeouts, left) => {
    const until = left === null ? null : NOW + left;
    expect(waitAfter(latest(timeouts), NOW)).toEqual({ games: 20, timeouts, until });
  });

  it.each([
    [2, 600_000],
    [3, 600_000],
    [4, HOUR],
    [7, HOUR],
  ])('after %i time-outs counts from the moment of the last', (timeouts, wait) => {
    const last = NOW - HOUR;
    expect(waitAfter(latest(timeouts), last).until).toBe(last + wait);
    expect(waitAfter(latest(timeouts), last + wait - 1).until).toBe(last + wait);
    expect(waitAfter(latest(timeouts), last + wait).until).toBeNull();
  });

  it('is none for new accounts, and where no games count', async () => {
    const attended = new MemoryAttendedGames(new MemoryEventStore(), new RulesetRegistry([]));
    expect(await new TableWaits(attended, () => NOW).of('ada', 20)).toEqual({ games: 0, timeouts: 0, until: null });
    const always = { latest: () => Promise.resolve(latest(20)) };
    expect(await new TableWaits(always, () => NOW).of('ada', 0)).toEqual({ games: 0, timeouts: 0, until: null });
  });
});
