/** JSON Schema, as OpenAPI 3.1 takes it (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is said of a value beside its type. */
interface Annotations {
  readonly description?: string | null | undefined;
  readonly default?: unknown;
}

/** The same values, with what is said of them here. */
export const annotated = (schema: JsonSchema, { description, ...others }: Annotations): JsonSchema => ({
  ...schema,
  ...(description ? { description } : {}),
  ...('default' in others ? { default: others.default } : {}),
});

/** The same values, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  if (typeof type === 'string' && !('enum' in schema)) return { ...schema, type: [type, 'null'] };
  return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
}
