import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { newestLink } from '../../../testing/account-links.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';

const OWN = 'nine slow desert trains';
const ATTACKERS = 'a password of somebody else';
const HOURS_A_LINK_LIVES = 48;
const LINK_OVER = { token: 'This link has expired or was already used. Ask for a new one.' };
const OTHER_PASSWORD = {
  password: 'This is not the password that was chosen for this account',
};

describe.each(DATABASES)('an account requested by a guest, on %s,', (kind) => {
  const world = useWorld(kind);
  const registrations = () => world.services.registrations;
  const register = (email: string, password: string, firstName = 'Ana') =>
    registrations().register(world.guest(), {
      email,
      password,
      confirmPassword: password,
      firstName,
      lastName: 'Ruiz',
    });
  const confirm = (token: string, password: string) =>
    registrations().confirm(world.guest(), { token, password });
  const login = (email: string, password: string) =>
    world.services.accounts.login(world.guest(), { email, password });
  const link = () => newestLink(world, 'confirmation');
  const mails = async () =>
    (await world.stored(OutboxMessageEntity).find({ order: { createdAt: 'ASC' } })).map(
      ({ template, recipient }) => [template, recipient],
    );

  it('cannot be logged in to before its email is confirmed, with the same error as an unknown one', async () => {
    await register('Ana@Example.com', OWN);
    const failureOf = (email: string) => login(email, OWN).catch((error: unknown) => error);
    const unconfirmed = await failureOf('ana@example.com');
    expect(unconfirmed).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(unconfirmed).toEqual(await failureOf('nobody@example.com'));
    await expect(mails()).resolves.toEqual([['account.confirmation', 'Ana@Example.com']]);
  });

  it('is logged in to by the link and the password of its request, then by email and password', async () => {
    await register('Ana@Example.com', OWN);
    const { token, user } = await confirm(await link(), OWN);
    expect(user).toMatchObject({ email: 'Ana@Example.com', role: 'client', firstName: 'Ana' });
    await expect(world.services.accounts.viewerOf(token, world.clock)).resolves.toEqual({
      role: 'client',
      accountId: user.id,
    });
    await expect(login('ana@example.com', OWN)).resolves.toBeDefined();
  });

  it('remains inaccessible to somebody who requested it with another person’s email, whichever link the owner follows', async () => {
    await register('ana@example.com', ATTACKERS);
    const attackers = await link();
    await expect(refusedFields(confirm(attackers, OWN))).resolves.toEqual(OTHER_PASSWORD);
    world.clock.passHours(1);
    await register('ana@example.com', OWN);
    await confirm(await link(), OWN);
    await expect(login('ana@example.com', ATTACKERS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(login('ana@example.com', OWN)).resolves.toBeDefined();
    await expect(refusedFields(confirm(attackers, ATTACKERS))).resolves.toEqual(LINK_OVER);
  });

  it('has the name of the latest request until it is confirmed', async () => {
    await register('ana@example.com', ATTACKERS, 'Nobody');
    world.clock.passHours(1);
    await register('ana@example.com', OWN);
    await expect(confirm(await link(), OWN)).resolves.toMatchObject({ user: { firstName: 'Ana' } });
    await register('ana@example.com', ATTACKERS, 'Nobody');
    await expect(login('ana@example.com', OWN)).resolves.toMatchObject({ user: { firstName: 'Ana' } });
  });

  it('is also confirmed by a password reset link, which invalidates every other link', async () => {
    await register('ana@example.com', ATTACKERS);
    await world.services.passwords.requestReset(world.guest(), { email: 'ana@example.com' });
    const token = await newestLink(world, 'password');
    await world.services.passwords.reset(world.guest(), { token, password: OWN, confirmPassword: OWN });
    await expect(login('ana@example.com', OWN)).resolves.toBeDefined();
    await expect(refusedFields(confirm(await link(), ATTACKERS))).resolves.toEqual(LINK_OVER);
    const links = await world.stored(AccountLinkEntity).find();
    expect(links.map(({ passwordHash }) => passwordHash)).toEqual([null, null]);
  });

  it('does not change if it is confirmed: its owner gets a mail, and nothing else', async () => {
    await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
    const before = await world.stored(AccountEntity).find();
    await register(ADMIN.email, ATTACKERS);
    await expect(world.stored(AccountEntity).find()).resolves.toEqual(before);
    await expect(mails()).resolves.toEqual([['account.exists', ADMIN.email]]);
    await expect(refusedFields(confirm(await link(), ATTACKERS))).resolves.toEqual(LINK_OVER);
  });

  it('has a link that works once, for one of two concurrent uses, and for 48 hours', async () => {
    await register('ana@example.com', OWN);
    const token = await link();
    const uses = await Promise.allSettled([1, 2, 3].map(() => confirm(token, OWN)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(refusedFields(confirm(token, OWN))).resolves.toEqual(LINK_OVER);

    await register('beto@example.com', OWN);
    world.clock.passHours(HOURS_A_LINK_LIVES - 0.01);
    await register('caro@example.com', OWN);
    const late = await world.stored(AccountLinkEntity).find({ order: { createdAt: 'ASC' } });
    const [, betos, caros] = late.map(({ id }) => world.services.accountLinks.sign('confirmation', id));
    await expect(confirm(betos ?? '', OWN)).resolves.toBeDefined();
    world.clock.passHours(HOURS_A_LINK_LIVES);
    await expect(refusedFields(confirm(caros ?? '', OWN))).resolves.toEqual(LINK_OVER);
  });

  it('is not confirmed by a forged link, nor by a password reset link', async () => {
    await register('ana@example.com', OWN);
    await world.services.passwords.requestReset(world.guest(), { email: 'ana@example.com' });
    const [id = ''] = (await link()).split('.');
    for (const forged of ['', id, `${id}.AAAA`, await newestLink(world, 'password')]) {
      await expect(refusedFields(confirm(forged, OWN))).resolves.toEqual(LINK_OVER);
    }
  });

  it('gets another link on request, with the password of the latest one', async () => {
    const again = (email: string) => registrations().requestConfirmation(world.guest(), { email });
    await register('ana@example.com', OWN);
    world.clock.passHours(HOURS_A_LINK_LIVES + 1);
    await again('ANA@example.com');
    await confirm(await link(), OWN);
    await expect(login('ana@example.com', OWN)).resolves.toBeDefined();
  });

  it('gets a link even in a database of an earlier version, with its stored password', async () => {
    await world.makeAccount('ana@example.com', OWN, 'client');
    await world.change(AccountEntity, { email: 'ana@example.com' }, { confirmedAt: null });
    await expect(login('ana@example.com', OWN)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await registrations().requestConfirmation(world.guest(), { email: 'ana@example.com' });
    await expect(confirm(await link(), OWN)).resolves.toBeDefined();
  });

  it.each(['nobody@example.com', ADMIN.email])(
    'gets no link if it does not exist or cannot have one: %s',
    async (email) => {
      await world.makeAccount(ADMIN.email, ADMIN.password, 'admin');
      await expect(registrations().requestConfirmation(world.guest(), { email })).resolves.toBeUndefined();
      const [queued] = await world.stored(OutboxMessageEntity).find();
      expect(queued).toMatchObject({ recipient: 'nobody@example.invalid' });
      await expect(refusedFields(confirm(await link(), ADMIN.password))).resolves.toEqual(LINK_OVER);
      expect(JSON.stringify(await world.everyRow())).not.toContain('nobody@example.com');
    },
  );
});

describe.each(DATABASES)('the admin role, on %s,', (kind) => {
  const world = useWorld(kind);
  const login = (email: string, password: string) =>
    world.services.accounts.login(world.guest(), { email, password });
  const grantAdmin = (email: string) => world.services.adminGrants.grantAdmin(world.guest(), email);
  const setPassword = (token: string, password: string) =>
    world.services.passwords.reset(world.guest(), { token, password, confirmPassword: password });
  const NEW_MANAGER = 'new.manager@ridgeline.example';

  it('does not go to somebody who registered the email of a new admin before', async () => {
    const person = { email: NEW_MANAGER, firstName: 'Eve', lastName: 'Vil' };
    await world.services.registrations.register(world.guest(), {
      ...person,
      password: ATTACKERS,
      confirmPassword: ATTACKERS,
    });
    const registered = await newestLink(world, 'confirmation');
    const { isNew, token } = await grantAdmin(NEW_MANAGER.toUpperCase());
    expect(isNew).toBe(false);
    await expect(login(NEW_MANAGER, ATTACKERS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const confirming = { token: registered, password: ATTACKERS };
    const confirmed = world.services.registrations.confirm(world.guest(), confirming);
    await expect(refusedFields(confirmed)).resolves.toEqual(LINK_OVER);
    await setPassword(token, OWN);
    await expect(login(NEW_MANAGER, OWN)).resolves.toMatchObject({ user: { role: 'admin' } });
  });

  it('invalidates the log-ins, the links and the password of a client who has logged in', async () => {
    await world.makeAccount(NEW_MANAGER, ATTACKERS, 'client');
    const { token: session } = await login(NEW_MANAGER, ATTACKERS);
    await world.services.passwords.requestReset(world.guest(), { email: NEW_MANAGER });
    const mailed = await newestLink(world, 'password');
    world.clock.passHours(0.01);
    const { token } = await grantAdmin(NEW_MANAGER);
    await expect(world.services.accounts.viewerOf(session, world.clock)).resolves.toEqual({ role: 'guest' });
    await expect(login(NEW_MANAGER, ATTACKERS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(refusedFields(setPassword(mailed, ATTACKERS))).resolves.toEqual(LINK_OVER);
    await setPassword(token, OWN);
    await expect(login(NEW_MANAGER, OWN)).resolves.toMatchObject({ user: { role: 'admin' } });
  });

  it('is granted to a new account with a link that sets its password once, within 48 hours', async () => {
    const { isNew, token } = await grantAdmin(NEW_MANAGER);
    expect(isNew).toBe(true);
    world.clock.passHours(HOURS_A_LINK_LIVES - 0.01);
    await setPassword(token, OWN);
    await expect(login(NEW_MANAGER, OWN)).resolves.toMatchObject({ user: { role: 'admin' } });
    await expect(refusedFields(setPassword(token, ATTACKERS))).resolves.toEqual(LINK_OVER);
    const later = await grantAdmin('another@ridgeline.example');
    world.clock.passHours(HOURS_A_LINK_LIVES);
    await expect(refusedFields(setPassword(later.token, OWN))).resolves.toEqual(LINK_OVER);
  });
});
