import { attendeeAsJson } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOBODY = '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e';

describe('the REST calls', () => {
  const { site, world } = useSite('sqlite');
  const raw = (path: string, body: string, type: string) =>
    site.send('POST', path, body, { headers: { 'Content-Type': type } });

  it.each([
    ['GET', '/nothing'],
    ['POST', '/'],
    ['GET', '/bookings/x/y/z'],
    ['GET', '/Class-Types'],
  ] as const)('return 404 in JSON for the unknown call %s %s', async (method, path) => {
    const answer = await site.rest(method, path, method === 'POST' ? {} : undefined);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toEqual({
      error: 'There is no such call.',
      message: 'There is no such call.',
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['DELETE', '/auth/login', 'POST'],
    ['GET', '/auth/login', 'POST'],
    ['PATCH', '/class-types', 'GET, HEAD, POST'],
    ['DELETE', '/bookings', 'GET, HEAD, POST'],
    ['POST', `/bookings/${NOBODY}`, 'GET, HEAD'],
    ['PUT', '/contact', 'POST'],
    ['POST', '/class-instances/upcoming/public', 'GET, HEAD'],
  ] as const)('return 405 and the allowed methods for %s %s', async (method, path, allowed) => {
    const answer = await site.rest(method, path);
    expect(answer).toMatchObject({ status: 405, body: { code: 'BAD_USER_INPUT' } });
    expect(answer.headers.allow).toBe(allowed);
  });

  it.each(['{"email": ', 'null', '[]', '"text"', '7', '{} {}', '{"a":1,}'])(
    'return 400 for the body %j, which is not a JSON object',
    async (body) => {
      const answer = await raw('/api/contact', body, 'application/json');
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      expect(answer.headers['content-type']).toContain('application/json');
      expect(Object.keys(answer.body)).toEqual(['error', 'message', 'code']);
    },
  );

  it('return 400 for a missing body', async () => {
    expect(await site.rest('POST', '/contact')).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    ['text/plain', '{"email":"a@example.com","password":"12345678"}'],
    ['application/x-www-form-urlencoded', 'email=a%40example.com'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--',
    ],
    ['application/xml', '<email/>'],
  ])('return 415 for %s, which another site’s page could send', async (type, body) => {
    for (const path of ['/api/auth/login', '/api/bookings', '/api/contact', '/api/class-types']) {
      expect(await raw(path, body, type)).toMatchObject({ status: 415, body: { code: 'BAD_USER_INPUT' } });
    }
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'text/plain'])(
    'accept a GET with Content-Type %s but no body, as common clients send it',
    async (type) => {
      const { id } = await makeClass(world);
      const answer = await site.rest('GET', `/class-instances/${id}`, undefined, {
        headers: { 'Content-Type': type },
      });
      expect(answer).toMatchObject({ status: 200, body: { id } });
    },
  );

  it('return 413 for a body over 100 kB', async () => {
    const answer = await site.rest('POST', '/contact', { message: 'x'.repeat(200_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'BAD_USER_INPUT' } });
  });

  it('return 415 for an unknown content encoding', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'nonsense' };
    const answer = await site.send('POST', '/api/contact', '{}', { headers });
    expect(answer).toMatchObject({ status: 415, body: { code: 'BAD_USER_INPUT' } });
  });

  it('return 400 in JSON for a path with invalid percent-encoding', async () => {
    const answer = await site.get('/api/bookings/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['/bookings?limit=1&limit=2&search=', ['limit']],
    ['/students?search=a&search=b&search=c&offset=0', ['search']],
    ['/admin/bookings.csv?search=a&search=b', ['search']],
  ])('reject the repeated parameter in %s and name it', async (path, names) => {
    const answer = await site.rest('GET', path, undefined, { token: await world.adminToken() });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(answer.body.fields).toEqual(
      Object.fromEntries(names.map((name) => [name, 'Must be given only once'])),
    );
  });

  it('return errors in Spanish if Accept-Language prefers it', async () => {
    const inSpanish = (path: string) =>
      site.rest('GET', path, undefined, { language: 'es-MX,es;q=0.9,en;q=0.5' });
    expect((await inSpanish('/nothing')).body.message).toBe('Esta dirección de la API no existe.');
    expect((await inSpanish(`/bookings/${NOBODY}`)).body.message).toBe('No se encontró.');
    expect((await inSpanish('/class-types')).body.message).toBe('Inicie sesión.');
    const contact = await site.rest('POST', '/contact', {}, { language: 'es' });
    expect(contact.body.fields).toMatchObject({ email: 'Escriba el correo electrónico' });
  });

  it('fall back to English for an unsupported language', async () => {
    const answer = await site.rest('GET', '/nothing', undefined, { language: 'fr' });
    expect(answer.body.message).toBe('There is no such call.');
  });

  it('carry the same text as error and as message, and a request id in the header', async () => {
    const answer = await site.rest('GET', `/bookings/${NOBODY}`);
    expect(answer.body).toEqual({ error: 'Not found.', message: 'Not found.', code: 'NOT_FOUND' });
    expect(answer.headers['x-request-id']).toMatch(UUID);
  });

  it('are not cacheable', async () => {
    const { id } = await makeClass(world);
    const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
    for (const path of [`/class-instances/${id}`, `/bookings/${String(booked.body.id)}`, '/students']) {
      const { headers } = await site.rest('GET', path);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers.vary).toMatch(/Authorization/);
    }
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['DELETE', '/classes'],
      ['POST', '/nothing'],
    ] as const) {
      const { headers } = await site.rest(method, path);
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers.vary).toMatch(/Authorization, Accept-Language/);
    }
  });

  it('may be cached with revalidation if the response is the same for everybody', async () => {
    const path = '/class-instances/upcoming/public';
    const { id } = await makeClass(world);
    const first = await site.rest('GET', path);
    expect(first.headers['cache-control']).toBe('no-cache');
    // As a cache revalidates; by default Node.js's fetch would send no-cache.
    const headers = { 'If-None-Match': String(first.headers['etag']), 'Cache-Control': 'max-age=0' };
    const ask = () => site.rest('GET', path, undefined, { headers });
    expect((await ask()).status).toBe(304);
    await site.rest('POST', '/bookings', attendeeAsJson(id));
    const second = await ask();
    expect(second.status).toBe(200);
    expect(second.headers['etag']).not.toBe(first.headers['etag']);
  });

  it('are compressed, each encoding with an ETag of its own, if they are the same for everybody', async () => {
    await makeClass(world);
    const tags = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await site.rest('GET', '/class-instances/upcoming/public', undefined, { headers });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.body).toHaveLength(1);
      tags.push(answer.headers['etag']);
    }
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ['GET', '/class-types'],
    ['POST', '/class-types'],
    ['GET', '/class-instances'],
    ['POST', '/class-instances'],
  ] as const)('return 401 for %s %s without a token, and 403 to a client', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    const guest = await site.rest(method, path, body);
    expect(guest).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(guest.headers['www-authenticate']).toBe('Bearer');
    const forged = await site.rest(method, path, body, { token: 'forged.token.here' });
    expect(forged.status).toBe(401);
    const client = await site.rest(method, path, body, { token: await world.clientToken() });
    expect(client).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('do not reveal the server software', async () => {
    const { headers } = await site.rest('GET', '/nothing');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the REST calls with CORS_ORIGINS', () => {
  const { site } = useSite('sqlite', {}, { corsOrigins: ['https://www.example.com'] });
  const preflight = (origin: string) =>
    site.rest('OPTIONS', '/bookings', undefined, {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });

  it('allow pages of that origin and no others', async () => {
    const allowed = await preflight('https://www.example.com');
    expect(allowed.status).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://www.example.com');
    const refused = await preflight('https://evil.example.com');
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  });
});
