import { buildSchema, parse } from 'graphql';
import { affordable, costOf } from './cost.js';

const schema = buildSchema('type Query { game(id: ID!, first: Int): Game } type Game { version: Int, status: String }');
const document = parse('query ($id: ID!) { game(id: $id) { version status } }');

describe('the cost of an operation', () => {
  it('is a point a field', () => {
    expect(costOf({ schema, document, variables: { id: '1' } })).toBe(3);
  });

  it('is refused above the limit', () => {
    expect(() => affordable({ schema, document, variables: { id: '1' } }, 2)).toThrow('costs 3 points, at most 2');
  });

  it('is nothing when its variables do not fit: it will not be executed', () => {
    expect(affordable({ schema, document, variables: {} }, 2)).toBe(0);
  });
});
