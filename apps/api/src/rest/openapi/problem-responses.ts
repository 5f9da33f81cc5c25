import { z } from 'zod';
import { codesWith, faultStatus } from '../../errors/http-status.js';
import { FAULT_CODE } from '../../graphql/mask-errors.js';
import type { JsonSchema } from '../prepared/json-schema.js';
import { problemSchema } from '../problem.js';

/** What an error status means. */
interface Meaning {
  /** The name of its components. */
  readonly name: string;
  readonly description: string;
  /** Codes of results that are no errors over GraphQL. */
  readonly codes?: readonly string[];
  /** Further members of its problems. */
  readonly members?: JsonSchema;
}

const text = { type: 'string' };
const version = { type: 'integer', format: 'int32' };

const meanings: Readonly<Record<number, Meaning>> = {
  400: {
    name: 'BadRequest',
    description: 'The request is malformed, or costs too much. `errors` has every mistake with its place.',
  },
  401: { name: 'Unauthorized', description: 'There is no token, or it is not known, expired or revoked.' },
  403: { name: 'Forbidden', description: 'The token lacks the scope, or this belongs to another account.' },
  404: { name: 'NotFound', description: 'There is nothing at this address, or you may not know of it.' },
  405: { name: 'MethodNotAllowed', description: 'The address takes other methods: `Allow` has them.' },
  406: { name: 'NotAcceptable', description: '`Accept` allows none of the media types of the answer.' },
  409: {
    name: 'Conflict',
    description: 'The key belongs to another command, the name is taken, or the game is busy or parked.',
    codes: ['ACCOUNT_NAME_TAKEN'],
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The game is not at the version in `If-Match`. Nothing has happened.',
    codes: ['VERSION_CONFLICT'],
    members: { expectedVersion: version, actualVersion: version },
  },
  413: { name: 'ContentTooLarge', description: 'The request has more bytes than are allowed.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON, or its encoding is not read.' },
  422: {
    name: 'Refused',
    description: 'The rules refuse: `ruleId` is the rule, `code` a value of `RefusalCode`. Nothing has happened.',
    members: { ruleId: text, facts: {} },
  },
  429: {
    name: 'TooManyRequests',
    description: 'The points of the minute are spent, or a quota is full: try again after `Retry-After` seconds.',
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'The server is busy, or has a fault: try again after `Retry-After` seconds.',
    codes: [FAULT_CODE],
  },
};

const schemaOf = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The response of an operation with an error status; without one, any error. */
export const problemResponse = (status?: number): JsonSchema => ({
  $ref: `#/components/responses/${(status !== undefined && meanings[status]?.name) || 'Problem'}`,
});

/** The responses with errors, by their names: one for each status, and one for any. */
export const problemResponses = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries([
    ['Problem', responseOf('Problem', 'Any other error. Nothing has happened.', {})],
    ...Object.entries(meanings).map(
      ([status, { name, description }]) =>
        [name, responseOf(`${name}Problem`, description, headersOf(Number(status)))] as const,
    ),
  ]);

/** The schemas of errors, by their names: one for each status, and one for all. */
export function problemSchemas(): readonly (readonly [string, JsonSchema])[] {
  const { $schema: _draft, ...problem } = z.toJSONSchema(problemSchema);
  const narrowed = Object.entries(meanings).map(([status, meaning]) => narrowedTo(Number(status), meaning));
  return [['Problem', problem], ...narrowed];
}

function narrowedTo(status: number, { name, description, codes = [], members = {} }: Meaning) {
  const all = [...codesWith(status), ...codes];
  const code = all.length > 0 ? { code: { type: 'string', enum: all } } : {};
  const own = { type: 'object', properties: { status: { const: status }, ...code, ...members } };
  const required = Object.keys(members);
  const narrow = required.length > 0 ? { ...own, required } : own;
  return [`${name}Problem`, { description, allOf: [schemaOf('Problem'), narrow] }] as const;
}

const responseOf = (schema: string, description: string, headers: JsonSchema): JsonSchema => ({
  description,
  headers,
  content: { 'application/problem+json': { schema: schemaOf(schema) } },
});

const RETRIED: ReadonlySet<number> = new Set([429, faultStatus.status]);

const headersOf = (status: number): JsonSchema => ({
  ...(RETRIED.has(status) ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
  ...(status === 405 ? { Allow: { $ref: '#/components/headers/Allow' } } : {}),
});
