import { doubled, movedBetween, timesIn } from './suite-times.mjs';

describe('the CPU time of suites', () => {
  it('is that of all runs of a suite, the slowest suite first', () => {
    const lines = ['{"suite":"a","cpu":1}', '{"suite":"b","cpu":5}', '{"suite":"a","cpu":2}', ''].join('\n');
    expect(Object.entries(timesIn(lines))).toEqual([
      ['b', 5],
      ['a', 3],
    ]);
  });

  it('names a suite that takes twice its share of before, on a machine of another speed too', () => {
    const before = { slow: 50, laws: 40, quick: 10 };
    expect(doubled(before, { slow: 100, laws: 80, quick: 20 })).toEqual([]);
    expect(doubled(before, { slow: 50, laws: 40, quick: 40 }).map(({ suite }) => suite)).toEqual(['quick']);
  });

  it('names none for suites that are new or gone, nor for a few seconds', () => {
    expect(doubled({ gone: 500, stays: 10, other: 10 }, { stays: 10, other: 10, new: 90 })).toEqual([]);
    expect(doubled({ a: 1, b: 100 }, { a: 9, b: 100 })).toEqual([]);
  });

  it('names the suites that are gone and those that are new, a moved one in both lists', () => {
    expect(movedBetween({ stays: 1, 'old/place': 2 }, { stays: 1, 'new/place': 2, another: 3 })).toEqual({
      gone: ['old/place'],
      added: ['another', 'new/place'],
    });
  });
});
