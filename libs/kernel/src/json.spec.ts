import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';
import { clone, isSameJson } from './json.js';

describe('plain data', () => {
  it('is the same where its canonical form is', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const shuffled = (one: unknown): unknown =>
      typeof one !== 'object' || one === null || Array.isArray(one)
        ? one
        : Object.fromEntries(
            Object.entries(one)
              .reverse()
              .map(([key, each]) => [key, shuffled(each)]),
          );
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(isSameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
        expect(isSameJson(one, shuffled(clone(one)))).toBe(true);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it.each([
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ toString: 1 }, {}, false],
    [{}, [], false],
    [[1, [2]], [1, [2]], true],
    [[1, [2]], [1, [2, 3]], false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(isSameJson(one, other)).toBe(same);
    expect(isSameJson(other, one)).toBe(same);
  });
});

describe('a copy of plain data', () => {
  it('is what a JSON round trip gives, key by key, and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const value = JSON.parse(JSON.stringify(given)) as unknown;
        const copy = clone(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(sharesNothing(copy, value)).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('has a key for what looks like the prototype', () => {
    const value = JSON.parse('{"__proto__":{"admin":true}}') as object;
    const copy = clone(value);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"admin":true}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it('does not take over frozen objects', () => {
    const copy = clone(Object.freeze({ hand: Object.freeze([1, 2]) }));
    expect(Object.isFrozen(copy)).toBe(false);
    expect(Object.isFrozen(copy.hand)).toBe(false);
  });
});

function sharesNothing(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return true;
  return one !== other && Object.entries(one).every(([key, value]) => sharesNothing(value, (other as never)[key]));
}
