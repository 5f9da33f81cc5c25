import { GraphQLError, GraphQLScalarType } from 'graphql';

export { DateTime } from '#contracts';

/** JSON under a name of its own. Output only. */
const jsonScalar = (name: string, description: string): GraphQLScalarType => {
  const refuseInput = (): never => {
    throw new GraphQLError(`${name} is for output only.`);
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => value,
    parseValue: refuseInput,
    parseLiteral: refuseInput,
  });
};

/** Any JSON, where no type is possible: the facts of a refusal. */
export const JsonValue = jsonScalar('JSON', 'Any JSON value.');

/** A command ready to send. GraphQL has no output of an input type: by this name generators map one to the other. */
export const GameCommandJson = jsonScalar(
  'GameCommandJSON',
  'A command as JSON, in the form of `GameCommandInput`. Typed clients map it to that type (`scalars` of graphql-codegen).',
);
