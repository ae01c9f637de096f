import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApi, operations, assertMatchesOpenApi, problemsBy, resolve } from './testing/openapi.js';
import { useSite } from './testing/site-server.js';
import { makeClass } from './testing/classes.js';
import { printOpenApi } from './openapi.js';

describe('docs/openapi.yaml', () => {
  const { site, world } = useSite('sqlite');

  it('is what the routes say: `npm run schema` writes it anew', async () => {
    await expect(readFile(join(process.cwd(), 'docs/openapi.yaml'), 'utf8')).resolves.toBe(printOpenApi());
  });

  it('gives every call a name of its own and a failure of ours', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
    for (const { statuses } of operations) expect(statuses).toContain(500);
  });

  it('documents 401 and 403 for every call that is the office’s, and for no guest’s but the log-in', () => {
    for (const { id, access, statuses } of operations) {
      const refusals = statuses.filter((status) => status === 401 || status === 403);
      if (access === 'admin') expect([id, refusals]).toEqual([id, [401, 403]]);
      if (access === 'guest') expect([id, refusals]).toEqual([id, id === 'logIn' ? [401] : []]);
    }
  });

  it('says which answers may be kept, and how', async () => {
    const answer = await site.rest('GET', '/class-instances/upcoming/public');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.any(String) as unknown,
    });
    expect(openApi.info.description).toMatch(
      /`Cache-Control: no-store`\. The public\s+list of classes instead has `no-cache` with an `ETag`/,
    );
  });

  it('declares the parameters of every path', () => {
    for (const [path, { parameters = [] }] of Object.entries(openApi.paths)) {
      const declared = parameters.map((part) => resolve(part)).filter((part) => part.in === 'path');
      expect(declared.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('refers to nothing that is not there, and to everything that is', () => {
    const text = JSON.stringify(openApi);
    const referred = [...new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target))];
    for (const target of referred) expect(resolve({ $ref: target })).toBeDefined();
    const { schemas, responses } = openApi.components;
    const there = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      // What any call may answer stands in no call.
      ...Object.keys(responses)
        .filter((name) => name !== 'MethodNotAllowed')
        .map((name) => `#/components/responses/${name}`),
    ];
    expect(there.filter((name) => !referred.includes(name))).toEqual([]);
  });

  it.each(
    operations.flatMap(({ id, body }) => (body?.examples ?? []).map((example) => ({ id, body, example }))),
  )('shows an example of $id that is right by its own schema', ({ body, example }) => {
    expect(body && problemsBy(body.schema, example)).toEqual([]);
  });

  it('is broken by an answer with a field, a status or a type that it does not have', async () => {
    await makeClass(world);
    const path = '/class-instances/upcoming/public';
    const answer = await site.rest<Record<string, unknown>[]>('GET', path);
    const [shown] = answer.body;
    const broken = [
      { ...answer, body: [{ ...shown, notes: 'Back door.' }] },
      { ...answer, body: [{ ...shown, bookings: [{ id: 'x' }] }] },
      { ...answer, body: [{ ...shown, price: '149' }] },
      { ...answer, body: [{ ...shown, price: undefined }] },
      { ...answer, status: 201 },
      { ...answer, headers: { 'content-type': 'text/html' } },
    ];
    expect(() => assertMatchesOpenApi('GET', path, answer)).not.toThrow();
    for (const other of broken)
      expect(() => assertMatchesOpenApi('GET', path, other)).toThrow('docs/openapi.yaml');
    expect(() => assertMatchesOpenApi('GET', '/students', { ...answer, headers: {} })).toThrow(
      'X-Total-Count',
    );
  });

  it.each(operations.map(({ path }) => path))('knows every method of %s: others are 405', async (path) => {
    const ofPath = operations.filter((operation) => operation.path === path).map(({ method }) => method);
    const allowed = ofPath.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (allowed.includes(method)) continue;
      const answer = await site.rest(method, path.replace('{id}', 'some-id'));
      expect(answer.status).toBe(405);
      expect(answer.headers.allow?.split(', ').toSorted()).toEqual(allowed.toSorted());
    }
  });
});
