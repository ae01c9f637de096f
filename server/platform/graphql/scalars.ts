import { GraphQLError, GraphQLScalarType } from 'graphql';

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 in UTC with milliseconds: 2027-03-14T14:00:00.000Z',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime needs a Date');
  },
});
