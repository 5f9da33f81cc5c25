/** JSON Schema, as OpenAPI 3.1 takes it (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The same values, with what is said of them here. */
export const annotated = (
  schema: JsonSchema,
  { description }: { readonly description?: string | null | undefined },
): JsonSchema => (description ? { ...schema, description } : schema);

/** The same values, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type === 'string' && !('enum' in schema)) return { ...schema, type: [type, 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}
