import { GUEST } from '../../../platform/context/viewer.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { newestLink } from '../../../testing/account-links.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';
import { AccountLinkEntity } from '../links/account-link.entity.js';
import { SignedIds } from '../links/signed-ids.crypto.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const LINK_OVER = 'This link has expired or was already used. Ask for a new one.';

describe.each(DATABASES)('the password of an account, on %s,', (kind) => {
  const world = useWorld(kind);
  const ctx = () => world.guest();
  const passwords = () => world.services.passwords;
  const accounts = () => world.services.accounts;
  const login = (email: string, password: string) => accounts().login(ctx(), { email, password });

  /** The token of the mailed link. */
  async function link(): Promise<string> {
    await passwords().requestReset(ctx(), { email: ADMIN.email.toUpperCase() });
    return newestLink(world, 'password');
  }

  beforeEach(() => world.makeAccount(ADMIN.email, ADMIN.password, 'admin'));

  it('is set once by the mailed link, which invalidates all older tokens', async () => {
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

  it('is set by only one of two concurrent uses of the link', async () => {
    const token = await link();
    const uses = [1, 2, 3].map(() => passwords().reset(ctx(), { ...NEW, token }));
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not changed with the former one while the mailed link sets another', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = `owner${round}@example.com`;
      await world.makeAccount(email, ADMIN.password, 'client');
      const { id: accountId } = await world.stored(AccountEntity).findOneByOrFail({ email });
      await passwords().requestReset(ctx(), { email });
      const token = await newestLink(world, 'password');
      const thief = world.guest({ viewer: { role: 'client', accountId } });
      const theirs = { password: 'ten quiet desert roads', confirmPassword: 'ten quiet desert roads' };
      const results = await Promise.allSettled([
        passwords().reset(ctx(), { ...NEW, token }),
        passwords().change(thief, { ...theirs, currentPassword: ADMIN.password }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const isReset = results[0].status === 'fulfilled';
      await expect(login(email, isReset ? NEW.password : theirs.password)).resolves.toBeDefined();
    }
  });

  it('is not set by a link that is an hour old, forged, or older than a used one', async () => {
    const [first, second] = [await link(), await link()];
    const refused = (token: string) => refusedFields(passwords().reset(ctx(), { ...NEW, token }));
    const [id = ''] = first.split('.');
    for (const forged of [
      '',
      'nonsense',
      id,
      `${id}.`,
      `${id}.AAAA`,
      new SignedIds('another secret').issue('password-reset', id),
      world.services.accountLinks.sign('confirmation', id),
    ]) {
      await expect(refused(forged)).resolves.toEqual({ token: LINK_OVER });
    }
    await passwords().reset(ctx(), { ...NEW, token: second });
    await expect(refused(first)).resolves.toEqual({ token: LINK_OVER });
    const third = await link();
    world.clock.passHours(1);
    await expect(refused(third)).resolves.toEqual({ token: LINK_OVER });
  });

  it('is not reset for an unknown email: no mail is sent, no link is valid, and the email is not stored', async () => {
    await expect(passwords().requestReset(ctx(), { email: 'stranger@example.com' })).resolves.toBeUndefined();
    const { id } = await world.stored(AccountLinkEntity).findOneByOrFail({});
    await expect(world.services.accountLinks.tokenOf(ctx(), 'password', id)).resolves.toBeNull();
    const forged = world.services.accountLinks.sign('password', id);
    await expect(refusedFields(passwords().reset(ctx(), { ...NEW, token: forged }))).resolves.toEqual({
      token: LINK_OVER,
    });
    expect(JSON.stringify(await world.everyRow())).not.toContain('stranger');
  });

  it('is changed with the current one, which invalidates the other tokens', async () => {
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

  it('is not set by a link that was mailed before its owner changed it', async () => {
    const token = await link();
    const { user } = await login(ADMIN.email, ADMIN.password);
    await passwords().change(world.office(user.id), { ...NEW, currentPassword: ADMIN.password });
    await expect(refusedFields(passwords().reset(ctx(), { ...NEW, token }))).resolves.toEqual({
      token: LINK_OVER,
    });
  });

  it('does not change when its owner logs out everywhere', async () => {
    const { token, user } = await login(ADMIN.email, ADMIN.password);
    await passwords().logOutEverywhere(world.office(user.id));
    await expect(accounts().viewerOf(token, world.clock)).resolves.toEqual(GUEST);
    await expect(login(ADMIN.email, ADMIN.password)).resolves.toBeDefined();
  });

  it('is not stored or logged in plain text', async () => {
    await passwords().reset(ctx(), { ...NEW, token: await link() });
    for (const { tableName } of world.database.reader.entityMetadatas) {
      const rows: unknown = await world.database.reader.query(`SELECT * FROM "${tableName}"`);
      expect(JSON.stringify(rows)).not.toContain(NEW.password);
    }
    expect(world.log.text).not.toContain(NEW.password);
  });
});
