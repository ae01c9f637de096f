import { LOGIN, ME } from '../../../testing/operations.js';
import { useSite } from '../../../testing/site-server.js';
import { ADMIN } from '../../../testing/world.js';
import { processorTime } from '../../../testing/processor-time.js';
import { AccountEntity } from '../account.entity.js';

describe('POST /api/auth/login', () => {
  const { site, world } = useSite('sqlite');
  beforeEach(() => world.makeAccount(ADMIN.email, ADMIN.password, 'admin'));

  it('returns a token and the user, whose role determines the next page', async () => {
    const { status, body } = await site.rest('POST', '/auth/login', ADMIN);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String) as unknown,
      user: {
        id: expect.any(String) as unknown,
        email: ADMIN.email,
        role: 'admin',
        firstName: 'Rosa',
        lastName: 'Ibarra',
      },
    });
    expect((await site.rest('GET', '/class-types', undefined, { token: String(body.token) })).status).toBe(
      200,
    );
  });

  it('returns a token that is also valid for GraphQL', async () => {
    const { body } = await site.graphql<{ login: { token: string; user: object } }>(LOGIN, { input: ADMIN });
    const me = await site.graphql(ME, {}, { token: body.data?.login.token ?? '' });
    expect(me.body.data).toEqual({ me: body.data?.login.user });
  });

  it.each([
    ['a wrong password', { ...ADMIN, password: 'not the password' }],
    ['an unknown account', { ...ADMIN, email: 'nobody@example.com' }],
    ['no password', { email: ADMIN.email }],
    ['an empty password', { ...ADMIN, password: '' }],
    ['no email', { password: ADMIN.password, email: null }],
    ['nothing', {}],
    ['no object', [ADMIN]],
    ['numbers', { email: 7, password: 12_345_678 }],
    ['lists and objects', { email: [ADMIN.email], password: { is: ADMIN.password } }],
    ['a password of 129 characters', { ...ADMIN, password: 'x'.repeat(129) }],
    ['a password of 5,000 characters', { ...ADMIN, password: 'x'.repeat(5_000) }],
    ['an email of 5,000 characters', { ...ADMIN, email: `${'x'.repeat(5_000)}@example.com` }],
  ])('responds to %s with 401 and the same text, in the visitor’s language', async (_what, form) => {
    const english = await site.rest('POST', '/auth/login', form);
    const text = 'Invalid email or password. Please try again.';
    expect(english).toMatchObject({
      status: 401,
      body: { error: text, message: text, code: 'UNAUTHENTICATED' },
    });
    const spanish = await site.rest('POST', '/auth/login', form, { language: 'es' });
    expect(spanish.body.message).toBe(
      'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
    );
  });

  it('responds to invalid JSON with 400', async () => {
    const answer = await site.rest('POST', '/auth/login', '{"email": ');
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });

  it('takes as long for a value that no account can have as for a wrong password', async () => {
    const passwords = ['not the password', 7, 'x'.repeat(5_000)];
    const times = passwords.map((): number[] => []);
    for (let round = 0; round < 15; round += 1) {
      for (const [index, password] of passwords.entries()) {
        const start = processorTime();
        await site.rest('POST', '/auth/login', { ...ADMIN, password });
        times[index]?.push(processorTime() - start);
      }
    }
    const [wrong = 0, ...others] = times.map((each) => each.toSorted((one, other) => one - other)[7]);
    for (const other of others) expect(other).toBeGreaterThan(wrong / 2);
  });

  it.each(['x'.repeat(129), 'x'.repeat(5_000), ''])(
    'fails equally through GraphQL, with UNAUTHENTICATED, for a password of any length',
    async (password) => {
      const { body } = await site.graphql(LOGIN, { input: { ...ADMIN, password } });
      expect(body.errors).toMatchObject([
        {
          message: 'Invalid email or password. Please try again.',
          extensions: { code: 'UNAUTHENTICATED' },
        },
      ]);
      expect(body.errors?.[0]?.extensions).not.toHaveProperty('fields');
    },
  );

  it('has the same response body for an unknown account and a wrong password', async () => {
    const wrong = await site.rest('POST', '/auth/login', { ...ADMIN, password: 'not the password' });
    const unknown = await site.rest('POST', '/auth/login', { ...ADMIN, email: 'nobody@example.com' });
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
  });

  it('is required again for admin calls after a demotion: the former admin’s token is FORBIDDEN at once', async () => {
    const token = await world.adminToken();
    await world.change(AccountEntity, { email: ADMIN.email }, { role: 'client' });
    expect((await site.rest('GET', '/class-types', undefined, { token })).status).toBe(403);
    await world.change(AccountEntity, { email: ADMIN.email }, { role: 'admin', tokenVersion: 2 });
    expect((await site.rest('GET', '/class-types', undefined, { token })).status).toBe(401);
  });

  it.each(['Bearer', 'Bearer ', 'Basic YTpi', 'token', `Bearer ${'x'.repeat(6_000)}`])(
    'is required for requests with the header %j, which are a guest’s rather than an error',
    async (header) => {
      const answer = await site.rest('GET', '/class-types', undefined, {
        headers: { Authorization: header.slice(0, 6_500) },
      });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      const open = await site.rest('GET', '/class-instances/upcoming/public', undefined, {
        headers: { Authorization: header },
      });
      expect(open.status).toBe(200);
    },
  );
});
