import { createApiCache } from './api-cache';
import { createGuestClient } from './api-client';
import { createAuthenticatedClient } from './authenticated-client';
import { SiteDocument } from './Site.generated';

let fetch: jest.SpiedFunction<typeof globalThis.fetch>;
const onTokenRefused = jest.fn();

beforeEach(() => {
  fetch = jest.spyOn(globalThis, 'fetch');
  onTokenRefused.mockClear();
  answerWith({ data: { site: null } });
});

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

it('repeats with the new token a change that was refused after the user had logged in again', async () => {
  let token = 'old';
  const refused: (() => void)[] = [];
  fetch.mockReset().mockImplementation((_input, init) => {
    const isOld = new Headers(init?.headers).get('authorization') === 'Bearer old';
    const body = isOld
      ? { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }
      : { data: { site: null } };
    const response = new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    return isOld
      ? new Promise((resolve) => refused.push(() => resolve(response)))
      : Promise.resolve(response);
  });
  const access = { apiBase: '', language: () => 'en', token: () => token, onTokenRefused };
  const reauthenticate = jest.fn(() => {
    token = 'new';
    return Promise.resolve(true);
  });
  const client = createAuthenticatedClient(access, createApiCache(), reauthenticate);
  const send = () =>
    client.query({ query: SiteDocument, fetchPolicy: 'no-cache', context: { queryDeduplication: false } });
  const early = send();
  const late = send();
  expect(refused).toHaveLength(2);
  refused[0]?.();
  await expect(early).resolves.toBeTruthy();
  refused[1]?.();
  await expect(late).resolves.toBeTruthy();
  expect(reauthenticate).toHaveBeenCalledTimes(1);
  expect(onTokenRefused).not.toHaveBeenCalled();
});

it('does not repeat a change of an ended session with the token of another one', async () => {
  let token = 'old';
  fetch.mockReset().mockImplementation(() => {
    token = 'of another account';
    return Promise.resolve(
      new Response(JSON.stringify({ errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  });
  const access = { apiBase: '', language: () => 'en', token: () => token, onTokenRefused };
  const client = createAuthenticatedClient(access, createApiCache(), () => Promise.resolve(true));
  await expect(client.query({ query: SiteDocument, fetchPolicy: 'no-cache' })).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(1);
});
