import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  getNamedType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  isCompositeType,
  isListType,
  isNonNullType,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { wholeValue } from './whole-value.js';

/** Fields that REST gives with all that is in them: what rulesets say, which no client has to choose from. */
const WHOLE: ReadonlySet<string> = new Set([
  'Base.layout',
  'Campaign.view',
  'Game.options',
  'Game.outcome',
  'Game.view',
  'GameAt.view',
  'GameEvent.payload',
  'GameSeat.brought',
  'Ruleset.content',
  'Ruleset.defaultOptions',
]);

/** The same schema, in which the fields that are given whole are leaves. */
export const withWholeFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) =>
      WHOLE.has(`${typeName}.${name}`) ? { ...field, type: asLeaf(field.type) } : field,
  });

function asLeaf(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(asLeaf(type.ofType));
  if (isListType(type)) return new GraphQLList(asLeaf(type.ofType));
  const named = getNamedType(type);
  return isCompositeType(named) ? leafOf(named) : type;
}

const leaves = new WeakMap<GraphQLCompositeType, GraphQLScalarType>();

function leafOf(type: GraphQLCompositeType): GraphQLScalarType {
  const known = leaves.get(type);
  if (known) return known;
  const leaf = new GraphQLScalarType({
    name: `Whole${type.name}`,
    serialize: (value) => wholeValue(type, value),
    extensions: { whole: type },
  });
  leaves.set(type, leaf);
  return leaf;
}

/** The type of which a leaf gives everything; `undefined` for a leaf that is one in GraphQL too. */
export const wholeTypeOf = ({ extensions }: GraphQLScalarType): GraphQLCompositeType | undefined =>
  extensions['whole'] as GraphQLCompositeType | undefined;
