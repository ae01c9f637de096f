import { createExecuteGraphql, InvalidResponseError } from './execute-graphql';

const onTokenRefused = jest.fn();
let token: string | undefined;

const ask = createExecuteGraphql({
  apiBase: 'https://api.example.com',
  language: () => 'es',
  token: () => token,
  onTokenRefused,
});

const refused = { errors: [{ message: 'Inicie sesión', extensions: { code: 'UNAUTHENTICATED' } }] };

function respondWith(body: unknown, status = 200, meanwhile: () => void = () => undefined) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    meanwhile();
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  });
}

beforeEach(() => {
  token = 'a-token';
  onTokenRefused.mockReset();
});

describe('a user’s query', () => {
  it('is sent unchanged, in the language of the page and with the token', async () => {
    const fetch = respondWith({ data: { site: null } });
    const request = { query: '{\n  site # why\n}', variables: { first: 5 }, operationName: 'Q' };
    expect(await ask(request)).toEqual({ data: { site: null } });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example.com/graphql');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe(JSON.stringify(request));
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      'content-type': 'application/json',
      'accept-language': 'es',
      authorization: 'Bearer a-token',
    });
  });

  it('is sent without a token if there is none', async () => {
    token = undefined;
    const fetch = respondWith({ data: {} });
    await ask({ query: '{ site }' });
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false);
  });

  it('returns the server’s response whatever the status', async () => {
    const response = {
      errors: [{ message: 'Cannot query field "x".', extensions: { code: 'BAD_USER_INPUT' } }],
    };
    respondWith(response, 400);
    expect(await ask({ query: '{ x }' })).toEqual(response);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['a page', '<html>'],
    ['nothing', ''],
    ['JSON that is no answer', '"ok"'],
    ['null', 'null'],
  ])('rejects %s, which is not a response of the API', async (_case, body) => {
    respondWith(body, 502);
    await expect(ask({ query: '{ site }' })).rejects.toThrow(InvalidResponseError);
  });

  it('fails like fetch without a response', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask({ query: '{ site }' })).rejects.toThrow(TypeError);
  });
});

describe('a rejected token', () => {
  it('is reported, and the response is returned nevertheless', async () => {
    respondWith(refused, 401);
    expect(await ask({ query: '{ bookings }' })).toEqual(refused);
    expect(onTokenRefused).toHaveBeenCalledTimes(1);
    expect(onTokenRefused).toHaveBeenCalledWith('UNAUTHENTICATED');
  });

  it('is reported with its reason if the account is not an admin’s', async () => {
    respondWith({ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] });
    await ask({ query: '{ bookings }' });
    expect(onTokenRefused).toHaveBeenCalledWith('FORBIDDEN');
  });

  it('is not reported if there is a new session with another token', async () => {
    respondWith(refused, 401, () => (token = 'a-newer-token'));
    await ask({ query: '{ bookings }' });
    expect(onTokenRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['errors that are no list', { errors: 'UNAUTHENTICATED' }],
    [
      'errors without a code',
      { errors: [null, 'x', { message: 'x' }, { extensions: null }, { extensions: {} }] },
    ],
    ['another code', { errors: [{ extensions: { code: 'NOT_FOUND' } }] }],
  ])('is not detected in %s', async (_case, response) => {
    respondWith(response);
    expect(await ask({ query: '{ bookings }' })).toEqual(response);
    expect(onTokenRefused).not.toHaveBeenCalled();
  });
});
