import { median, quantile } from './statistics.js';

describe('the median', () => {
  it('is the middle value, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('refuses nothing', () => {
    expect(() => median([])).toThrow('There is no median of nothing.');
  });
});

describe('a quantile', () => {
  it('is the value that so many do not surpass, in any order', () => {
    const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);
    expect(quantile(hundred, 0.99)).toBe(99);
    expect(quantile(hundred, 1)).toBe(100);
    expect(quantile([7], 0.5)).toBe(7);
  });

  it('refuses nothing', () => {
    expect(() => quantile([], 0.5)).toThrow('There is no quantile of nothing.');
  });
});
