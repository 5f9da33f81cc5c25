import { getNamedType, isUnionType, OperationTypeNode, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { DEFAULT_PAGE } from '../../requests/page.js';
import { AnswerSchemas } from '../prepared/answer-schema.js';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { GivenField, JsonTypes } from '../prepared/json-types.js';
import { hasBody, type Parameter } from '../prepared/parameters.js';
import type { Answer, PreparedRoute } from '../prepared/prepare-route.js';
import { isWholeList } from '../prepared/whole-list.js';
import type { Resuming } from '../routes/route.js';
import type { Operation } from './examples/with-examples.js';
import { problemResponse } from './problem-responses.js';
import { isRefusal } from '../run/refused.js';
import { NDJSON } from '../run/send-answer.js';

/** The context for writing operations. */
interface Writing {
  readonly schema: GraphQLSchema;
  readonly types: JsonTypes;
}

/** A route as an operation of OpenAPI. */
export function operationObject(prepared: PreparedRoute, writing: Writing): Operation {
  const { route, name, parameters, answer } = prepared;
  const body = bodyOf(prepared, writing);
  return {
    operationId: name,
    tags: [route.group],
    summary: route.summary,
    ...(answer.description ? { description: answer.description } : {}),
    parameters: [
      ...parameters
        .filter((parameter) => parameter.in !== 'body')
        .map((parameter) => withPageSize(prepared, parameterObject(parameter, writing))),
      ...(route.resumes === undefined ? [] : [lastEventId(route.resumes)]),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [String(route.status ?? 200)]: success(prepared, writing),
      ...(route.isTagged ? { '304': { description: 'Unchanged since `If-None-Match`.' } } : {}),
      ...(isOfOneGame(prepared) ? { '204': { description: 'You have all of it: the game is over.' } } : {}),
      ...Object.fromEntries(problemsOf(prepared).map((status) => [String(status), problemResponse(status)])),
      default: problemResponse(),
    },
  };
}

/** The statuses of errors that a route commonly returns. */
function problemsOf({ route, parameters, operation, answer }: PreparedRoute): readonly number[] {
  const isRuled = isUnionType(getNamedType(answer.type)) && operation.operation === OperationTypeNode.MUTATION;
  return [
    ...[400, 401, 403, 406, 429, 503],
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(isRuled ? [409, 422] : []),
    ...(parameters.some(({ name }) => name === 'If-Match') ? [412] : []),
    ...(hasBody(route) ? [413, 415] : []),
  ];
}

/** A feed that ends with its game. */
const isOfOneGame = ({ route, parameters }: PreparedRoute): boolean =>
  route.resumes !== undefined && parameters.some(({ name }) => name === 'gameId');

const lastEventId = ({ variable, by }: Resuming): JsonSchema => ({
  in: 'header',
  name: 'Last-Event-ID',
  description: `The id of the last message that you got, which is its \`${by}\`; an EventSource sends it automatically. It takes precedence over \`${variable}\`.`,
  schema: by === 'version' ? { type: 'string', pattern: '^\\d{1,9}$' } : { type: 'string' },
});

function parameterObject(parameter: Parameter, { types }: Writing): JsonSchema {
  const { in: place, name, description, isRequired, isJson, field } = parameter;
  if (field === 'expectedVersion') return { $ref: '#/components/parameters/IfMatch' };
  const plain = { ...types.notNull(parameter.type, parameter.facts), ...types.standard(given(parameter)) };
  const shape = field === 'commandId' ? { type: 'string', format: 'uuid' } : plain;
  return {
    in: place,
    name,
    // By default it is not.
    ...(isRequired ? { required: true } : {}),
    ...(description ? { description } : {}),
    schema: isJson ? jsonText(shape) : shape,
  };
}

/** The default size of a page, which GraphQL does not state. */
function withPageSize({ route, answer }: PreparedRoute, parameter: JsonSchema): JsonSchema {
  if (parameter['name'] !== 'first' || !isPagedType(answer)) return parameter;
  return { ...parameter, schema: { ...(parameter['schema'] as JsonSchema), default: route.page ?? DEFAULT_PAGE } };
}

/** A text that is JSON: generators do not all read a parameter with `content`. */
const jsonText = (contentSchema: JsonSchema): JsonSchema => ({
  type: 'string',
  contentMediaType: 'application/json',
  contentSchema,
});

const given = ({ name, type, isRequired, description, defaultValue, facts }: Parameter): GivenField => ({
  name,
  type,
  isRequired,
  description,
  defaultValue,
  facts,
});

function bodyOf({ route, name, parameters }: PreparedRoute, { types }: Writing): JsonSchema | undefined {
  const fields = parameters.filter((parameter) => parameter.in === 'body').map(given);
  if (!hasBody(route) || fields.length === 0) return undefined;
  const schema = types.reference(`${name.charAt(0).toUpperCase()}${name.slice(1)}Body`, () => types.fields(fields));
  return { required: fields.some(({ isRequired }) => isRequired), content: { 'application/json': { schema } } };
}

function success(prepared: PreparedRoute, { schema, types }: Writing): JsonSchema {
  const { route, answer, fragments, operation } = prepared;
  const schemas = new AnswerSchemas({ schema, types, fragments });
  const members =
    isUnionType(getNamedType(answer.type)) && operation.operation === OperationTypeNode.MUTATION
      ? schemas.members(answer.node.selectionSet)
      : undefined;
  const [good] = members ? [...members].filter(([name]) => !isRefusal(name)).map(([, one]) => one) : [];
  const given = good ?? schemas.notNull(answer.type, answer.node);
  const body = isWholeList(prepared) ? asPage(given, schema, types) : given;
  return {
    description: route.status === 201 ? 'It is made.' : 'The answer.',
    ...headersOf(prepared),
    content:
      route.group === 'live'
        ? live(body, types)
        : { 'application/json': { schema: body }, ...lines(prepared, schemas) },
  };
}

function headersOf({ route, answer }: PreparedRoute): JsonSchema {
  const isPaged = isPagedType(answer);
  const headers = {
    ...(route.isTagged ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...(isPaged ? { Link: { $ref: '#/components/headers/Link' } } : {}),
    ...(route.location === undefined ? {} : { Location: { $ref: '#/components/headers/Location' } }),
  };
  // Most answers have none of their own.
  return Object.keys(headers).length === 0 ? {} : { headers };
}

const isPagedType = ({ type }: Answer): boolean => getNamedType(type).name.endsWith('Connection');

/** A page with everything. */
const asPage = (nodes: JsonSchema, schema: GraphQLSchema, types: JsonTypes): JsonSchema => ({
  type: 'object',
  properties: { nodes, pageInfo: types.notNull(schema.getType('PageInfo') as GraphQLObjectType) },
  required: ['nodes', 'pageInfo'],
});

/** Each message is JSON: of the feed, or why it ends. Events and lines have names of their own for the end. */
const live = (schema: JsonSchema, types: JsonTypes): JsonSchema => {
  const problem = { $ref: '#/components/schemas/Problem' };
  const end = types.reference('FeedEnd', () => feedEnd);
  const broken = types.reference('FeedProblem', () => ({ ...feedProblem, properties: { problem } }));
  const message = (...anyOf: JsonSchema[]): JsonSchema => ({
    schema: { type: 'string', contentMediaType: 'application/json', contentSchema: { anyOf } },
  });
  return { 'text/event-stream': message(schema, end, problem), [NDJSON]: message(schema, broken) };
};

const feedEnd: JsonSchema = {
  type: 'object',
  description: 'The event `end`: the feed is complete, and nothing follows.',
  properties: { end: { const: true } },
  required: ['end'],
  additionalProperties: false,
};

const feedProblem: JsonSchema = {
  type: 'object',
  description: 'The last line of a feed that ends early.',
  required: ['problem'],
  additionalProperties: false,
};

/** A list is also available line by line. */
function lines(prepared: PreparedRoute, schemas: AnswerSchemas): JsonSchema {
  const item = itemOf(prepared, schemas);
  if (item === undefined) return {};
  return { [NDJSON]: { schema: { type: 'string', contentMediaType: 'application/json', contentSchema: item } } };
}

function itemOf(prepared: PreparedRoute, schemas: AnswerSchemas): JsonSchema | undefined {
  const { answer } = prepared;
  if (isWholeList(prepared)) return schemas.notNull(answer.type, answer.node)['items'] as JsonSchema;
  const node = answer.node.selectionSet?.selections.find((one) => 'name' in one && one.name.value === 'nodes');
  if (!node) return undefined;
  const { properties } = schemas.of(answer.type, answer.node) as {
    readonly properties: { readonly nodes: { readonly items: JsonSchema } };
  };
  return properties.nodes.items;
}
