import type { FieldModel, ObjectModel, TypeModel, UnionModel } from './type-model.js';

/** A value in the form for GraphQL's resolvers. */
export type GraphqlValue = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A value of a ruleset as GraphQL output: absent fields are null, records are lists, members of unions name their
 * type.
 */
export function encodeObject(model: ObjectModel, value: unknown): GraphqlValue {
  const fields = value as Fields;
  return {
    __typename: model.name,
    ...(model.tag === undefined ? {} : { type: model.tag }),
    ...Object.fromEntries(model.fields.map((field) => [field.name, encodeField(field, fields[field.name])])),
  };
}

const encodeField = (field: FieldModel, value: unknown): unknown => encode(field.type, value);

function encode(type: TypeModel, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  switch (type.kind) {
    case 'object':
      return encodeObject(type, value);
    case 'union':
      return encodeObject(variantOf(type, value), value);
    case 'list':
      return (value as readonly unknown[]).map((item) => encode(type.item, item));
    case 'entries':
      return Object.entries(value as Fields).map(([key, item]) =>
        encodeObject(type.entry, { key: keyOf(type.entry, key), value: item }),
      );
    case 'foreign':
      return type.told ? type.told(value) : value;
    case 'scalar':
    case 'enum':
      return value;
  }
}

const variants = new WeakMap<UnionModel, ReadonlyMap<unknown, ObjectModel>>();

function variantOf(union: UnionModel, value: unknown): ObjectModel {
  const told = (value as Fields)[union.discriminator];
  const known = variants.get(union) ?? new Map(union.variants.map((each) => [each.value, each.object]));
  variants.set(union, known);
  const variant = known.get(told);
  if (!variant) throw new TypeError(`The union "${union.name}" has no variant "${String(told)}".`);
  return variant;
}

function keyOf({ fields }: ObjectModel, key: string): string | number {
  const type = fields.find(({ name }) => name === 'key')?.type;
  return type?.kind === 'scalar' && type.scalar !== 'String' ? Number(key) : key;
}
