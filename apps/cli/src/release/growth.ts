import {
  findBreakingChanges,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/**
 * The breaking changes of a release's types against the previous release, one sentence each: things that clients can
 * no longer do, and values that games of the older release do not have. Within a major version there must be nothing.
 * @param upcast names of types that upcasts bring to today's form in games of the older release.
 */
export const breaksBetween = (
  older: GraphQLSchema,
  newer: GraphQLSchema,
  upcast: readonly string[] = [],
): readonly string[] => [
  ...findBreakingChanges(older, newer).map(({ description }) => description),
  ...Object.values(newer.getTypeMap())
    .filter(({ name }) => !upcast.includes(name))
    .flatMap((type) => notGivenBy(older.getType(type.name), type)),
];

/** Games of the older release do not have a new field, so it must be nullable. */
function notGivenBy(older: GraphQLNamedType | undefined, newer: GraphQLNamedType): readonly string[] {
  if (!hasFields(older) || !hasFields(newer)) return [];
  const known = older.getFields();
  return Object.values(newer.getFields())
    .filter(({ name, type }) => !Object.hasOwn(known, name) && isNonNullType(type))
    .map(
      ({ name }) => `${newer.name}.${name} is new and may not be null: games of the previous release do not have it.`,
    );
}

const hasFields = (type: GraphQLNamedType | undefined) => isObjectType(type) || isInterfaceType(type);
