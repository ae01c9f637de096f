import { LOGIN } from '../../testing/operations.js';
import { useSite } from '../../testing/site-server.js';
import { ADMIN } from '../../testing/world.js';

const WRONG = { email: ADMIN.email, password: 'not the password' };

/** Ten logins in one request, each under an alias of its own. */
const TEN_LOGINS = `mutation ($input: LoginInput!) {
  ${Array.from({ length: 10 }, (_, index) => `try${index}: login(input: $input) { token }`).join('\n')}
}`;

describe('the throttle of logins', () => {
  // A throttle lives as long as its process: a site for each test.
  describe('of one account from one address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('allows ten checks, counted over REST and GraphQL together, then says when to come back', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await site.rest('POST', '/auth/login', WRONG)).status).toBe(401);
        const { body } = await site.graphql(LOGIN, { input: WRONG });
        expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      }
      const refused = await site.rest('POST', '/auth/login', ADMIN);
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);

      const alsoRefused = await site.graphql(LOGIN, {
        input: { ...ADMIN, email: ADMIN.email.toUpperCase() },
      });
      const problem = alsoRefused.body.errors?.[0];
      expect(problem?.extensions.code).toBe('RATE_LIMITED');
      expect(problem?.extensions.retryAfterSeconds).toBeGreaterThan(0);
    });
  });

  describe('of an address that is only claimed', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('counts the one that it came from, since no proxy is trusted', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      const claiming = (index: number) =>
        site.rest('POST', '/auth/login', WRONG, { headers: { 'X-Forwarded-For': `192.0.2.${index}` } });
      for (let attempt = 1; attempt <= 10; attempt += 1) expect((await claiming(attempt)).status).toBe(401);
      expect((await claiming(11)).status).toBe(429);
    });
  });

  describe('of aliases', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('counts each of them, also when they succeed', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      const first = await site.graphql(TEN_LOGINS, { input: ADMIN });
      expect(Object.keys(first.body.data ?? {})).toHaveLength(10);
      const second = await site.graphql(LOGIN, { input: ADMIN });
      expect(second.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    });
  });

  describe('of one address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });
    const from = (address: string, email: string, password: string) =>
      site.rest('POST', '/auth/login', { email, password }, { headers: { 'X-Forwarded-For': address } });

    it('allows fifty checks for whatever accounts, and leaves the right owner elsewhere alone', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      for (let attempt = 0; attempt < 10; attempt += 1)
        await from('198.51.100.9', ADMIN.email, 'not the password');
      for (let attempt = 0; attempt < 40; attempt += 1) {
        expect((await from('198.51.100.9', `guess${attempt}@example.com`, 'not the password')).status).toBe(
          401,
        );
      }
      expect((await from('198.51.100.9', 'one-more@example.com', 'not the password')).status).toBe(429);
      expect((await from('203.0.113.20', ADMIN.email, ADMIN.password)).status).toBe(200);
    });
  });
});
