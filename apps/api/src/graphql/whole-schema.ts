import { withEventUnions, type Contracts } from '#contracts';
import { boundArguments } from './bound-arguments.js';
import type { GraphQLSchema } from 'graphql';

/** Descriptions of the root types, which Nest makes without any. */
const roots: Readonly<Record<string, string>> = {
  Query: 'Reads, without any change.',
  Mutation: 'Commands. A mutation carries out its fields one after the other.',
  Subscription: 'Live updates, over `graphql-ws` at the same address.',
};

/** The schema of Nest, completed with unions of events and descriptions of the root types. */
export function wholeSchema(schema: GraphQLSchema, contracts: Contracts): GraphQLSchema {
  const whole = withEventUnions(schema, contracts);
  boundArguments(whole);
  for (const [name, description] of Object.entries(roots)) {
    const type = whole.getType(name);
    if (type) type.description = description;
  }
  return whole;
}
