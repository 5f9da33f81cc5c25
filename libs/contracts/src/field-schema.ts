import { Extensions } from '@nestjs/graphql';
import { z } from 'zod';
import { defOf, unwrap } from './zod-node.js';

/** The key of a field's zod schema in the extensions of a GraphQL schema. */
const KEY = 'zod';

/** Lets the GraphQL type of a field remember its zod schema, which knows more of its values. */
export function rememberSchema(target: abstract new () => object, name: string, schema: z.ZodType | undefined): void {
  if (schema !== undefined) Extensions({ [KEY]: schema })(target.prototype as object, name);
}

/** The zod schema as an extension of a GraphQL field or argument. */
export const schemaExtension = (schema: z.ZodType): Readonly<Record<string, unknown>> => ({ [KEY]: schema });

/** Keywords of JSON Schema that narrow the GraphQL type of a field, and those of its entries. */
export interface Facts {
  readonly keywords: Readonly<Record<string, unknown>>;
  /** Of the entries of a list. */
  readonly items?: Facts;
}

/** The facts about a GraphQL field or argument; none where it has no zod schema. */
export function factsOf({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): Facts {
  const schema = extensions[KEY] as z.ZodType | undefined;
  return schema === undefined ? NO_FACTS : factsIn(unwrap(schema).core);
}

/** No facts beyond the GraphQL type. */
export const NO_FACTS: Facts = { keywords: {} };

function factsIn(core: z.ZodType): Facts {
  const { type, element } = defOf(core);
  if (PLAIN.has(type)) return { keywords: picked(jsonOf(core), ABOUT_VALUES) };
  if (type !== 'array' || element === undefined) return NO_FACTS;
  const keywords = picked(jsonOf(z.array(z.unknown()).check(...checksOf(core))), ABOUT_LISTS);
  return { keywords, items: factsIn(unwrap(element).core) };
}

/** Without ids: a schema with one would be a reference. */
const jsonOf = (schema: z.ZodType): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(schema, { metadata: z.registry(), unrepresentable: 'any' });

const checksOf = (schema: z.ZodType): z.core.$ZodCheck<unknown[]>[] =>
  (schema.def as unknown as { readonly checks?: z.core.$ZodCheck<unknown[]>[] }).checks ?? [];

const PLAIN: ReadonlySet<string> = new Set(['string', 'template_literal', 'number', 'literal']);

const ABOUT_VALUES = [
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
] as const;
const ABOUT_LISTS = ['minItems', 'maxItems'] as const;

/** The largest number that a GraphQL Int holds. */
const MAX_INT = 2 ** 31 - 1;

/** Some keywords; the limits of 32-bit and safe integers do not count as bounds. */
const picked = (json: Readonly<Record<string, unknown>>, keywords: readonly string[]): Facts['keywords'] =>
  Object.fromEntries(
    keywords.flatMap((keyword) => {
      const value = json[keyword];
      const isLimit = typeof value === 'number' && Math.abs(value) >= MAX_INT;
      return value === undefined || isLimit ? [] : [[keyword, value]];
    }),
  );
