import { getNamedType, isUnionType, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { AnswerSchemas } from '../prepared/answer-schema.js';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { GivenField, JsonTypes } from '../prepared/json-types.js';
import { hasBody, type Parameter } from '../prepared/parameters.js';
import type { PreparedRoute } from '../prepared/prepare-route.js';
import type { Resuming } from '../routes/route.js';
import { isRefusal } from '../run/refused.js';
import { NDJSON } from '../run/send-answer.js';

/** The context for writing operations. */
interface Writing {
  readonly schema: GraphQLSchema;
  readonly types: JsonTypes;
}

/** A route as an operation of OpenAPI. */
export function operationObject(prepared: PreparedRoute, writing: Writing): JsonSchema {
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
        .map((parameter) => parameterObject(parameter, writing)),
      ...(route.resumes === undefined ? [] : [lastEventId(route.resumes)]),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [String(route.status ?? 200)]: success(prepared, writing),
      ...(route.isTagged ? { '304': { description: 'You have it: nothing has changed since `If-None-Match`.' } } : {}),
      ...(isOfOneGame(prepared) ? { '204': { description: 'You have all of it: the game is over.' } } : {}),
      ...Object.fromEntries(problemsOf(prepared).map((status) => [status, { $ref: `#/components/responses/Problem` }])),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The statuses of errors that a route commonly returns. */
function problemsOf({ parameters, operation, answer }: PreparedRoute): readonly string[] {
  const isRuled = isUnionType(getNamedType(answer.type)) && operation.operation === OperationTypeNode.MUTATION;
  return [
    '400',
    '401',
    '403',
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ...(isRuled ? ['409'] : []),
    ...(parameters.some(({ name }) => name === 'If-Match') ? ['412'] : []),
    ...(isRuled ? ['422'] : []),
    '429',
    '503',
  ];
}

/** A feed that ends with its game. */
const isOfOneGame = ({ route, parameters }: PreparedRoute): boolean =>
  route.resumes !== undefined && parameters.some(({ name }) => name === 'gameId');

const lastEventId = ({ variable, by }: Resuming): JsonSchema => ({
  in: 'header',
  name: 'Last-Event-ID',
  required: false,
  description: `The id of the last message that you got, which is its \`${by}\`; an EventSource sends it automatically. It takes precedence over \`${variable}\`.`,
  schema: by === 'version' ? { type: 'string', pattern: '^\\d{1,9}$' } : { type: 'string' },
});

function parameterObject(parameter: Parameter, { types }: Writing): JsonSchema {
  const { in: place, name, description, isRequired, isJson, field } = parameter;
  if (field === 'expectedVersion') return { $ref: '#/components/parameters/IfMatch' };
  const plain = { ...types.notNull(parameter.type), ...types.standard(given(parameter)) };
  const shape = field === 'commandId' ? { type: 'string', format: 'uuid' } : plain;
  return {
    in: place,
    name,
    required: isRequired,
    ...(description ? { description } : {}),
    ...(isJson ? { content: { 'application/json': { schema: shape } } } : { schema: shape }),
  };
}

const given = ({ name, type, isRequired, description, defaultValue }: Parameter): GivenField => ({
  name,
  type,
  isRequired,
  description,
  defaultValue,
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
  const body = good ?? schemas.notNull(answer.type, answer.node);
  return {
    description: route.status === 201 ? 'It is made.' : 'The answer.',
    headers: headersOf(prepared),
    content:
      route.group === 'live' ? live(body) : { 'application/json': { schema: body }, ...lines(prepared, schemas) },
  };
}

function headersOf({ route, answer }: PreparedRoute): JsonSchema {
  const isPaged = getNamedType(answer.type).name.endsWith('Connection');
  return {
    ...(route.isTagged ? { ETag: { $ref: '#/components/headers/ETag' } } : {}),
    ...(isPaged ? { Link: { $ref: '#/components/headers/Link' } } : {}),
    ...(route.location === undefined ? {} : { Location: { $ref: '#/components/headers/Location' } }),
  };
}

/** Each message is JSON of this type. */
const live = (schema: JsonSchema): JsonSchema => {
  const message = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
  return { 'text/event-stream': { schema: message }, [NDJSON]: { schema: message } };
};

/** A page is also available line by line. */
function lines({ answer }: PreparedRoute, schemas: AnswerSchemas): JsonSchema {
  const node = answer.node.selectionSet?.selections.find((one) => 'name' in one && one.name.value === 'nodes');
  if (!node) return {};
  const line = schemas.of(answer.type, answer.node);
  const { properties } = line as { readonly properties: { readonly nodes: { readonly items: JsonSchema } } };
  return {
    [NDJSON]: {
      schema: { type: 'string', contentMediaType: 'application/json', contentSchema: properties.nodes.items },
    },
  };
}
