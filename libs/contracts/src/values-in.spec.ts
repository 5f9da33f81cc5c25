import { valuesIn } from './values-in.js';

describe('the values in client input', () => {
  it.each([
    [1, 'a'],
    [1, null],
    [1, {}],
    [4, { a: 1, b: [true] }],
    [6, [[], {}, 'abc', { key: 'k' }]],
  ])('are %d in %j', (count, value) => {
    expect(valuesIn(value)).toBe(count);
  });

  it('are counted in lists of any length and depth', () => {
    expect(valuesIn(Array.from({ length: 1_000_000 }, () => 0))).toBe(1_000_001);
    const nested = Array.from({ length: 100_000 }).reduce<unknown[]>((inner) => [inner], []);
    expect(valuesIn(nested)).toBe(100_001);
  });
});
