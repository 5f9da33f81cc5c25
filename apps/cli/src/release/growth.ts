import {
  findBreakingChanges,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/**
 * What of the types of a release breaks whoever relies on those of the release before, one sentence each: what clients cannot do any
 * more, and what games of the older release cannot give. Within a major version there must be nothing.
 * @param upcast names of types that games of the older release have in today's form, because an upcast brings them to it.
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

/** Games of the older release know nothing of a new field: it has to be one that may be null. */
function notGivenBy(older: GraphQLNamedType | undefined, newer: GraphQLNamedType): readonly string[] {
  if (!hasFields(older) || !hasFields(newer)) return [];
  const known = older.getFields();
  return Object.values(newer.getFields())
    .filter(({ name, type }) => !Object.hasOwn(known, name) && isNonNullType(type))
    .map(
      ({ name }) => `${newer.name}.${name} is new and may not be null: games of the release before have no such thing.`,
    );
}

const hasFields = (type: GraphQLNamedType | undefined) => isObjectType(type) || isInterfaceType(type);
