import { useSite, type Answer, type GraphQLBody } from '../../testing/site-server.js';

const QUERY = '{ site { companyName } }';
const PREFLIGHTED = { 'Apollo-Require-Preflight': 'true' };

describe('an operation that is rejected before it runs', () => {
  const { site } = useSite('sqlite');
  const search = (parameters: Record<string, string>): string =>
    `/graphql?${new URLSearchParams(parameters).toString()}`;
  const get = (path: string, headers: Record<string, string> = PREFLIGHTED) =>
    site.get(path, { language: 'es', headers });
  const post = (body: object, headers: Record<string, string> = {}) =>
    site.send('POST', '/graphql', body, { language: 'es', headers });
  const persisted = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  const mutation = 'mutation { login(input: {email: "a@b.cd", password: "b"}) { token } }';

  const cases: [string, number, RegExp, () => Promise<Answer>][] = [
    ['as a link', 400, /^Envíe la solicitud GET con el encabezado/, () => get(search({ query: QUERY }), {})],
    [
      'by GET as text/plain',
      415,
      /^Envíe la solicitud como application\/json/,
      () => get(search({ query: QUERY }), { ...PREFLIGHTED, 'Content-Type': 'text/plain' }),
    ],
    ['by GET without a query', 400, /^Envíe `query` como texto/, () => get('/graphql')],
    ['by GET with an empty query', 400, /^Envíe `query` como texto/, () => get('/graphql?query=')],
    [
      'by GET with two queries',
      400,
      /^Envíe `query` como texto/,
      () => get(`${search({ query: QUERY })}&query=x`),
    ],
    [
      'by GET with variables that are not JSON',
      400,
      /^Envíe `query` como texto/,
      () => get(search({ query: QUERY, variables: '{' })),
    ],
    [
      'by GET with a list as variables',
      400,
      /^Envíe `query` como texto/,
      () => get(search({ query: QUERY, variables: '[]' })),
    ],
    ['as a mutation by GET', 405, /^Envíe las mutaciones por POST/, () => get(search({ query: mutation }))],
    [
      'for an answer as text',
      406,
      /^La respuesta es application\/json/,
      () => post({ query: QUERY }, { Accept: 'text/plain' }),
    ],
    [
      'by GET for an answer as text',
      406,
      /^La respuesta es application\/json/,
      () => get(search({ query: QUERY }), { ...PREFLIGHTED, Accept: 'text/plain' }),
    ],
    [
      'as a persisted query',
      400,
      /^Esta API no guarda consultas/,
      () => post({ query: QUERY, extensions: persisted }),
    ],
    [
      'as a persisted query without its text',
      400,
      /^Esta API no guarda consultas/,
      () => post({ extensions: persisted }),
    ],
    [
      'as a persisted query by GET',
      400,
      /^Esta API no guarda consultas/,
      () => get(search({ extensions: JSON.stringify(persisted) })),
    ],
    [
      'by PUT',
      405,
      /^Envíe las operaciones por POST/,
      () => site.send('PUT', '/graphql', { query: QUERY }, { language: 'es' }),
    ],
    [
      'by DELETE',
      405,
      /^Envíe las operaciones por POST/,
      () => site.send('DELETE', '/graphql', undefined, { language: 'es' }),
    ],
    [
      'at an address below',
      404,
      /^Aquí no hay nada/,
      () => site.send('POST', '/graphql/x', { query: QUERY }, { language: 'es' }),
    ],
  ];

  it.each(cases)('%s gets an error in the language of the request', async (_what, status, text, call) => {
    const answer = (await call()) as Answer<GraphQLBody<object>>;
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors?.[0]?.message).toMatch(text);
    expect(answer.body.errors?.[0]?.extensions.code).toBe(status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT');
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'] as const)('by %s gets the allowed methods', async (method) => {
    const headers = { 'Content-Type': 'text/plain' };
    const answer = await site.send(method, '/graphql', undefined, { headers });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, POST']);
  });

  it.each([
    '*/*',
    'application/json',
    'application/json; charset=utf-8',
    'application/graphql-response+json',
  ])('is not rejected for Accept: %s', async (accept) => {
    const headers = { ...PREFLIGHTED, Accept: accept };
    const variables = JSON.stringify({});
    expect((await get(search({ query: QUERY, variables }), headers)).status).toBe(200);
    expect((await post({ query: QUERY }, { Accept: accept })).status).toBe(200);
  });
});
