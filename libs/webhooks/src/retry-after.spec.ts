import { retryAfterOf } from './retry-after.js';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const MOST = 3_600_000;

describe('A Retry-After', () => {
  it.each([
    ['seconds', '120', 120_000],
    ['seconds with spaces around them', ' 120 ', 120_000],
    ['no time', '0', 0],
    ['more than the limit', '999999999999', MOST],
    ['a date', 'Fri, 02 Jan 2026 03:05:05 GMT', 60_000],
    ['a date in the past', 'Fri, 02 Jan 2026 03:04:04 GMT', 0],
    ['a date of another year', 'Sat, 02 Jan 2027 03:04:05 GMT', MOST],
  ])('asks for %s', (_what, header, ms) => {
    expect(retryAfterOf(header, NOW, MOST)).toBe(ms);
  });

  it.each([
    undefined,
    '',
    '-5',
    '1.5',
    '1e9',
    'soon',
    '9999999999999',
    '2026-01-02T03:05:05Z',
    'Fri, 99 Jan 2026 03:05:05 GMT',
  ])('is not %s', (header) => {
    expect(retryAfterOf(header, NOW, MOST)).toBeUndefined();
  });
});
