import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';

import { asText } from './as-text';

type Variables = Record<string, unknown>;

const document: TypedDocumentNode<object, Variables> = parse(
  'query Find($city: String) { bookings(city: $city) { ...Row } } fragment Row on BookingConnection { totalCount }',
);

it('writes an operation over several lines, with the fragments it needs and nothing added', () => {
  expect(asText(document, {}).query).toBe(
    `query Find($city: String) {
  bookings(city: $city) {
    ...Row
  }
}

fragment Row on BookingConnection {
  totalCount
}`,
  );
});

it('leaves out what is asked for with null or undefined, but not with false, zero or nothing', () => {
  const { variables } = asText(document, { a: null, b: undefined, c: false, d: 0, e: '', f: { g: null } });
  expect(JSON.parse(variables)).toEqual({ c: false, d: 0, e: '', f: { g: null } });
});
