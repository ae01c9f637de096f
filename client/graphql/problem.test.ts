import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

import { readProblem } from './problem';

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] });

const answered = (statusCode: number, bodyText: string) =>
  new ServerError('no', { response: new Response(bodyText, { status: statusCode }), bodyText });

it('reads the code and the texts of the fields', () => {
  expect(
    readProblem(refused({ code: 'BAD_USER_INPUT', fields: { email: 'Invalid email', age: 7 } })),
  ).toEqual({
    kind: 'domain',
    code: 'BAD_USER_INPUT',
    fields: { email: 'Invalid email' },
  });
});

it('is INTERNAL for a code it does not know', () => {
  expect(readProblem(refused({ code: 'TEAPOT' })).code).toBe('INTERNAL');
  expect(readProblem(refused({})).code).toBe('INTERNAL');
});

it('reads a refusal before GraphQL, in the shape of either transport', () => {
  expect(readProblem(answered(429, '{"error":"Slow down","code":"RATE_LIMITED"}')).code).toBe('RATE_LIMITED');
  expect(readProblem(answered(400, '{"errors":[{"extensions":{"code":"BAD_USER_INPUT"}}]}')).code).toBe(
    'BAD_USER_INPUT',
  );
});

it('knows too many requests by the status alone, and nothing else', () => {
  expect(readProblem(answered(429, '<html>')).code).toBe('RATE_LIMITED');
  expect(readProblem(answered(502, '<html>'))).toEqual({ kind: 'domain', code: 'INTERNAL', fields: {} });
});

it('is a network problem when no answer came', () => {
  expect(readProblem(new TypeError('Failed to fetch'))).toEqual({
    kind: 'network',
    code: 'NETWORK',
    fields: {},
  });
});
