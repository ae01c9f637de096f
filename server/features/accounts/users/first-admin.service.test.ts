import { entities } from '../../../entities.js';
import { openDatabase } from '../../../platform/database/open-database.js';
import { createServices } from '../../../services.js';
import { ADMIN, COMPANY, DATABASES, JWT_SECRET, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';
import { ensureFirstAdmin } from './first-admin.service.js';

describe.each(DATABASES)('the first admin, on %s,', (kind) => {
  const world = useWorld(kind);
  const ensure = (email: string, password?: string, ctx = world.guest()) =>
    ensureFirstAdmin(ctx, world.database, world.services.accounts, { email, password });
  const login = (email: string, password: string) =>
    world.services.accounts.login(world.guest(), { email, password });

  it('has the configured password, which is not returned', async () => {
    await expect(ensure(ADMIN.email, ADMIN.password)).resolves.toBeNull();
    await expect(login(ADMIN.email, ADMIN.password)).resolves.toMatchObject({ user: { role: 'admin' } });
  });

  it('otherwise has a generated password, which is returned once', async () => {
    const generated = await ensure(ADMIN.email);
    expect(generated).toMatch(/^[\w-]{20}$/);
    await expect(login(ADMIN.email, generated ?? '')).resolves.toMatchObject({ user: { role: 'admin' } });
    await expect(ensure(ADMIN.email)).resolves.toBeNull();
  });

  it('is not created if there is an admin, whose account does not change', async () => {
    await ensure(ADMIN.email, ADMIN.password);
    await expect(ensure('another@example.com', 'another password')).resolves.toBeNull();
    const accounts = await world.stored(AccountEntity).find();
    expect(accounts.map(({ email }) => email)).toEqual([ADMIN.email]);
    await expect(login(ADMIN.email, ADMIN.password)).resolves.toBeDefined();
  });

  it('is created once, and every printed password is valid, when servers start concurrently', async () => {
    const starts = Array.from({ length: 4 }, async () => {
      const database = await openDatabase(world.address, entities);
      try {
        const parts = { database, company: COMPANY, jwtSecret: JWT_SECRET, rateLimits: false };
        const admin = { email: ADMIN.email, password: undefined };
        return await ensureFirstAdmin(world.guest(), database, createServices(parts).accounts, admin);
      } finally {
        await database.close();
      }
    });
    const printed = (await Promise.all(starts)).filter((password) => password !== null);
    await expect(world.stored(AccountEntity).count()).resolves.toBe(1);
    expect(printed).toHaveLength(1);
    await expect(login(ADMIN.email, printed[0] ?? '')).resolves.toMatchObject({ user: { role: 'admin' } });
  });

  it('does not take over the account of a client with the same email, and the log says so', async () => {
    await world.makeAccount(ADMIN.email, 'the password of a client', 'client');
    const ctx = world.guest();
    const warn = jest.spyOn(ctx.log, 'warn');
    await expect(ensure(ADMIN.email, undefined, ctx)).resolves.toBeNull();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^no administrator was created.*npm run admin/)],
    ]);
    await expect(login(ADMIN.email, 'the password of a client')).resolves.toMatchObject({
      user: { role: 'client' },
    });
  });
});
