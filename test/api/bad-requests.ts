/** A request that no client sends intentionally. */
export interface Sent {
  readonly query: string;
  readonly variables?: object;
  readonly operationName?: string;
}

const MANY = Array.from({ length: 60 }, (_, at) => `v${at}`);
/** More than the limit at which GraphQL stops counting. */
export const WRONG = Object.fromEntries(MANY.map((name) => [name, {}]));
export const USED = MANY.map((name) => `${name}: __typename @include(if: $${name})`).join(' ');
export const DECLARED = MANY.map((name) => `$${name}: Boolean!`).join(', ');
const SAVE_DECK =
  'mutation($name: String!, $card: ID!) { saveDeck(input: { ruleset: "arena", name: $name, cards: [{ cardId: $card, count: 1 }] }) { __typename } }';

/** Mistakes of clients over HTTP, with the codes of their errors. */
export const overHttp: readonly (readonly [title: string, sent: Sent, code: string])[] = [
  ['an unknown operation', { query: '{ __typename }', operationName: 'nobody' }, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'one of several operations, unnamed',
    { query: 'query a { __typename } query b { __typename }' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a subscription', { query: 'subscription { lobby { id } }' }, 'BAD_USER_INPUT'],
  [
    'a subscription with a condition at its root',
    { query: 'subscription($x: Boolean!) { lobby @skip(if: $x) { id } }', variables: { x: true } },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'null for a variable with a default',
    { query: 'query($n: ID = "x") { game(id: $n) { id } }', variables: { n: null } },
    'BAD_USER_INPUT',
  ],
  [
    'null for a condition',
    { query: 'query($x: Boolean = true) { rulesets @include(if: $x) { name } }', variables: { x: null } },
    'BAD_USER_INPUT',
  ],
  [
    'null for a condition deep inside',
    { query: 'query($x: Boolean = true) { rulesets { name @include(if: $x) } }', variables: { x: null } },
    'BAD_USER_INPUT',
  ],
  ['more than fifty wrong variables', { query: `query(${DECLARED}) { ${USED} }`, variables: WRONG }, 'BAD_USER_INPUT'],
  [
    'a variable of another type',
    { query: 'query($g: ID!) { game(id: $g) { id } }', variables: { g: { a: 1 } } },
    'BAD_USER_INPUT',
  ],
  [
    'an invalid moment',
    {
      query:
        'mutation($at: DateTime) { createToken(input: { name: "x", scopes: [GAMES_READ], expiresAt: $at }) { token } }',
      variables: { at: 'soon' },
    },
    'BAD_USER_INPUT',
  ],
  [
    'U+0000 in the name of a token',
    {
      query: 'mutation($name: String!) { createToken(input: { name: $name, scopes: [GAMES_READ] }) { token } }',
      variables: { name: 'a\0b' },
    },
    'BAD_USER_INPUT',
  ],
  [
    'U+0000 in a document',
    { query: 'mutation { createToken(input: { name: "a\\u0000b", scopes: [GAMES_READ] }) { token } }' },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['U+0000 in the name of a deck', { query: SAVE_DECK, variables: { name: 'a\0b', card: 'x' } }, 'BAD_USER_INPUT'],
  ['U+0000 in the id of a card', { query: SAVE_DECK, variables: { name: 'a', card: 'x\0' } }, 'BAD_USER_INPUT'],
  [
    'U+0000 in a filter',
    { query: 'query($r: String) { games(filter: { ruleset: $r }) { nodes { id } } }', variables: { r: '\0' } },
    'BAD_USER_INPUT',
  ],
  ['half a surrogate pair', { query: SAVE_DECK, variables: { name: 'a', card: '\ud800' } }, 'BAD_USER_INPUT'],
  ['201 brackets', { query: `{ games(first: ${'['.repeat(201)}` }, 'BAD_USER_INPUT'],
];

/** Requests that are not GraphQL at all. */
export const noRequests: readonly (readonly [title: string, init: RequestInit, status: number, code: string])[] = [
  ['broken JSON', { body: '{"query":' }, 400, 'BAD_REQUEST'],
  ['nothing', { body: '' }, 400, 'BAD_REQUEST'],
  ['a list', { body: '[]' }, 400, 'BAD_REQUEST'],
  [
    'too much',
    { body: JSON.stringify({ query: `{ __typename } # ${'x'.repeat(150_000)}` }) },
    413,
    'REQUEST_TOO_LARGE',
  ],
  [
    'a form',
    { body: 'query={__typename}', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    400,
    'BAD_REQUEST',
  ],
  [
    'an unknown compression',
    { body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'x' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['another method', { method: 'PUT', body: '{"query":"{ __typename }"}' }, 405, 'BAD_REQUEST'],
];
