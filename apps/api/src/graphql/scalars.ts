import { GraphQLError, GraphQLScalarType } from 'graphql';

export { DateTime } from '#contracts';

/** Any JSON, where no type is possible: the facts of a refusal, a command ready to send. Output only. */
export const JsonValue = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: refuseInput,
  parseLiteral: refuseInput,
});

function refuseInput(): never {
  throw new GraphQLError('JSON is for output only.');
}
