import jwt from 'jsonwebtoken';
import { GUEST } from '../../../platform/context/viewer.js';
import { ADMIN, DATABASES, JWT_SECRET, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';

const HOURS_A_TOKEN_LIVES = 8;

describe.each(DATABASES)('an account on %s', (kind) => {
  const world = useWorld(kind);
  const login = (email: string, password: string) =>
    world.services.accounts.login(world.guest(), { email, password });
  const viewerOf = (token: string) => world.services.accounts.viewerOf(token, world.clock);

  it('is logged in with its password, and the email in any letter case', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { token, user } = await login(ADMIN.email.toUpperCase(), ADMIN.password);
    expect(user).toMatchObject({ email: ADMIN.email, role: 'admin', firstName: 'Rosa', lastName: 'Ibarra' });
    expect(user).not.toHaveProperty('passwordHash');
    await expect(viewerOf(token)).resolves.toEqual({ role: 'admin', accountId: user.id });
  });

  it('has the same error for a wrong password and an unknown account', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const failureOf = (email: string, password: string) =>
      login(email, password).catch((error: unknown) => error);
    const wrong = await failureOf(ADMIN.email, 'not the password');
    const unknown = await failureOf('nobody@example.com', 'not the password');
    expect(wrong).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(unknown).toEqual(wrong);
  });

  it('is not logged in with a password in another letter case or with surrounding spaces', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    for (const almost of [ADMIN.password.toUpperCase(), ` ${ADMIN.password}`, `${ADMIN.password} `]) {
      await expect(login(ADMIN.email, almost)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('has a token that expires after eight hours and is not valid before it was issued', async () => {
    const token = await world.adminToken();
    world.clock.passHours(HOURS_A_TOKEN_LIVES - 0.01);
    await expect(viewerOf(token)).resolves.toMatchObject({ role: 'admin' });
    world.clock.passHours(0.01);
    await expect(viewerOf(token)).resolves.toEqual(GUEST);
    world.clock.passHours(-HOURS_A_TOKEN_LIVES - 1);
    await expect(viewerOf(token)).resolves.toEqual(GUEST);
  });

  it('is a client at once after its demotion, even with its admin token', async () => {
    const token = await world.adminToken();
    await world.change(AccountEntity, { email: ADMIN.email }, { role: 'client' });
    await expect(viewerOf(token)).resolves.toMatchObject({ role: 'client' });
  });

  it('is a guest once its token version has increased, and once it is deleted', async () => {
    const token = await world.adminToken();
    await world.change(AccountEntity, { email: ADMIN.email }, { tokenVersion: 2 });
    await expect(viewerOf(token)).resolves.toEqual(GUEST);
    const newer = await world.adminToken();
    await expect(viewerOf(newer)).resolves.toMatchObject({ role: 'admin' });
    await world.database.transaction(world.guest(), (manager) =>
      manager.delete(AccountEntity, { email: ADMIN.email }),
    );
    await expect(viewerOf(newer)).resolves.toEqual(GUEST);
  });

  it('is returned by me, which is null for a guest', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const { user } = await login(ADMIN.email, ADMIN.password);
    const viewer = { role: 'admin', accountId: user.id } as const;
    await expect(world.services.accounts.me(world.guest({ viewer }))).resolves.toEqual(user);
    await expect(world.services.accounts.me(world.guest())).resolves.toBeNull();
  });

  describe('with a forged token', () => {
    /** A valid token, apart from the given changes. */
    async function forge(
      changes: object,
      options: jwt.SignOptions = {},
      secret = JWT_SECRET,
    ): Promise<string> {
      const claims = jwt.decode(await world.adminToken());
      if (typeof claims !== 'object' || claims === null) throw new Error('the token has no claims');
      const left = Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined);
      return jwt.sign(Object.fromEntries(left), secret, { algorithm: 'HS256', ...options });
    }

    it('is an admin if nothing is changed, which proves that the cases below test the changes', async () => {
      await expect(viewerOf(await forge({}))).resolves.toMatchObject({ role: 'admin' });
    });

    it.each([
      ['another key', {}, {}, 'a secret of somebody else, long enough too'],
      ['another algorithm of the family', {}, { algorithm: 'HS512' as const }],
      ['no signature', {}, { algorithm: 'none' as const }, ''],
      ['another audience', { aud: 'somewhere-else' }],
      ['another issuer', { iss: 'somebody-else' }],
      ['no end', { exp: undefined }],
      ['an end in the past', { exp: 1_700_000_000 }],
      ['a beginning in the future', { nbf: 4_000_000_000 }],
      ['no account', { sub: undefined }],
      ['an account that never was', { sub: '7d1f9a52-8c53-4c1e-9d0f-2f3b5a6c7d8e' }],
      ['no token version', { ver: undefined }],
      ['an older token version', { ver: 0 }],
      ['a token version as text', { ver: '1' }],
      [
        'a role of its own wish but another key',
        { role: 'admin' },
        {},
        'a secret of somebody else, long enough too',
      ],
    ])('with %s is a guest', async (_flaw, changes, options = {}, secret = JWT_SECRET) => {
      await expect(viewerOf(await forge(changes, options, secret))).resolves.toEqual(GUEST);
    });

    it.each(['', 'nonsense', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])(
      'like %j is a guest',
      async (token) => {
        await expect(viewerOf(token)).resolves.toEqual(GUEST);
      },
    );
  });
});
