import { createApiCache } from './api-cache';
import { createApiClient } from './api-client';
import { SiteDocument } from './Site.generated';

const answer = () =>
  new Response('{"data":{"site":null}}', { headers: { 'content-type': 'application/json' } });

afterEach(() => jest.restoreAllMocks());

async function headersOfRequest(context: { withToken?: boolean }, token: string | undefined) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  const access = { apiBase: '', language: () => 'es', token: () => token, onTokenRefused: () => undefined };
  const client = createApiClient(access, createApiCache());
  await client.query({ query: SiteDocument, context, fetchPolicy: 'no-cache' });
  return new Headers(fetch.mock.calls[0]?.[1]?.headers);
}

it('sends the token with an operation that asks for it, and with no other', async () => {
  expect((await headersOfRequest({ withToken: true }, 'secret')).get('authorization')).toBe('Bearer secret');
  jest.restoreAllMocks();
  expect((await headersOfRequest({}, 'secret')).has('authorization')).toBe(false);
});

it('sends no empty token', async () => {
  expect((await headersOfRequest({ withToken: true }, undefined)).has('authorization')).toBe(false);
});

it('says the language of the site', async () => {
  expect((await headersOfRequest({}, undefined)).get('accept-language')).toBe('es');
});
