import {
  getNamedType,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLUnionType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { priced } from '../../graphql/weighing.js';
import { wholeValue } from './whole-value.js';

/**
 * Fields that REST returns in full: data of rulesets, from which clients need not select. Each has its extra points on
 * top of the field, about as many as a document that selects all of it.
 */
const WHOLE: ReadonlyMap<string, number> = new Map([
  ['Base.layout', 30],
  ['Campaign.view', 50],
  ['Game.options', 10],
  ['Game.outcome', 10],
  ['Game.view', 150],
  ['GameAt.view', 150],
  ['GameEvent.payload', 10],
  ['GameSeat.brought', 10],
  ['LeagueEvent.payload', 10],
  ['League.about', 2],
  ['LeagueSeason.about', 2],
  ['LeagueSeason.options', 10],
  ['LeagueSeason.plan', 30],
  ['SeasonDeck.brought', 10],
  ['Ruleset.content', 500],
  ['Ruleset.defaultOptions', 10],
]);

type Fields = Readonly<Record<string, GraphQLFieldConfig<unknown, unknown>>>;

/**
 * The same schema, in which the fields that are returned in full are leaves. Types that occur only in such fields are
 * no longer part of it: most of a schema derives from rulesets.
 */
export function withWholeFields(schema: GraphQLSchema): GraphQLSchema {
  const types = new WithWholeFields();
  const root = (type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined =>
    type ? (types.composite(type) as GraphQLObjectType) : undefined;
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  const implementing = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().length > 0,
  );
  return new GraphQLSchema({
    query: root(query) ?? null,
    mutation: root(mutation) ?? null,
    subscription: root(subscription) ?? null,
    directives: schema.getDirectives(),
    // Only an interface leads to these.
    types: implementing.map((type) => types.composite(type as GraphQLObjectType)),
    // It was validated when it was made.
    assumeValid: true,
  });
}

/** Makes the types of such a schema, each once. */
class WithWholeFields {
  private readonly made = new Map<GraphQLCompositeType, GraphQLCompositeType>();

  composite(type: GraphQLCompositeType): GraphQLCompositeType {
    const known = this.made.get(type);
    if (known) return known;
    const made = this.make(type);
    this.made.set(type, made);
    return made;
  }

  private make(type: GraphQLCompositeType): GraphQLCompositeType {
    if (isObjectType(type)) {
      const { fields, interfaces, ...config } = type.toConfig();
      return new GraphQLObjectType({
        ...config,
        fields: () => this.fields(type.name, fields),
        interfaces: () => interfaces.map((one) => this.composite(one) as GraphQLInterfaceType),
      });
    }
    if (isInterfaceType(type)) {
      const { fields, ...config } = type.toConfig();
      return new GraphQLInterfaceType({ ...config, fields: () => this.fields(type.name, fields) });
    }
    const { types, ...config } = type.toConfig();
    return new GraphQLUnionType({
      ...config,
      types: () => types.map((one) => this.composite(one) as GraphQLObjectType),
    });
  }

  private fields(owner: string, fields: Fields): Fields {
    const mapped = Object.entries(fields).map(([name, field]) => {
      const points = WHOLE.get(`${owner}.${name}`);
      const type = this.output(field.type, points !== undefined);
      return [name, { ...field, type, extensions: { ...field.extensions, ...priced(points) } }] as const;
    });
    return Object.fromEntries(mapped);
  }

  private output(type: GraphQLOutputType, isWhole: boolean): GraphQLOutputType {
    if (isNonNullType(type)) return new GraphQLNonNull(this.output(type.ofType, isWhole));
    if (isListType(type)) return new GraphQLList(this.output(type.ofType, isWhole));
    const named = getNamedType(type);
    if (!isCompositeType(named)) return named;
    return isWhole ? leafOf(named) : this.composite(named);
  }
}

const leaves = new WeakMap<GraphQLCompositeType, GraphQLScalarType>();

/** A leaf whose value is a complete object of a type. */
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

/** The type of a leaf that is returned in full; `undefined` for a leaf in GraphQL. */
export const wholeTypeOf = ({ extensions }: GraphQLScalarType): GraphQLCompositeType | undefined =>
  extensions['whole'] as GraphQLCompositeType | undefined;
