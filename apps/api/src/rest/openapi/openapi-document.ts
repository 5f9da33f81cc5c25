import type { JsonSchema } from '../prepared/json-schema.js';
import { JsonTypes } from '../prepared/json-types.js';
import type { Scope } from '../prepared/scope.js';
import type { PreparedRoutes } from '../prepared/prepared-routes.js';
import { ownRoutes } from '../routes/own-routes.js';
import type { BodyExamples } from './examples/body-examples.js';
import { Examples, type Operation } from './examples/with-examples.js';
import { groups } from './groups.js';
import { ownOperation } from './own-operation.js';
import { problemResponses, problemSchemas } from './problem-responses.js';
import { operationObject } from './operation-object.js';
import { shareParameters } from './shared-parameters.js';

/**
 * The REST API of a server, as OpenAPI 3.1, with the types of one ruleset or of none. Types of other rulesets are
 * objects that name the documents in which they are described.
 */
export function openApiDocument(routes: PreparedRoutes, scope: Scope, bodies: BodyExamples): JsonSchema {
  const types = new JsonTypes(scope);
  const shown = routes.all().filter(({ route }) => scope.serves(route.group));
  const own = ownRoutes.filter(({ group }) => scope.serves(group));
  const operations = [
    ...shown.map((prepared) => placed(prepared.route, operationObject(prepared, { schema: routes.schema, types }))),
    ...own.map((route) => placed({ ...route, method: 'get' }, ownOperation(route, { schema: routes.schema, types }))),
  ];
  const schemas = Object.fromEntries([...types.components, ...problemSchemas()].sort(([a], [b]) => (a < b ? -1 : 1)));
  const examples = new Examples(bodies, schemas);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const { operations: written, parameters } = shareParameters(operations.map(({ operation }) => operation));
  for (const [place, { path, method }] of operations.entries())
    (paths[path] ??= {})[method] = examples.operation(written[place] as Operation);
  const used = new Set([...shown.map(({ route }) => route.group), ...own.map(({ group }) => group)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chronicler',
      version: '1',
      description: `${ABOUT}\n${scope.told()}`,
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
      parameters: { ...PARAMETERS, ...parameters },
      headers: HEADERS,
      responses: examples.responses(problemResponses()),
      examples: examples.components,
      schemas,
    },
  };
}

const placed = ({ path, method }: { readonly path: string; readonly method: string }, operation: Operation) => ({
  path,
  method,
  operation,
});

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
    description: 'The language of sentences: English unless French is preferred.',
    schema: { type: 'string' },
  },
  IfMatch: {
    in: 'header',
    name: 'If-Match',
    description:
      'The `ETag` of the version at which the command is to be carried out; 412 when the game has a later version.',
    schema: { type: 'string' },
  },
};

const HEADERS: JsonSchema = {
  Allow: { description: 'The methods that the address takes.', schema: { type: 'string' } },
  ETag: { description: 'The version, and the language.', schema: { type: 'string' } },
  Link: {
    description: 'The pages after (`rel="next"`) and before (`rel="prev"`) this one.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds after which to try again.', schema: { type: 'integer', minimum: 1 } },
  Location: { description: 'The path of the new object.', schema: { type: 'string' } },
};
