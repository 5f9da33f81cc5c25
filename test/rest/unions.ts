import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidateFunction } from 'ajv/dist/types/index.js';

/** A member of a union in our OpenAPI documents: a value names its member. */
interface Member {
  readonly allOf: readonly [object, { readonly properties: { readonly __typename: { readonly const: string } } }];
}

/**
 * Reads a document for `withUnions`, as a reviver of `JSON.parse`: unions get a keyword of their own, and references
 * the name of the document, so that they resolve in any compiled schema.
 */
export function withMembers(key: string, value: unknown): unknown {
  if (key === '$ref') return `openapi.json${String(value)}`;
  if (typeof value !== 'object' || value === null || !('anyOf' in value)) return value;
  const { anyOf, ...others } = value as { readonly anyOf: readonly Partial<Member>[] };
  return anyOf.every(({ allOf }) => allOf?.[1].properties.__typename.const) ? { ...others, members: anyOf } : value;
}

/**
 * Teaches Ajv to check a value against the union member that it names. With `anyOf` Ajv compiles hundreds of types of
 * events for the first of them, and tries them one by one.
 */
export function withUnions(ajv: Ajv2020): Ajv2020 {
  return ajv.addKeyword({
    keyword: 'members',
    errors: 'full',
    compile(members: readonly Member[]): DataValidateFunction {
      const schemas = new Map(
        members.map(({ allOf: [schema, { properties }] }) => [properties.__typename.const, schema]),
      );
      const checks = new Map<string, ValidateFunction>();
      const holds: DataValidateFunction = (value: { readonly __typename?: string } | null) => {
        const name = value?.__typename ?? '';
        const schema = schemas.get(name);
        const check = checks.get(name) ?? (schema && ajv.compile(schema));
        if (check) checks.set(name, check);
        const isHeld = check?.(value) === true;
        holds.errors = isHeld
          ? []
          : (check?.errors ?? [{ keyword: 'members', message: `is not a member named "${name}"` }]);
        return isHeld;
      };
      return holds;
    },
  });
}
