import { createApiCache } from './api-cache';
import { createGuestClient } from './api-client';
import { createAuthenticatedClient } from './authenticated-client';
import { SiteDocument } from './Site.generated';

const fetch = jest.spyOn(globalThis, 'fetch');
const onTokenRefused = jest.fn();

beforeEach(() => {
  onTokenRefused.mockClear();
  answerWith({ data: { site: null } });
});
afterAll(() => jest.restoreAllMocks());

function answerWith(body: unknown) {
  const headers = { 'content-type': 'application/json' };
  fetch
    .mockReset()
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { headers })));
}

async function headersOfRequest(create: typeof createGuestClient, token: string | undefined) {
  const access = { apiBase: '', language: () => 'es', token: () => token, onTokenRefused };
  await create(access, createApiCache())
    .query({ query: SiteDocument, fetchPolicy: 'no-cache' })
    .catch(() => undefined);
  return new Headers(fetch.mock.calls[0]?.[1]?.headers);
}

it('sends the token with every operation that needs a session, and with none of a guest', async () => {
  expect((await headersOfRequest(createAuthenticatedClient, 'secret')).get('authorization')).toBe(
    'Bearer secret',
  );
  answerWith({ data: { site: null } });
  expect((await headersOfRequest(createGuestClient, 'secret')).has('authorization')).toBe(false);
});

it('sends no empty token', async () => {
  expect((await headersOfRequest(createAuthenticatedClient, undefined)).has('authorization')).toBe(false);
});

it('sends the language of the site', async () => {
  expect((await headersOfRequest(createGuestClient, undefined)).get('accept-language')).toBe('es');
});

it('reports a rejected token, but not for a guest', async () => {
  answerWith({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] });
  await headersOfRequest(createGuestClient, 'secret');
  expect(onTokenRefused).not.toHaveBeenCalled();
  await headersOfRequest(createAuthenticatedClient, 'secret');
  expect(onTokenRefused).toHaveBeenCalledTimes(1);
});
