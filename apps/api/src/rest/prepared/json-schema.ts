/** JSON Schema in the dialect of OpenAPI 3.1 (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The same values, with a description of their own. */
export const annotated = (
  schema: JsonSchema,
  { description }: { readonly description?: string | null | undefined },
): JsonSchema => (description ? { ...schema, description } : schema);

/** The same values, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type === 'string' && !('enum' in schema) && !('const' in schema))
    return { ...schema, type: [type, 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}
