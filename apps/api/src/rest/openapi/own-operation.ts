import { z } from 'zod';
import type { JsonSchema } from '../prepared/json-schema.js';
import type { Operation } from './examples/with-examples.js';
import { problemResponse } from './problem-responses.js';
import type { OwnRoute, SchemaMaking } from '../routes/own-route.js';

/** A route with an answer of its own as an operation of OpenAPI. */
export function ownOperation(route: OwnRoute, making: SchemaMaking): Operation {
  const { name, group, summary, description, parameters, query, answers } = route;
  const content: JsonSchema = Object.fromEntries(
    Object.entries(answers).map(([type, schema]) => [type, { schema: schema(making) }] as const),
  );
  return {
    operationId: name,
    tags: [group],
    summary,
    description,
    parameters: [
      ...Object.entries(parameters).map(([parameter, told]) => inPath(parameter, told)),
      ...Object.entries((query?.shape ?? {}) as Readonly<Record<string, z.ZodType>>).map(([parameter, schema]) =>
        inQuery(parameter, schema),
      ),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    responses: {
      200: {
        description: 'The answer.',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content,
      },
      304: { description: 'Unchanged since `If-None-Match`.' },
      ...Object.fromEntries([400, 401, 403, 404, 429, 503].map((status) => [status, problemResponse(status)])),
      default: problemResponse(),
    },
  };
}

const inPath = (name: string, description: string): JsonSchema => ({
  in: 'path',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});

function inQuery(name: string, given: z.ZodType): JsonSchema {
  const { $schema: _draft, description, ...schema }: JsonSchema = z.toJSONSchema(given);
  return { in: 'query', name, description, schema };
}
