import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** A moment, as ISO 8601 text with its offset. Internally, milliseconds since 1970. */
export const DateTime = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  description: 'A moment in ISO 8601, for instance `2026-11-21T12:00:00.000Z`.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (value) => new Date(value as number).toISOString(),
  parseValue: readMoment,
  parseLiteral: (node) => readMoment(node.kind === Kind.STRING ? node.value : undefined),
});

function readMoment(value: unknown): number {
  const parsed = moment.safeParse(value);
  if (!parsed.success)
    throw new GraphQLError('A DateTime is an ISO 8601 text with an offset, for instance "2026-11-21T12:00:00Z".');
  return Date.parse(parsed.data);
}
