import { canonicalJson } from './canonical-json.js';

describe('canonical JSON', () => {
  it('sorts keys at every depth and writes no white space', () => {
    expect(canonicalJson({ b: [{ z: 1, a: 2 }], a: 'x' })).toBe('{"a":"x","b":[{"a":2,"z":1}]}');
  });

  it('writes numbers and texts as RFC 8785 says', () => {
    expect(canonicalJson([1e21, 0.1, -0, '\u20ac$\u000F\nA\'B"\\', null, true])).toBe(
      '[1e+21,0.1,0,"€$\\u000f\\nA\'B\\"\\\\",null,true]',
    );
  });

  it('sorts keys by UTF-16 code units, also when there are many', () => {
    const few = { '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4, '1': 5, '\u0080': 6, ö: 7 };
    expect(canonicalJson(few)).toBe('{"\\r":2,"1":5,"\u0080":6,"ö":7,"€":1,"\ud83d\ude00":3,"\ufb33":4}');
    const keys = Array.from({ length: 300 }, (_, n) => `k${(n * 7) % 300}`);
    const many = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(canonicalJson(many)).toBe(JSON.stringify(Object.fromEntries([...keys].sort().map((key) => [key, 0]))));
  });

  it('has no form for what JSON cannot hold', () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
    expect(() => canonicalJson(Number.NaN)).toThrow();
  });
});
