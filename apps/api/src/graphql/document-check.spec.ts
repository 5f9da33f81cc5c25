import { defaultLimits } from '#platform';
import { DocumentCheck } from './document-check.js';
import { shapeOf } from './document-shape.js';
import { fieldDepth } from './field-depth.js';
import { fieldPairs } from './field-pairs.js';

const { documents } = defaultLimits;

/** The counts of a document. */
const counted = (text: string) => {
  const shape = shapeOf(text, documents);
  return { ...fieldPairs(shape, documents.fields), depth: fieldDepth(shape), aliases: shape.aliases };
};

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

describe('The check of documents', () => {
  it.each([
    ['{ a b { c } }', { fields: 3, pairs: 0, depth: 2, aliases: 0 }],
    [
      'query Q($x: [Int] = [1, 2], $y: In = { a: { b: 1 } }) @d(a: { b: 2 }) { a(b: { c: [$x] }) @e(f: "}") { b } }',
      { fields: 2, pairs: 0, depth: 2, aliases: 0 },
    ],
    ['{ x: a y: a x: b }', { fields: 3, pairs: 1, depth: 1, aliases: 3 }],
    ['{ a a a ... on T { a on { on } } ... @skip(if: true) { a } }', { fields: 7, pairs: 10, depth: 2, aliases: 0 }],
    ['{ a { b b } a { b } }', { fields: 5, pairs: 1 + 3, depth: 2, aliases: 0 }],
    ['{ a { ...F } b { ...F } } fragment F on T { c d { c } }', { fields: 11, pairs: 0, depth: 3, aliases: 0 }],
    [
      '{ ...F ...G ...F a } fragment F on T { a ...G } fragment G on T { a }',
      { fields: 6, pairs: 4 + 1, depth: 1, aliases: 0 },
    ],
    ['{ # {{{\n a(b: """{ " { """) }', { fields: 1, pairs: 0, depth: 1, aliases: 0 }],
    ['{ __schema { types { fields { name } } } }', { fields: 4, pairs: 0, depth: 0, aliases: 0 }],
  ])('counts %s', (text, expected) => {
    expect(counted(text)).toEqual(expected);
  });

  it.each([
    [
      'of one field',
      `{ ${times(200, () => 'rulesets { seats { number } }')} }`,
      /at most 5000 pairs are allowed, this document has 59700\. Ask for each field once/,
    ],
    [
      'of one field below another',
      `{ a { ${times(70, () => 'b { c }')} } a { ${times(70, () => 'b { c }')} } }`,
      /at most 5000 pairs/,
    ],
    [
      'of fragments',
      `{ ${times(150, (at) => `...F${at}`)} } ${times(150, (at) => `fragment F${at} on Query { f${at} }`)}`,
      /at most 5000 pairs/,
    ],
    [
      'that fragments multiply',
      `{ ...F0 } ${times(13, (at) => `fragment F${at} on Q { x { ...F${at + 1} } y { ...F${at + 1} } }`)} fragment F13 on Q { a }`,
      /asks for at most 5000 fields/,
    ],
    [
      'that is too deep by fragments',
      `{ ...F0 } ${times(15, (at) => `fragment F${at} on Q { x { ...F${at + 1} } }`)} fragment F15 on Q { a }`,
      /At most 15 levels of fields are allowed; this document has 16/,
    ],
    ['that is spread nowhere', `{ a } fragment F on Query { ${times(200, () => 'a')} }`, /at most 5000 pairs/],
    [
      'that contains itself',
      '{ ...F } fragment F on Query { a { ...G } } fragment G on Query { ...F }',
      /The fragment “F” contains itself/,
    ],
  ])('refuses a document %s, and states the limit', (_, text, message) => {
    const check = new DocumentCheck(documents);
    for (const again of [text, text]) expect(() => check.hold(again)).toThrow(message);
  });

  it('does not read a document again that has passed', () => {
    const limits = { ...documents };
    const check = new DocumentCheck(limits);
    check.hold('{ a { b } }');
    limits.depth = 1;
    expect(() => check.hold('{ a { b } }')).not.toThrow();
    expect(() => check.hold('{ a { c } }')).toThrow('At most 1 levels');
  });

  it('takes time that grows only with the length of a document: all of it is counted once', () => {
    const text = `{ ${times(25, (at) => `...F${at}`)} } ${times(25, (at) => `fragment F${at} on Q { ${times(60, (name) => `n${name}`)} }`)}`;
    expect(fieldPairs(shapeOf(text, documents), documents.fields).fields).toBe(2 * 25 * 60);
  });
});
