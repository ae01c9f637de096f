import { LOGIN } from '../../../testing/operations.js';
import { useSite, type Answer, type GraphQLBody, type SiteServer } from '../../../testing/site-server.js';
import { ADMIN } from '../../../testing/world.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const WRONG = { email: ADMIN.email, password: 'not the password' };

/** Log-ins in one request, each with its own alias. */
const logins = (count: number): string => `mutation ($input: LoginInput!) {
  ${Array.from({ length: count }, (_, index) => `try${index}: login(input: $input) { token }`).join('\n')}
}`;

type Codes = Promise<string[]>;

const codesOf = ({ body }: Answer<GraphQLBody<object>>): string[] =>
  (body.errors ?? []).map(({ extensions }) => extensions.code);
const byRest = async (site: SiteServer, input: object): Codes => {
  const { status, body } = await site.rest('POST', '/auth/login', input);
  return status === 200 ? [] : [String(body.code)];
};
const byGraphQL = async (site: SiteServer, input: object): Codes =>
  codesOf(await site.graphql(LOGIN, { input }));
const byAliases = async (site: SiteServer, count: number, input: object): Codes =>
  codesOf(await site.graphql<object>(logins(count), { input }));
const byChange = async (site: SiteServer, token: string): Codes => {
  const query = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';
  return codesOf(
    await site.graphql(query, { input: { ...NEW, currentPassword: 'not the password' } }, { token }),
  );
};
const byReset = async (site: SiteServer): Codes => {
  const query = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isAccepted } }';
  return codesOf(await site.graphql(query, { input: { ...NEW, token: 'nonsense' } }));
};

describe('the throttle of log-ins', () => {
  // A throttle has the lifetime of its process, so each test needs its own site.
  describe('of one account from one address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('allows ten checks over REST and GraphQL together, then states when to try again', async () => {
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

  describe('with a claimed address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('counts the real address, because no proxy is trusted', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      const claiming = (index: number) =>
        site.rest('POST', '/auth/login', WRONG, { headers: { 'X-Forwarded-For': `192.0.2.${index}` } });
      for (let attempt = 1; attempt <= 10; attempt += 1) expect((await claiming(attempt)).status).toBe(401);
      expect((await claiming(11)).status).toBe(429);
    });
  });

  describe('with aliases', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('counts each alias, even if it succeeds', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      const first = await site.graphql(logins(10), { input: ADMIN });
      expect(Object.keys(first.body.data ?? {})).toHaveLength(10);
      const second = await site.graphql(LOGIN, { input: ADMIN });
      expect(second.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    });
  });

  describe('across all paths', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('allows ten checks of one account in total over REST, GraphQL, aliases and password changes', async () => {
      const token = await world.adminToken();
      const paths = [
        () => byRest(site, WRONG),
        () => byGraphQL(site, WRONG),
        () => byChange(site, token),
        () => byAliases(site, 3, WRONG),
      ];
      for (const ask of paths) expect(await ask()).not.toContain('RATE_LIMITED');
      // The first failing alias ends its request; that would be four checks.
      for (const count of [4, 2]) expect(await byAliases(site, count, ADMIN)).toEqual([]);
      for (const ask of paths) expect(await ask()).toContain('RATE_LIMITED');
    });
  });

  describe('of all accounts from one address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true });

    it('allows fifty checks in total, including reset links', async () => {
      const token = await world.adminToken();
      const unknown = (index: number) => ({
        email: `guess${index}@example.com`,
        password: 'not the password',
      });
      for (let index = 0; index < 12; index += 1) {
        const told = [
          ...(await byRest(site, unknown(index))),
          ...(await byGraphQL(site, unknown(index))),
          ...(await byAliases(site, 3, unknown(index))),
          ...(await byReset(site)),
        ];
        expect(told).not.toContain('RATE_LIMITED');
      }
      for (const index of [20, 21]) expect(await byRest(site, unknown(index))).toEqual(['UNAUTHENTICATED']);
      for (const ask of [
        () => byRest(site, unknown(30)),
        () => byGraphQL(site, unknown(30)),
        () => byReset(site),
        () => byChange(site, token),
      ]) {
        expect(await ask()).toEqual(['RATE_LIMITED']);
      }
    });
  });

  describe('of one address', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });
    const from = (address: string, email: string, password: string) =>
      site.rest('POST', '/auth/login', { email, password }, { headers: { 'X-Forwarded-For': address } });

    it('allows fifty checks for any accounts, and does not affect the owner at another address', async () => {
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

  describe('of a network', () => {
    const { site, world } = useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });

    it('counts all addresses of an IPv6 network as one', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      const from = (address: string) =>
        site.rest('POST', '/auth/login', WRONG, { headers: { 'X-Forwarded-For': address } });
      for (let host = 1; host <= 10; host += 1)
        expect((await from(`2001:db8:1:2::${host}`)).status).toBe(401);
      expect((await from('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
      expect((await from('2001:db8:1:3::1')).status).toBe(401);
    });
  });
});
