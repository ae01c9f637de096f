import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';

describe.each(DATABASES)('the name of an account, on %s,', (kind) => {
  const world = useWorld(kind);
  const change = (ctx: Parameters<typeof world.services.accounts.changeName>[0]) =>
    world.services.accounts.changeName(ctx, { firstName: 'Rosa', lastName: 'Villaseñor' });

  it('is changed by its owner, whose session goes on, and found by the office', async () => {
    const office = await world.admin();
    const { email } = ADMIN;
    const before = await world.stored(AccountEntity).findOneByOrFail({ email });
    await expect(change(office)).resolves.toMatchObject({ email, firstName: 'Rosa', lastName: 'Villaseñor' });
    await expect(world.services.accounts.me(office)).resolves.toMatchObject({ lastName: 'Villaseñor' });
    const after = await world.stored(AccountEntity).findOneByOrFail({ email });
    expect(after).toMatchObject({ version: before.version + 1, tokenVersion: before.tokenVersion });
    expect(after.searchText).toContain('villasenor');
    await expect(world.stored(AuditEntryEntity).countBy({ action: 'account.renamed' })).resolves.toBe(1);
  });

  it('is changed by requests at the same time, one after the other', async () => {
    const office = await world.admin();
    const names = Array.from({ length: 10 }, (_, number) => ({
      firstName: 'Rosa',
      lastName: `${number} Ibarra`,
    }));
    await Promise.all(names.map((name) => world.services.accounts.changeName(office, name)));
    const after = await world.stored(AccountEntity).findOneByOrFail({ email: ADMIN.email });
    expect(names).toContainEqual({ firstName: after.firstName, lastName: after.lastName });
  });

  it('is not changed by a guest', async () => {
    await expect(change(world.guest())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('changes of the name of an account, with rate limits,', () => {
  const world = useWorld('sqlite', { rateLimits: true });

  it('are limited for each account, whatever its address', async () => {
    const office = await world.admin();
    const change = (number: number) =>
      world.services.accounts.changeName(office, { firstName: 'Rosa', lastName: `Villaseñor ${number}` });
    for (let number = 1; number <= 20; number += 1) await change(number);
    await expect(change(21)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(world.services.accounts.me(office)).resolves.toMatchObject({ lastName: 'Villaseñor 20' });
  });
});
