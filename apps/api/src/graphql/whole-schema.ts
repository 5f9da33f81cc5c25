import { withEventUnions, type Contracts } from '#contracts';
import type { GraphQLSchema } from 'graphql';

/** What Nest, which makes these types by itself, does not say of them. */
const roots: Readonly<Record<string, string>> = {
  Query: 'What can be asked. Nothing changes by it.',
  Mutation: 'What can be done. A mutation carries out its fields one after the other.',
  Subscription: 'What can be listened to, over `graphql-ws` at the same address.',
};

/** The schema that Nest makes, with what it cannot make: unions of events, and what its roots are. */
export function wholeSchema(schema: GraphQLSchema, contracts: Contracts): GraphQLSchema {
  const whole = withEventUnions(schema, contracts);
  for (const [name, description] of Object.entries(roots)) {
    const type = whole.getType(name);
    if (type) type.description = description;
  }
  return whole;
}
