import type { z } from 'zod';
import { capitalized, graphqlNameOf } from './graphql-names.js';
import { originOf, underivable, type Place } from './place.js';
import { scalarOf } from './scalar-model.js';
import type { EnumModel, ObjectModel, TypeModel, UnionVariant } from './type-model.js';
import type { TypeNames } from './type-names.js';
import { defOf, unionOptions, unwrap, type ZodNodeDef } from './zod-node.js';

/** The dependencies of a union on the builder of its members. */
interface Members {
  readonly names: TypeNames;
  object(schema: z.ZodType, place: Place): ObjectModel;
  enumeration(schema: z.ZodType, place: Place, values: readonly string[]): EnumModel | undefined;
  nameAt(schema: z.ZodType, place: Place): string;
  about(schema: z.ZodType, name: string, place: Place): string | undefined;
}

const PLAIN = new Set(['string', 'template_literal', 'number', 'boolean', 'enum', 'literal']);

/**
 * The model of a union: of objects discriminated by one field, or of plain values of one type.
 * Throws an UnderivableError for any other mixture.
 */
export function unionModel(models: Members, schema: z.ZodType, def: ZodNodeDef, place: Place): TypeModel {
  const options = unionOptions(def).options.map((option) => unwrap(option).core);
  if (options.every((option) => defOf(option).type === 'object')) return objects(models, schema, def, options, place);
  const texts = options.map((option) => textsIn(defOf(option)));
  const all = texts.every((some) => some !== undefined) ? [...new Set(texts.flat())] : undefined;
  const enumeration = all && models.enumeration(schema, place, all);
  if (enumeration) return enumeration;
  const scalars = options.every((option) => PLAIN.has(defOf(option).type))
    ? options.map((option) => scalarOf(option, place))
    : [];
  const [first] = scalars;
  if (first && scalars.every(({ scalar }) => scalar === first.scalar)) return first;
  throw underivable(place, 'a union of different kinds of values; use objects with a discriminator field');
}

function objects(
  models: Members,
  schema: z.ZodType,
  def: ZodNodeDef,
  options: readonly z.ZodType[],
  place: Place,
): TypeModel {
  const discriminator = def.discriminator ?? sharedLiteral(options);
  if (discriminator === undefined) {
    throw underivable(place, 'a union of objects without a discriminator field; use z.discriminatedUnion');
  }
  const name = models.nameAt(schema, place);
  const variants = options.flatMap((option) => variantsOf(models, option, discriminator, { ...place, name }));
  return models.names.keep(
    { kind: 'union', name, description: models.about(schema, name, place), discriminator, variants },
    originOf(place),
  );
}

function variantsOf(models: Members, option: z.ZodType, discriminator: string, place: Place): UnionVariant[] {
  const key = defOf(option).shape?.[discriminator];
  const values = key ? valuesIn(defOf(unwrap(key).core)) : undefined;
  if (!values) throw underivable(place, `the field "${discriminator}" of every option must be a literal`);
  return values.map((value) => {
    const name = graphqlNameOf(String(value));
    const object = models.object(option, {
      ...place,
      path: [...place.path, String(value)],
      name: place.name + capitalized(name),
    });
    return { value, name, object };
  });
}

function sharedLiteral(options: readonly z.ZodType[]): string | undefined {
  const [first, ...others] = options.map((option) => defOf(option).shape ?? {});
  return Object.keys(first ?? {}).find((key) =>
    [first ?? {}, ...others].every((shape) => shape[key] !== undefined && defOf(shape[key]).type === 'literal'),
  );
}

function valuesIn({ type, entries, values }: ZodNodeDef): (string | number | boolean)[] | undefined {
  const all = type === 'literal' ? (values ?? []) : type === 'enum' ? Object.values(entries ?? {}) : undefined;
  return all?.every((value): value is string | number | boolean =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
    ? [...all]
    : undefined;
}

function textsIn(def: ZodNodeDef): string[] | undefined {
  const values = valuesIn(def);
  return values?.every((value): value is string => typeof value === 'string') ? values : undefined;
}
