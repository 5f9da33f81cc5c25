import { GraphQLSchema, GraphQLUnionType, isObjectType } from 'graphql';
import type { Contracts } from './contracts.js';
import { capitalized } from './graphql-names.js';

/**
 * The schema with a union of events for each ruleset (`GuildsEvent`), for fragments on the payload of an event.
 * No field has such a type, so Nest, which only emits types that fields reach, cannot make them.
 */
export function withEventUnions(schema: GraphQLSchema, contracts: Contracts): GraphQLSchema {
  const { types, ...config } = schema.toConfig();
  const unions = contracts.all().map(
    ({ ruleset, types: { events } }) =>
      new GraphQLUnionType({
        name: `${capitalized(ruleset.name)}Event`,
        description: `An event of a game of ${ruleset.title.en}: one of its own, or one of every game.`,
        types: events.map(({ name }) => schema.getType(name)).filter(isObjectType),
      }),
  );
  return new GraphQLSchema({ ...config, types: [...types, ...unions] });
}
