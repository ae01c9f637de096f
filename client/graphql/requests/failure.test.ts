import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { EmptyResponseError, readFailure } from './failure';

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No, because', extensions }] });

const answered = (statusCode: number, bodyText: string) =>
  new ServerError('no', { response: new Response(bodyText, { status: statusCode }), bodyText });

it('reads the code, the text and the texts of the fields', () => {
  expect(
    readFailure(refused({ code: 'BAD_USER_INPUT', fields: { email: 'Invalid email', age: 7 } })),
  ).toEqual({
    kind: 'refused',
    code: 'BAD_USER_INPUT',
    text: 'No, because',
    fields: { email: 'Invalid email' },
  });
});

it('is INTERNAL for an unknown code, with the text of the server', () => {
  expect(readFailure(refused({ code: 'TEAPOT' }))).toMatchObject({ code: 'INTERNAL', text: 'No, because' });
  expect(readFailure(refused({}))).toMatchObject({ code: 'INTERNAL', text: 'No, because' });
});

it('has no text for INTERNAL: the page has a better one', () => {
  expect(readFailure(refused({ code: 'INTERNAL' })).text).toBeUndefined();
});

it('reads an error before GraphQL, in the shape of either transport', () => {
  expect(readFailure(answered(429, '{"message":"Slow down","code":"RATE_LIMITED"}'))).toMatchObject({
    kind: 'refused',
    code: 'RATE_LIMITED',
    text: 'Slow down',
  });
  expect(
    readFailure(answered(400, '{"errors":[{"message":"No","extensions":{"code":"BAD_USER_INPUT"}}]}')),
  ).toMatchObject({ kind: 'refused', code: 'BAD_USER_INPUT', text: 'No' });
});

it('reads the time to wait from the body or the header', () => {
  const after = (header: string, bodyText = '<html>') =>
    new ServerError('no', {
      response: new Response(bodyText, { status: 429, headers: { 'retry-after': header } }),
      bodyText,
    });
  expect(readFailure(refused({ code: 'RATE_LIMITED', retryAfterSeconds: 61 })).retryAfterSeconds).toBe(61);
  expect(readFailure(after('90')).retryAfterSeconds).toBe(90);
  expect(readFailure(after('90', '{"code":"RATE_LIMITED","retryAfterSeconds":30}')).retryAfterSeconds).toBe(
    30,
  );
  expect(readFailure(after('Wed, 21 Oct 2026 07:28:00 GMT')).retryAfterSeconds).toBeUndefined();
  expect(readFailure(answered(429, '{}')).retryAfterSeconds).toBeUndefined();
  expect(
    readFailure(refused({ code: 'RATE_LIMITED', retryAfterSeconds: 'soon' })).retryAfterSeconds,
  ).toBeUndefined();
});

it('is INTERNAL if the server accepts and returns nothing', () => {
  expect(readFailure(new EmptyResponseError())).toMatchObject({ kind: 'refused', code: 'INTERNAL' });
});

it('detects too many requests, and nothing else, by the status alone', () => {
  expect(readFailure(answered(429, '<html>'))).toMatchObject({ kind: 'notJson', code: 'RATE_LIMITED' });
  expect(readFailure(answered(429, '{}'))).toMatchObject({ kind: 'refused', code: 'RATE_LIMITED' });
  expect(readFailure(answered(502, '<html>'))).toMatchObject({ kind: 'notJson', code: 'INTERNAL' });
});

it('has an unknown outcome if the response is not from the API', () => {
  const error = new ServerParseError(new SyntaxError('<'), {
    response: new Response('<html>'),
    bodyText: '<html>',
  });
  expect(readFailure(error)).toMatchObject({ kind: 'notJson', code: 'NETWORK' });
});

it('is a network failure without a response', () => {
  expect(readFailure(new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'network',
    code: 'NETWORK',
    reason: 'Failed to fetch',
  });
});
