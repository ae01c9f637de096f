import { removeOld } from '../../../process/retention.js';
import { newestLink } from '../../../testing/account-links.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AccountLinkEntity } from './account-link.entity.js';

const EMAIL = 'ana@example.com';
const PASSWORD = 'nine slow desert trains';
const DAYS_31 = 31 * 24;

describe.each(DATABASES)('the links of an unconfirmed account, on %s,', (kind) => {
  const world = useWorld(kind);
  const register = (password: string) =>
    world.services.registrations.register(world.guest(), {
      email: EMAIL,
      password,
      confirmPassword: password,
      firstName: 'Ana',
      lastName: 'Ruiz',
    });
  const requestReset = () => world.services.passwords.requestReset(world.guest(), { email: EMAIL });
  const links = () => world.stored(AccountLinkEntity).find({ order: { createdAt: 'ASC' } });
  const removeOldRows = () =>
    removeOld(world.guest(), world.database, '/no/such/folder', new AbortController().signal);

  it('are removed after 30 days except the newest of each kind, whose password the next one takes over', async () => {
    for (const password of ['a password of yesterday', PASSWORD]) {
      await register(password);
      await requestReset();
      world.clock.passHours(1);
    }
    const [, , ...newest] = await links();
    expect(newest.map(({ purpose }) => purpose).toSorted()).toEqual(['confirmation', 'password']);
    await removeOldRows();
    await expect(links()).resolves.toHaveLength(4);

    world.clock.passHours(DAYS_31);
    await removeOldRows();
    await expect(links()).resolves.toEqual(newest);

    await world.services.registrations.requestConfirmation(world.guest(), { email: EMAIL });
    world.clock.passHours(DAYS_31);
    await removeOldRows();
    await world.services.registrations.requestConfirmation(world.guest(), { email: EMAIL });
    const token = await newestLink(world, 'confirmation');
    await expect(
      world.services.registrations.confirm(world.guest(), { token, password: PASSWORD }),
    ).resolves.toMatchObject({ user: { email: EMAIL } });
  });

  it('keep the last one with a password, even if later ones have none', async () => {
    await register(PASSWORD);
    const [withPassword] = await links();
    world.clock.passHours(1);
    await register('another password, ended');
    const [, ended] = await links();
    await world.change(AccountLinkEntity, { id: ended?.id ?? '' }, { passwordHash: null });
    world.clock.passHours(DAYS_31);
    await removeOldRows();
    expect((await links()).map(({ id }) => id)).toEqual([withPassword?.id, ended?.id]);
  });
});
