import { getNullableType, isLeafType, isListType, type GraphQLType } from 'graphql';

/** A default value as a client would write it. Throws a TypeError for an object, which cannot be a default. */
export function outward(type: GraphQLType, value: unknown): unknown {
  if (value === null) return null;
  const given = getNullableType(type) as GraphQLType;
  if (isListType(given)) return (value as readonly unknown[]).map((item) => outward(given.ofType as GraphQLType, item));
  if (isLeafType(given)) return given.serialize(value);
  throw new TypeError(`The type "${String(type)}" has no plain values.`);
}
