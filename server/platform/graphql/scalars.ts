import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function parse(text: unknown): Date {
  const instant = typeof text === 'string' ? new Date(text) : undefined;
  if (!instant || Number.isNaN(instant.getTime())) throw new GraphQLError('DateTime must be ISO 8601 text');
  return instant;
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 text in UTC with milliseconds: 2027-03-14T14:00:00.000Z',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime needs a Date');
  },
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});
