import { GUEST } from '../../platform/context/viewer.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { refusedFields } from '../../testing/refused-fields.js';
import { ADMIN, DATABASES, JWT_SECRET, useWorld } from '../../testing/world.js';
import { AccountEntity } from './account.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { ResetTokens } from './reset-token.crypto.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'Ana@Example.com' };
const LINK_OVER = 'This link has expired or was already used. Ask for a new one.';

describe.each(DATABASES)('the password of an account, on %s,', (kind) => {
  const world = useWorld(kind);
  const ctx = () => world.guest();
  const passwords = () => world.services.passwords;
  const accounts = () => world.services.accounts;
  const login = (email: string, password: string) => accounts().login(ctx(), { email, password });
  const templates = async () =>
    (await world.stored(OutboxMessageEntity).find({ order: { createdAt: 'ASC' } })).map(
      ({ template }) => template,
    );

  /** What the mailed link carries. */
  async function link(): Promise<string> {
    await passwords().requestReset(ctx(), { email: ADMIN.email.toUpperCase() });
    const request = await world
      .stored(PasswordResetEntity)
      .findOneOrFail({ where: {}, order: { createdAt: 'DESC' } });
    return new ResetTokens(JWT_SECRET).issue(request.id);
  }

  beforeEach(() => world.makeAccount(ADMIN.email, ADMIN.password, 'admin'));

  it('comes with a client account to whoever registers', async () => {
    await passwords().register(ctx(), { ...ANA, ...NEW });
    await expect(login('ana@example.com', NEW.password)).resolves.toMatchObject({ user: { role: 'client' } });
    await expect(templates()).resolves.toEqual(['account.welcome']);
  });

  it('is left alone by a registration with its email: the owner gets a mail', async () => {
    await passwords().register(ctx(), { ...ANA, ...NEW, email: ADMIN.email });
    await expect(login(ADMIN.email, ADMIN.password)).resolves.toMatchObject({ user: { role: 'admin' } });
    await expect(templates()).resolves.toEqual(['account.exists']);
  });

  it('is set anew by the mailed link, once, and every older token ends', async () => {
    const { token } = await login(ADMIN.email, ADMIN.password);
    const mailed = await link();
    await passwords().reset(ctx(), { ...NEW, token: mailed });
    await expect(accounts().viewerOf(token, world.clock)).resolves.toEqual(GUEST);
    await expect(login(ADMIN.email, ADMIN.password)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(login(ADMIN.email, NEW.password)).resolves.toBeDefined();
    await expect(refusedFields(passwords().reset(ctx(), { ...NEW, token: mailed }))).resolves.toEqual({
      token: LINK_OVER,
    });
  });

  it('is set by one of two who use the link at once', async () => {
    const token = await link();
    const uses = [1, 2, 3].map(() => passwords().reset(ctx(), { ...NEW, token }));
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not set by a link that is an hour old, forged, or older than one that was used', async () => {
    const [first, second] = [await link(), await link()];
    const refused = (token: string) => refusedFields(passwords().reset(ctx(), { ...NEW, token }));
    const [id = ''] = first.split('.');
    for (const forged of [
      '',
      'nonsense',
      id,
      `${id}.`,
      `${id}.AAAA`,
      new ResetTokens('another secret').issue(id),
    ]) {
      await expect(refused(forged)).resolves.toEqual({ token: LINK_OVER });
    }
    await passwords().reset(ctx(), { ...NEW, token: second });
    await expect(refused(first)).resolves.toEqual({ token: LINK_OVER });
    const third = await link();
    world.clock.passHours(1);
    await expect(refused(third)).resolves.toEqual({ token: LINK_OVER });
  });

  it('is not asked for by an unknown email: nobody is told, no link opens, and the email is not kept', async () => {
    await expect(passwords().requestReset(ctx(), { email: 'stranger@example.com' })).resolves.toBeUndefined();
    const { id } = await world.stored(PasswordResetEntity).findOneByOrFail({});
    await expect(passwords().linkToken(ctx(), id)).resolves.toBeNull();
    const forged = new ResetTokens(JWT_SECRET).issue(id);
    await expect(refusedFields(passwords().reset(ctx(), { ...NEW, token: forged }))).resolves.toEqual({
      token: LINK_OVER,
    });
    expect(JSON.stringify(await world.everyRow())).not.toContain('stranger');
  });

  it('is changed by who knows the present one, and ends the other tokens', async () => {
    const { token, user } = await login(ADMIN.email, ADMIN.password);
    const viewer = { role: 'admin', accountId: user.id } as const;
    const change = (currentPassword: string) =>
      passwords().change(world.guest({ viewer }), { ...NEW, currentPassword });
    await expect(refusedFields(change('not the password'))).resolves.toEqual({
      currentPassword: 'The current password is not correct',
    });
    const session = await change(ADMIN.password);
    await expect(accounts().viewerOf(token, world.clock)).resolves.toEqual(GUEST);
    await expect(accounts().viewerOf(session.token, world.clock)).resolves.toEqual(viewer);
  });

  it('stays while its owner logs out everywhere', async () => {
    const { token, user } = await login(ADMIN.email, ADMIN.password);
    await passwords().logOutEverywhere(world.guest({ viewer: { role: 'admin', accountId: user.id } }));
    await expect(accounts().viewerOf(token, world.clock)).resolves.toEqual(GUEST);
    await expect(login(ADMIN.email, ADMIN.password)).resolves.toBeDefined();
  });

  it('gives the account of an email the office’s rights on request, and ends its older tokens', async () => {
    await passwords().register(ctx(), { ...ANA, ...NEW });
    const { token } = await login(ANA.email, NEW.password);
    await expect(accounts().promote(ctx(), 'ANA@example.com')).resolves.toBe(true);
    await expect(accounts().promote(ctx(), 'nobody@example.com')).resolves.toBe(false);
    await expect(accounts().viewerOf(token, world.clock)).resolves.toEqual(GUEST);
    await expect(world.stored(AccountEntity).countBy({ role: 'admin' })).resolves.toBe(2);
  });

  it('is in no table and no log as it was typed', async () => {
    await passwords().register(ctx(), { ...ANA, ...NEW });
    await passwords().reset(ctx(), { ...NEW, token: await link() });
    for (const { tableName } of world.database.reader.entityMetadatas) {
      const rows: unknown = await world.database.reader.query(`SELECT * FROM "${tableName}"`);
      expect(JSON.stringify(rows)).not.toContain(NEW.password);
    }
    expect(world.log.text).not.toContain(NEW.password);
  });
});
