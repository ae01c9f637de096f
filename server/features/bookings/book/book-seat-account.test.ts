import { newestLink } from '../../../testing/account-links.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { book } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../../accounts/account.entity.js';

const PASSWORD = 'seven wide river bends';
const WITH_ACCOUNT = { createAccount: true, password: PASSWORD, confirmPassword: PASSWORD };

describe.each(DATABASES)('the account that a guest requests with a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const login = (email: string, password: string) =>
    world.services.accounts.login(world.guest(), { email, password });

  it('lets the guest log in as a client after following the mailed link, with the email in any letter case', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { ...WITH_ACCOUNT, email: 'Maria@Example.com', language: 'es' });
    await expect(login('maria@example.com', PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const token = await newestLink(world, 'confirmation');
    await world.services.registrations.confirm(world.guest(), { token, password: PASSWORD });
    const { user } = await login('maria@example.COM', PASSWORD);
    expect(user).toMatchObject({
      role: 'client',
      email: 'Maria@Example.com',
      firstName: 'María',
      lastName: 'Muñoz 1',
    });
    await expect(world.stored(AccountEntity).findOneBy({ id: user.id })).resolves.toMatchObject({
      language: 'es',
    });
  });

  it('is not created unless it was requested', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { createAccount: false, password: PASSWORD });
    await expect(world.stored(AccountEntity).count()).resolves.toBe(0);
  });

  it('never changes the password, name or role of an existing account', async () => {
    await world.makeAccount('maria@example.com', 'the password of before', 'admin');
    const before = await world.stored(AccountEntity).find();
    const { id } = await makeClass(world);
    world.clock.passHours(1);
    await book(world, id, { ...WITH_ACCOUNT, email: 'MARIA@example.com' });
    await expect(world.stored(AccountEntity).find()).resolves.toEqual(before);
    await expect(login('maria@example.com', PASSWORD)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is not disclosed: the response is the same whether or not the email had an account', async () => {
    await world.makeAccount('maria@example.com', 'the password of before', 'client');
    const { id } = await makeClass(world);
    const known = await book(world, id, { ...WITH_ACCOUNT, email: 'maria@example.com' }, 1);
    const unknown = await book(world, id, { ...WITH_ACCOUNT, email: 'ana@example.com' }, 2);
    const without = await book(world, id, {}, 3);
    const shapeOf = (booking: object): string[] => Object.keys(booking).toSorted();
    expect(shapeOf(known.booking)).toEqual(shapeOf(unknown.booking));
    expect(shapeOf(known.booking)).toEqual(shapeOf(without.booking));
  });

  it('is mailed about in addition to the booking: a link for a new account, a notice for an existing one', async () => {
    await world.makeAccount('maria@example.com', 'the password of before', 'client');
    const { id } = await makeClass(world);
    await book(world, id, { ...WITH_ACCOUNT, email: 'MARIA@example.com' }, 1);
    await book(world, id, { ...WITH_ACCOUNT, email: 'ana@example.com', language: 'es' }, 2);
    const mails = await world.stored(OutboxMessageEntity).findBy({ dueAt: world.clock.now() });
    const about = mails.map(({ template, recipient, language }) => [template, recipient, language]);
    expect(about.toSorted()).toEqual([
      ['account.confirmation', 'ana@example.com', 'es'],
      ['account.exists', 'MARIA@example.com', 'en'],
      ['booking.confirmation', 'MARIA@example.com', 'en'],
      ['booking.confirmation', 'ana@example.com', 'es'],
    ]);
  });

  it('is one account for a contact who books a crew', async () => {
    const { id } = await makeClass(world, { maxAttendees: 20 });
    const email = 'foreman@example.com';
    const crew = Array.from({ length: 10 }, (_, index) => book(world, id, { ...WITH_ACCOUNT, email }, index));
    const bookings = await Promise.all(crew);
    expect(bookings.every(({ isNew }) => isNew)).toBe(true);
    await expect(world.stored(AccountEntity).count()).resolves.toBe(1);
  });

  it('is one account for a contact who books crews for many classes concurrently', async () => {
    const classes = [];
    for (let index = 0; index < 6; index += 1) classes.push(await makeClass(world));
    const form = { ...WITH_ACCOUNT, email: 'foreman@example.com' };
    await Promise.all(classes.map(({ id }, index) => book(world, id, form, index)));
    await expect(world.stored(AccountEntity).count()).resolves.toBe(1);
  });

  it('stores no password in readable form', async () => {
    const { id } = await makeClass(world);
    await book(world, id, { ...WITH_ACCOUNT, idempotencyKey: 'form' });
    const [account] = await world.stored(AccountEntity).find();
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const { tableName } of world.database.reader.entityMetadatas) {
      const rows: unknown = await world.database.reader.query(`SELECT * FROM "${tableName}"`);
      expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    }
    expect(world.log.text).not.toContain(PASSWORD);
  });
});
