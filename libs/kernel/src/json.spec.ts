import fc from 'fast-check';
import { clone } from './json.js';

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

  it('does not take over what somebody has frozen', () => {
    const copy = clone(Object.freeze({ hand: Object.freeze([1, 2]) }));
    expect(Object.isFrozen(copy)).toBe(false);
    expect(Object.isFrozen(copy.hand)).toBe(false);
  });
});

function sharesNothing(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return true;
  return one !== other && Object.entries(one).every(([key, value]) => sharesNothing(value, (other as never)[key]));
}
