import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import { JsonTypes } from '../prepared/json-types.js';
import type { PreparedRoutes } from '../prepared/prepared-routes.js';
import { ownRoutes } from '../routes/own-routes.js';
import { problemSchema } from '../problem.js';
import { groups } from './groups.js';
import { ownOperation } from './own-operation.js';
import { operationObject } from './operation-object.js';

/** The REST API of a server, as OpenAPI 3.1. */
export function openApiDocument(routes: PreparedRoutes): JsonSchema {
  const types = new JsonTypes();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const prepared of routes.all()) {
    const { path, method } = prepared.route;
    (paths[path] ??= {})[method] = operationObject(prepared, { schema: routes.schema, types });
  }
  for (const route of ownRoutes)
    (paths[route.path] ??= {})['get'] = ownOperation(route, { schema: routes.schema, types });
  const used = new Set([...routes.all().map(({ route }) => route.group), ...ownRoutes.map(({ group }) => group)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chronicler',
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }, {}],
    tags: Object.entries(groups).flatMap(([name, description]) =>
      (used as ReadonlySet<string>).has(name) ? [{ name, description }] : [],
    ),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token of an account.' } },
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: {
        Problem: {
          description: 'Something went wrong; nothing has happened.',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      schemas: Object.fromEntries(
        [...types.components, ['Problem', problemComponent()] as const].sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    },
  };
}

function problemComponent(): JsonSchema {
  const { $schema: _draft, ...schema } = z.toJSONSchema(problemSchema);
  return schema;
}

const ABOUT = `Tabletop games over HTTP: the same operations as over GraphQL, from the same schema.

- Errors are problems (RFC 9457). A refusal by the rules is a problem with status 422, the id of the rule and a code.
- \`Accept-Language\` chooses between English and French.
- A command carries \`Idempotency-Key\`, a UUID of your choice: sent twice, it happens once. \`If-Match\` carries it out at one version only.
- Lists have pages of up to 100 entries; \`Link\` has the addresses of the others.
- An object that may be of several types names its type in \`__typename\`.`;

const PARAMETERS: JsonSchema = {
  AcceptLanguage: {
    in: 'header',
    name: 'Accept-Language',
    required: false,
    description: 'The language of sentences: English unless French is preferred.',
    schema: { type: 'string' },
  },
  IfMatch: {
    in: 'header',
    name: 'If-Match',
    required: false,
    description:
      'The `ETag` of the version at which the command is to be carried out; 412 when the game has a later version.',
    schema: { type: 'string' },
  },
};

const HEADERS: JsonSchema = {
  ETag: { description: 'The version, and the language.', schema: { type: 'string' } },
  Link: {
    description: 'The pages after (`rel="next"`) and before (`rel="prev"`) this one.',
    schema: { type: 'string' },
  },
  Location: { description: 'The path of the new object.', schema: { type: 'string' } },
};
