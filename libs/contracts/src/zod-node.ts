import { isShared } from '#kernel';
import type { z } from 'zod';

/** The internals of a zod schema that types derive from. */
export interface ZodNodeDef {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly defaultValue?: unknown;
}

/** A schema without its wrappers, and the metadata of the wrappers. */
export interface Unwrapped {
  readonly core: z.ZodType;
  readonly optional: boolean;
  readonly nullable: boolean;
  readonly defaultValue: unknown;
  /** The metadata of the schema's position, not of its named type. */
  readonly description: string | undefined;
}

/** The definition of a schema. */
export const defOf = (schema: z.ZodType): ZodNodeDef => (schema as unknown as { def: ZodNodeDef }).def;

/** Unwraps optional, nullable, default, readonly and similar wrappers of a schema. */
export function unwrap(schema: z.ZodType): Unwrapped {
  const def = defOf(schema);
  const inner = innerOf(schema, def);
  const description = ownDescription(schema);
  if (!inner) {
    return {
      core: schema,
      optional: false,
      nullable: unionOptions(def).nullable,
      defaultValue: undefined,
      description,
    };
  }
  const below = unwrap(inner);
  return {
    core: below.core,
    optional: OMISSIBLE.has(def.type) || (below.optional && def.type !== 'nonoptional'),
    nullable: below.nullable || def.type === 'nullable' || def.type === 'union',
    defaultValue: def.defaultValue ?? below.defaultValue,
    description: description ?? below.description,
  };
}

const OMISSIBLE = new Set(['optional', 'default', 'prefault']);
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']);

function innerOf(schema: z.ZodType, def: ZodNodeDef): z.ZodType | undefined {
  if (WRAPPERS.has(def.type)) return def.innerType;
  if (def.type === 'lazy') return def.getter?.();
  if (def.type !== 'union' || idOf(schema) !== undefined) return undefined;
  const rest = (def.options ?? []).filter((option) => defOf(option).type !== 'null');
  return rest.length === 1 && rest.length < (def.options ?? []).length ? rest[0] : undefined;
}

/** The options of a union without `null`, and whether `null` was among them. */
export function unionOptions(def: ZodNodeDef): { readonly options: readonly z.ZodType[]; readonly nullable: boolean } {
  const all = def.options ?? [];
  const options = all.filter((option) => defOf(option).type !== 'null');
  return { options, nullable: options.length < all.length };
}

/**
 * The id from `.meta({ id })` of the schema, or of the one from which it was made by a check, a description or
 * `secret`.
 */
export const idOf = (schema: z.ZodType): string | undefined => namedOf(schema)?.meta()?.id;

/** The `.meta({ description })` of the type itself: beside its id, or of a schema without one. */
export const typeDescriptionOf = (schema: z.ZodType): string | undefined =>
  (namedOf(schema) ?? schema).meta()?.description;

/** Whether `.meta({ minProperties: 1, maxProperties: 1 })`, as in JSON Schema, requires exactly one field. */
export function hasExactlyOneField(schema: z.ZodType): boolean {
  const { minProperties, maxProperties } = schema.meta() ?? {};
  return minProperties === 1 && maxProperties === 1;
}

function ownDescription(schema: z.ZodType): string | undefined {
  const description = schema.meta()?.description;
  const named = namedOf(schema);
  return named !== undefined && named.meta()?.description === description ? undefined : description;
}

/** True for a type that all rulesets share: no ruleset prefixes its name. */
export function isSharedType(schema: z.ZodType): boolean {
  const named = namedOf(schema);
  return named !== undefined && isShared(named);
}

function namedOf(schema: z.ZodType): z.ZodType | undefined {
  let candidate: z.ZodType | undefined = schema;
  while (candidate && candidate.meta()?.id === undefined) candidate = candidate._zod.parent as z.ZodType | undefined;
  return candidate;
}
