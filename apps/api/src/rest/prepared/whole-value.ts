import {
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLUnionType,
} from 'graphql';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A value with every field of its type, as JSON. For types whose values are plain data: none of their fields has a
 * resolver. A value of an abstract type names its type in `__typename`.
 */
export function wholeValue(type: GraphQLOutputType, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const given = getNullableType(type);
  if (isListType(given)) return (value as readonly unknown[]).map((item) => wholeValue(given.ofType, item));
  if (isLeafType(given)) return given.serialize(value);
  if (isObjectType(given)) return wholeObject(given, value as Fields);
  if (isUnionType(given)) return wholeMember(given, value as Fields);
  throw new TypeError(`Values of the interface "${given.name}" cannot be returned in full.`);
}

function wholeObject(type: GraphQLObjectType, value: Fields): Fields {
  const fields = Object.values(type.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, wholeValue(field.type, value[field.name])]));
}

function wholeMember(union: GraphQLUnionType, value: Fields): Fields {
  const { __typename: name } = value;
  const member = membersOf(union).get(String(name));
  if (!member) throw new TypeError(`The union "${union.name}" has no member "${String(name)}".`);
  return { __typename: name, ...wholeObject(member, value) };
}

const known = new WeakMap<GraphQLUnionType, ReadonlyMap<string, GraphQLObjectType>>();

function membersOf(union: GraphQLUnionType): ReadonlyMap<string, GraphQLObjectType> {
  const members = known.get(union) ?? new Map(union.getTypes().map((type) => [type.name, type]));
  known.set(union, members);
  return members;
}
