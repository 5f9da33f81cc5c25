import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { alike, isPlain, throughJson } from './alike.js';

const roundTrip = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

describe('two values', () => {
  it('are alike where their JSON is the same text', () => {
    const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', 'b') });
    fc.assert(
      fc.property(small, small, (one, other) => {
        expect(alike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
        expect(alike({ same: [one] }, { same: [roundTrip(one)] })).toBe(true);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{ a: {} }, { a: null }],
    [[1], [1, 2]],
    ['1', 1],
  ])('%j and %j are not', (one, other) => {
    expect(alike(one, other)).toBe(false);
    expect(alike(other, one)).toBe(false);
  });

  it('are alike although JSON leaves something out of one of them', () => {
    expect(alike({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  });
});

describe('a plain value', () => {
  it.each([
    undefined,
    Number.NaN,
    -0,
    Infinity,
    1n,
    Symbol('s'),
    () => 1,
    new Date(0),
    new Map(),
    new URL('http://localhost'),
    Object.create(null) as unknown,
    { a: undefined },
    [undefined],
    // oxlint-disable-next-line no-sparse-arrays -- a list with a hole is what this is about
    [1, , 2],
    Object.assign([1], { extra: 1 }),
    { [Symbol('s')]: 1 },
    { toJSON: () => 1 },
  ])('is none of these, however deep: case %#', (value) => {
    expect(isPlain(value)).toBe(false);
    expect(isPlain({ deep: [value] })).toBe(false);
  });

  it('is what a JSON round trip leaves as it is', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 2, withNullPrototype: true, withSparseArray: true }), (value) => {
        expect(isPlain(value)).toBe(isDeepStrictEqual(value, roundTrip(value)));
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});

describe('the JSON round trip of a value', () => {
  it('is the same as with real JSON, and shares nothing with the value', () => {
    const values = fc.object({ maxDepth: 3, withNullPrototype: true, withSparseArray: true });
    fc.assert(
      fc.property(values, (value) => {
        expect(throughJson(value)).toStrictEqual(roundTrip(value));
      }),
      { numRuns: 1000, seed: 1 },
    );
    const list = [{ a: [1] }];
    const [given] = throughJson(list);
    expect(given).toEqual({ a: [1] });
    expect(given).not.toBe(list[0]);
    expect(given?.a).not.toBe(list[0]?.a);
  });

  it('keeps a key that would be taken for the prototype', () => {
    const value = JSON.parse('{"__proto__":{"a":1}}') as object;
    expect(Object.hasOwn(throughJson(value), '__proto__')).toBe(true);
  });
});
