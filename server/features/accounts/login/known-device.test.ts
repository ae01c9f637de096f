import { LOGIN } from '../../../testing/operations.js';
import { newestLink } from '../../../testing/account-links.js';
import { useSite, type Answer } from '../../../testing/site-server.js';
import { ADMIN } from '../../../testing/world.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const OTHER = { email: 'vera@ridgeline.example', password: 'three low granite hills' };
const CEILING = 50;
const CHECKS_OF_A_DEVICE = 10;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { isAccepted } }';
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { token } }';

describe('password guesses for one account from many addresses', () => {
  const limited = () => useSite('sqlite', { rateLimits: true }, { trustProxy: 1 });

  /** Ten guesses from each address, its limit. @returns how many were checked */
  async function guessAll(site: ReturnType<typeof limited>['site'], email: string): Promise<number> {
    let checked = 0;
    for (let address = 1; address <= 7; address += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${address}` };
      for (let guess = 0; guess < 10; guess += 1) {
        const body = { email, password: `guess ${guess}` };
        const { status } = await site.rest('POST', '/auth/login', body, { headers });
        if (status === 401) checked += 1;
      }
    }
    return checked;
  }

  const cookieOf = ({ headers }: Answer<object>): string => headers['set-cookie']?.split(';')[0] ?? '';

  describe.each([
    ['that there is', ADMIN.email],
    ['that there is not', 'nobody@example.com'],
  ])('%s', (_what, email) => {
    const { site, world } = limited();

    it('are checked fifty times an hour, then refused with a hint to reset the password by mail', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      await expect(guessAll(site, email)).resolves.toBe(CEILING);
      const headers = { 'X-Forwarded-For': '203.0.113.99' };
      const refused = await site.rest('POST', '/auth/login', { email, password: 'x' }, { headers });
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(refused.body.error).toMatch(
        /^Too many attempts for this email\. Choose a new password by email/,
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(15 * 60);
    });
  });

  describe('if its owner has logged in before', () => {
    const { site, world } = limited();
    const from = (address: string, cookie: string) => ({
      headers: { 'X-Forwarded-For': address, ...(cookie && { Cookie: `other=1; ${cookie}` }) },
    });

    it('do not lock the owner out, over REST and GraphQL, but a device of another account is not exempt', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      await world.makeAccount(OTHER.email, OTHER.password, 'admin');
      const own = cookieOf(await site.rest('POST', '/auth/login', ADMIN));
      const others = cookieOf(await site.graphql(LOGIN, { input: OTHER }));
      expect([own, others]).toEqual([expect.stringMatching(/^device=/), expect.stringMatching(/^device=/)]);
      await guessAll(site, ADMIN.email);
      const logIn = (cookie: string) => site.rest('POST', '/auth/login', ADMIN, from('203.0.113.50', cookie));
      expect((await logIn('')).status).toBe(429);
      expect((await logIn(others)).status).toBe(429);
      expect((await logIn(`${own}x`)).status).toBe(429);
      expect((await logIn('device=nonsense.nonsense')).status).toBe(429);
      expect((await logIn(own)).status).toBe(200);
      const graphql = await site.graphql(LOGIN, { input: ADMIN }, from('203.0.113.50', own));
      expect(graphql.body.errors).toBeUndefined();
    });

    it('from that browser are limited to ten, from any address', async () => {
      await world.makeAccount(OTHER.email, OTHER.password, 'admin');
      const cookie = cookieOf(await site.rest('POST', '/auth/login', OTHER));
      const guess = (index: number) => {
        const body = { email: OTHER.email, password: 'not the password' };
        return site.rest('POST', '/auth/login', body, from(`203.0.113.${100 + index}`, cookie));
      };
      for (let index = 0; index < CHECKS_OF_A_DEVICE; index += 1)
        expect((await guess(index)).status).toBe(401);
      expect((await guess(CHECKS_OF_A_DEVICE)).status).toBe(429);
    });
  });

  describe('if its owner has a mailed link', () => {
    const { site, world } = limited();

    it('do not prevent a new password, whatever the address has requested, and the browser is then known', async () => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      await guessAll(site, ADMIN.email);
      const address = { headers: { 'X-Forwarded-For': '203.0.113.60' } };
      for (let forged = 0; forged < 50; forged += 1)
        await site.graphql(RESET, { input: { ...NEW, token: 'nonsense' } }, address);
      const forgedOnce = await site.graphql(RESET, { input: { ...NEW, token: 'nonsense' } }, address);
      expect(forgedOnce.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');

      await world.services.passwords.requestReset(world.guest(), { email: ADMIN.email });
      const token = await newestLink(world, 'password');
      const reset = await site.graphql(RESET, { input: { ...NEW, token } }, address);
      expect(reset.body.data).toEqual({ resetPassword: { isAccepted: true } });
      const headers = { ...address.headers, Cookie: cookieOf(reset) };
      const login = { email: ADMIN.email, password: NEW.password };
      expect((await site.rest('POST', '/auth/login', login, { headers })).status).toBe(200);
    });

    it('are limited to ten passwords with a confirmation link', async () => {
      const person = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ruiz' };
      await world.services.registrations.register(world.guest(), { ...person, ...NEW });
      const token = await newestLink(world, 'confirmation');
      const confirm = (password: string) => site.graphql(CONFIRM, { input: { token, password } });
      for (let guess = 0; guess < CHECKS_OF_A_DEVICE; guess += 1) {
        const { body } = await confirm('not the password');
        expect(body.errors?.[0]?.extensions.fields).toHaveProperty('password');
      }
      const refused = await confirm(NEW.password);
      expect(refused.body.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    });
  });
});

describe('the device cookie', () => {
  const plain = useSite('sqlite');
  const secure = useSite('sqlite', {}, { publicUrl: 'https://classes.example.com' });
  const limited = useSite('sqlite', { rateLimits: true }, { publicUrl: 'https://classes.example.com' });
  const proxied = useSite('sqlite', {}, { trustProxy: 1 });
  const cookieAfter = async (
    { site, world }: typeof plain,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    return (await site.rest('POST', '/auth/login', ADMIN, { headers })).headers['set-cookie'] ?? '';
  };

  it('lasts 180 days, is HttpOnly and SameSite, and is Secure if the site uses TLS', async () => {
    const parts = (await cookieAfter(plain)).split('; ');
    expect(parts).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/', `Max-Age=${180 * 24 * 60 * 60}`]),
    );
    expect(parts).not.toContain('Secure');
    expect(await cookieAfter(secure)).toMatch(/^__Host-device=.*; Secure/);
    const behindProxy = await cookieAfter(proxied, { 'X-Forwarded-Proto': 'https' });
    expect(behindProxy).toMatch(/^__Host-device=.*; Secure/);
  });

  it('behind https is accepted only with the name that no other host can set', async () => {
    const cookie = (await cookieAfter(limited)).split(';')[0] ?? '';
    const { site } = limited;
    const logIn = async (Cookie: string, password: string): Promise<number> =>
      (await site.rest('POST', '/auth/login', { ...ADMIN, password }, { headers: { Cookie } })).status;
    for (let guess = 0; guess < 10; guess += 1) await logIn('', 'not the password');
    expect(await logIn('', ADMIN.password)).toBe(429);
    expect(await logIn(cookie.replace('__Host-', ''), ADMIN.password)).toBe(429);
    expect(await logIn(`other=1; ${cookie}`, ADMIN.password)).toBe(200);
  });

  it('grants no access, and is not set by a failed log-in', async () => {
    const cookie = (await cookieAfter(plain)).split(';')[0] ?? '';
    const { site } = plain;
    const headers = { Cookie: cookie };
    expect((await site.rest('GET', '/students', undefined, { headers })).status).toBe(401);
    const token = cookie.replace('device=', '');
    expect((await site.rest('GET', '/students', undefined, { token })).status).toBe(401);
    const failed = await site.rest('POST', '/auth/login', { ...ADMIN, password: 'not the password' });
    expect(failed.headers['set-cookie']).toBeUndefined();
  });
});
