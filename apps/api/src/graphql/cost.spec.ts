import { buildSchema, parse } from 'graphql';
import { affordable, costOf } from './cost.js';

const schema = buildSchema(`
  type Query { game(id: ID!): Game, games(first: Int, last: Int): Page, node: Node, rulesets: [Ruleset] }
  type Mutation { resign: Game }
  type Subscription { told: Event }
  type Page { nodes: [Game] }
  type Game implements Node { id: ID!, version: Int, status: String, events(first: Int, last: Int): Events }
  type Events { nodes: [Event] }
  type Event { version: Int, payload: Payload, game: Game }
  type One { a: Int, b: Int, c: Int }
  type Other { a: Int }
  union Payload = One | Other
  interface Node { id: ID! }
  type Ruleset implements Node { id: ID!, content: String }
`);

const cost = (query: string, variables?: Record<string, unknown>, operationName?: string): number =>
  costOf({ schema, document: parse(query), variables, operationName });

const page = (size: number): number => 10 + size * 1_000;
/** A thousand points for each game of a page. */
const thousand = `nodes { ${Array.from({ length: 999 }, (_, at) => `a${at}: version`).join(' ')} }`;

describe('the cost of an operation', () => {
  it('is that of its fields, and of pages as often as they have members', () => {
    expect(cost(`{ games(first: 3) { ${thousand} } }`)).toBe(page(3));
    expect(cost(`{ games(last: 3) { ${thousand} } }`)).toBe(page(3));
    expect(cost(`{ games { ${thousand} } }`)).toBe(page(20));
    expect(cost('{ rulesets { content } }')).toBe(1 + 5 * 500);
  });

  it.each([
    ['{ __typename }', {}],
    ['mutation { __typename }', {}],
    ['{ games @skip(if: true) { nodes { id } } }', {}],
    ['query ($a: Boolean!) { games @include(if: $a) { nodes { id } } }', { a: false }],
    ['{ games(first: 0) { nodes { id } } }', {}],
    ['{ games(first: -5) { nodes { id } } }', {}],
  ])('is never 0, also for %s', (query, variables) => {
    const operation = { schema, document: parse(query), variables };
    expect(affordable(operation, { base: 1, limit: 10_000 })).toBeGreaterThan(0);
  });

  it('follows variables as they are coerced, and directives', () => {
    const query = `query ($n: Int = 7, $also: Boolean = true) { games(first: $n) { ${thousand} } games @skip(if: $also) { ${thousand} } }`;
    expect(cost(query)).toBe(page(7));
    expect(cost(query, { n: 2 })).toBe(page(2));
    expect(cost(query, { n: null })).toBe(page(20));
    expect(cost(query, { n: 1_000_000 })).toBe(page(100));
    expect(cost(query, { n: 1, also: false })).toBe(page(1) + page(20));
  });

  it('grows by a point for each value beyond a hundred, in variables or in the document', () => {
    const field = cost('{ game(id: "x") { id } }');
    const values = (count: number): unknown[] => Array.from({ length: count }, (_, at) => ({ at }));
    const query = 'query ($id: ID!) { game(id: $id) { id } }';
    expect(cost(query, { id: 'x', all: values(48) })).toBe(field);
    expect(cost(query, { id: 'x', all: values(49) })).toBe(field + 1);
    expect(cost(query, { id: 'x', all: values(148) })).toBe(field + 199);
    expect(cost(`{ game(id: [${'{ a: 1 } '.repeat(200)}]) { id } }`)).toBe(field + 302);
  });

  it('is computed although a variable makes a field impossible', () => {
    const query = `query ($id: ID = "x", $at: ID!) { x: game(id: $id) { id } game(id: $at) { events(last: 100) { ${thousand} } } }`;
    expect(cost(query, { id: null, at: 'y' })).toBeGreaterThan(100_000);
  });

  it('is computed for fragments of fragments of fragments, each of them visited once', () => {
    const fragments = Array.from(
      { length: 40 },
      (_, at) => `fragment F${at} on Game { ...F${at + 1} ...F${at + 1} ...F${at + 1} }`,
    );
    const query = `{ game(id: "x") { ...F0 } } ${fragments.join(' ')} fragment F40 on Game { version }`;
    expect(cost(query)).toBe(5 + 3 ** 40);
    expect(() => affordable({ schema, document: parse(query) }, { base: 1, limit: 10_000 })).toThrow(
      'at most 10000 are allowed',
    );
  });

  it('is that of the most expensive of the possible types of an object', () => {
    const payload = '... on One { a b c } ... on Other { a } ... on One { d: a }';
    const one = cost(`{ game(id: "x") { events(first: 10) { nodes { payload { ${payload} } } } } }`);
    const whole = cost(`{ game(id: "x") { events(first: 10) { nodes { payload { __typename } } } } }`);
    expect(one - whole).toBe(10 * 3);
  });

  it('is that of the named operation', () => {
    const query = `query Few { games(first: 1) { ${thousand} } } query Many { games { ${thousand} } }`;
    expect(cost(query, {}, 'Few')).toBe(page(1));
    expect(cost(query, {}, 'Many')).toBe(page(20));
    expect(cost('{ __typename }', {}, 'nobody')).toBe(0);
  });

  it('is cached for an operation, by the variables that it depends on', () => {
    const document = parse(`query ($n: Int, $id: ID!) { games(first: $n) { ${thousand} } game(id: $id) { id } }`);
    const ask = (n: number, id: string): number => costOf({ schema, document, variables: { n, id } });
    expect([ask(1, 'a'), ask(2, 'a'), ask(1, 'b'), ask(2, 'b')]).toEqual([
      page(1) + 6,
      page(2) + 6,
      page(1) + 6,
      page(2) + 6,
    ]);
  });

  it('is refused above the limit', () => {
    const document = parse('{ games(first: 10) { nodes { id version } } }');
    expect(() => affordable({ schema, document }, { base: 5, limit: 20 })).toThrow('costs 45 points, but at most 20');
    expect(affordable({ schema, document }, { base: 5, limit: 45 })).toBe(45);
  });

  it.each([
    ['pages', '{ games(first: 10) { nodes { id } } }', 'Ask for smaller pages (`first`), or for fewer fields'],
    ['fields alone', '{ rulesets { name } }', 'Select fewer fields, or ask in several operations.'],
    ['events', 'subscription { told { version } }', 'Select fewer fields of each event'],
  ])('above the limit names the way out for an operation with %s', (_, query, way) => {
    expect(() => affordable({ schema, document: parse(query) }, { base: 5, limit: 1 })).toThrow(way);
  });
});
