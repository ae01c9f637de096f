import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { GUEST } from '../../../platform/context/viewer.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { newestLink } from '../../../testing/account-links.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf } from '../../../testing/statement-plan.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const LUIS = { email: 'luis@example.com', password: 'an evening in the canyon' };
const VERA = { email: 'vera@ridgeline.example', password: 'three low granite hills' };
const HOURS_OF_AN_INVITATION = 72;

describe.each(DATABASES)('the users of the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const users = () => world.services.users;
  const accountOf = (email: string) => world.stored(AccountEntity).findOneByOrFail({ email });
  const editionOf = async (email: string) => {
    const { id, version } = await accountOf(email);
    return { id, version };
  };
  const logIn = ({ email, password }: { email: string; password: string }) =>
    world.services.accounts.login(world.guest(), { email, password });
  const invite = async (email = 'iris@example.com', changes: { promotesClient?: boolean } = {}) =>
    users().invite(await world.admin(), {
      email,
      firstName: 'Iris',
      lastName: 'Peña',
      language: 'es',
      promotesClient: false,
      ...changes,
    });
  const accept = async () =>
    world.services.passwords.reset(world.guest(), { ...NEW, token: await newestLink(world, 'invitation') });
  const stateOf = async (email: string) => {
    const { nodes } = await users().page(await world.admin(), { role: 'admin' }, { first: 50 });
    return nodes.find((user) => user.email === email)?.state;
  };
  const actionsAbout = async (email: string) => {
    const { id } = await accountOf(email);
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectType: 'account', subjectId: id });
    return entries.map(({ action }) => action);
  };

  beforeEach(() => world.makeAccount(ADMIN.email, ADMIN.password, 'admin'));

  describe('an invited person', () => {
    it('gets a mailed link that sets a password, and can then log in as an admin', async () => {
      const invited = await invite();
      expect(invited).toMatchObject({
        state: 'invited',
        role: 'client',
        isConfirmed: false,
        isViewer: false,
      });
      await expect(world.stored(OutboxMessageEntity).find()).resolves.toMatchObject([
        { template: 'account.invitation', recipient: 'iris@example.com', language: 'es' },
      ]);
      await accept();
      const { user } = await logIn({ email: 'iris@example.com', password: NEW.password });
      expect(user).toMatchObject({ role: 'admin', firstName: 'Iris', lastName: 'Peña' });
      await expect(stateOf('iris@example.com')).resolves.toBe('active');
      await expect(actionsAbout('iris@example.com')).resolves.toEqual(
        expect.arrayContaining(['account.invited', 'account.invitationAccepted']),
      );
      await expect(refusedFields(accept())).resolves.toHaveProperty('token');
    });

    it('can accept for three days, and for three more days after another invitation', async () => {
      await invite();
      world.clock.passHours(HOURS_OF_AN_INVITATION);
      await expect(refusedFields(accept())).resolves.toHaveProperty('token');
      await invite();
      world.clock.passHours(HOURS_OF_AN_INVITATION - 0.01);
      await accept();
      await expect(stateOf('iris@example.com')).resolves.toBe('active');
    });

    it('can accept the latest invitation only', async () => {
      await invite();
      const first = await newestLink(world, 'invitation');
      world.clock.passHours(1);
      await invite();
      const refused = refusedFields(world.services.passwords.reset(world.guest(), { ...NEW, token: first }));
      await expect(refused).resolves.toHaveProperty('token');
      await accept();
    });

    it('is deleted with the link when the invitation is revoked', async () => {
      await invite();
      const token = await newestLink(world, 'invitation');
      await expect(
        users().revoke(await world.admin(), await editionOf('iris@example.com')),
      ).resolves.toMatchObject({
        staysClient: false,
      });
      const refused = refusedFields(world.services.passwords.reset(world.guest(), { ...NEW, token }));
      await expect(refused).resolves.toHaveProperty('token');
      await expect(world.stored(AccountEntity).countBy({ email: 'iris@example.com' })).resolves.toBe(0);
    });

    it('cannot be revoked after accepting', async () => {
      await invite();
      const versionedId = await editionOf('iris@example.com');
      await accept();
      await expect(users().revoke(await world.admin(), versionedId)).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      const latest = await editionOf('iris@example.com');
      const refused = await refusedFields(users().revoke(await world.admin(), latest));
      expect(refused).toEqual({ id: 'This account has no invitation that can be revoked.' });
      await expect(stateOf('iris@example.com')).resolves.toBe('active');
    });

    it('does not become an admin by a password reset, and remains invited', async () => {
      await invite();
      await world.services.passwords.requestReset(world.guest(), { email: 'iris@example.com' });
      const token = await newestLink(world, 'password');
      await world.services.passwords.reset(world.guest(), { ...NEW, token });
      const { user } = await logIn({ email: 'iris@example.com', password: NEW.password });
      expect(user.role).toBe('client');
      await accept();
      await expect(accountOf('iris@example.com')).resolves.toMatchObject({ role: 'admin', invitedAt: null });
    });

    it('is not renamed when somebody registers the email', async () => {
      await invite();
      const stranger = { email: 'iris@example.com', firstName: 'Eve', lastName: 'Nobody', ...NEW };
      await world.services.registrations.register(world.guest(), stranger);
      await expect(accountOf('iris@example.com')).resolves.toMatchObject({
        firstName: 'Iris',
        role: 'client',
        confirmedAt: null,
      });
      await accept();
    });

    it('cannot be an existing admin, nor a disabled account', async () => {
      await world.makeAccount(VERA.email, VERA.password, 'admin');
      await expect(refusedFields(invite(VERA.email))).resolves.toEqual({
        email: 'This email has an administrator’s account already.',
      });
      await users().disable(await world.admin(), await editionOf(VERA.email));
      await expect(refusedFields(invite(VERA.email))).resolves.toEqual({
        email: 'This email has an account that is disabled. Enable it first.',
      });
      await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(0);
    });
  });

  describe('a client', () => {
    beforeEach(() => world.makeAccount(LUIS.email, LUIS.password, 'client'));

    it('is invited only with an explicit confirmation, and remains a client until the invitation is accepted', async () => {
      await expect(invite(LUIS.email)).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(world.stored(OutboxMessageEntity).count()).resolves.toBe(0);
      const { token } = await logIn(LUIS);
      await invite(LUIS.email, { promotesClient: true });
      await expect(world.services.accounts.viewerOf(token, world.clock)).resolves.toMatchObject({
        role: 'client',
      });
      await expect(accountOf(LUIS.email)).resolves.toMatchObject({ firstName: 'Rosa', role: 'client' });
      await accept();
      await expect(world.services.accounts.viewerOf(token, world.clock)).resolves.toEqual(GUEST);
      await expect(logIn(LUIS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      const { user } = await logIn({ email: LUIS.email, password: NEW.password });
      expect(user.role).toBe('admin');
    });

    it('remains one, with the password, if the invitation is revoked', async () => {
      await invite(LUIS.email, { promotesClient: true });
      await expect(users().revoke(await world.admin(), await editionOf(LUIS.email))).resolves.toMatchObject({
        staysClient: true,
      });
      const { user } = await logIn(LUIS);
      expect(user.role).toBe('client');
      await expect(refusedFields(accept())).resolves.toHaveProperty('token');
    });
  });

  it('are logged out individually, and can log in again', async () => {
    await world.makeAccount(VERA.email, VERA.password, 'admin');
    const [rosa, vera] = [await logIn(ADMIN), await logIn(VERA)];
    await users().endSessions(await world.admin(), await editionOf(VERA.email));
    await expect(world.services.accounts.viewerOf(vera.token, world.clock)).resolves.toEqual(GUEST);
    await expect(world.services.accounts.viewerOf(rosa.token, world.clock)).resolves.not.toEqual(GUEST);
    await expect(logIn(VERA)).resolves.toBeDefined();
  });

  it('show their last log-in, which is stored at most once a minute', async () => {
    const lastLogIn = async () => (await accountOf(ADMIN.email)).lastLoginAt;
    await expect(lastLogIn()).resolves.toBeNull();
    const first = world.clock.now();
    await logIn(ADMIN);
    await expect(lastLogIn()).resolves.toEqual(first);
    world.clock.passHours(59 / 3600);
    await logIn(ADMIN);
    await expect(lastLogIn()).resolves.toEqual(first);
    world.clock.passHours(1 / 3600);
    await logIn(ADMIN);
    await expect(lastLogIn()).resolves.toEqual(world.clock.now());
    world.clock.passHours(1);
    await logIn({ ...ADMIN, password: 'not the password' }).catch(() => undefined);
    await expect(lastLogIn()).resolves.not.toEqual(world.clock.now());
  });

  it('can log in even if that cannot be stored', async () => {
    const broken = jest.spyOn(world.database, 'transaction').mockRejectedValueOnce(new Error('disk full'));
    await expect(logIn(ADMIN)).resolves.toBeDefined();
    broken.mockRestore();
    expect(world.log.text).toContain('log-in not noted');
  });

  it('are listed by email in pages, admins with invited accounts, and clients separately', async () => {
    await world.makeAccount(LUIS.email, LUIS.password, 'client');
    await world.makeAccount('ana@example.com', LUIS.password, 'client');
    await invite();
    await invite(LUIS.email, { promotesClient: true });
    const ctx = await world.admin();
    const emails = async (role: 'admin' | 'client', search?: string) => {
      const page = await users().page(ctx, { role, search }, { first: 50 });
      return [page.nodes.map(({ email }) => email), await page.totalCount];
    };
    await expect(emails('admin')).resolves.toEqual([['iris@example.com', LUIS.email, ADMIN.email], 3]);
    await expect(emails('client')).resolves.toEqual([['ana@example.com'], 1]);
    await expect(emails('admin', 'pena iris')).resolves.toEqual([['iris@example.com'], 1]);
    await expect(emails('admin', 'ridgeline')).resolves.toEqual([[ADMIN.email], 1]);
    await expect(emails('client', 'iris')).resolves.toEqual([[], 0]);
    const first = await users().page(ctx, { role: 'admin' }, { first: 2 });
    const after = first.pageInfo.endCursor ?? '';
    const second = await users().page(ctx, { role: 'admin' }, { first: 2, after });
    expect(second.nodes).toMatchObject([{ email: ADMIN.email, isViewer: true, state: 'active' }]);
  });

  it('have a list of actions by and on them, with names', async () => {
    await world.makeAccount(VERA.email, VERA.password, 'admin');
    world.clock.passHours(1);
    await users().endSessions(await world.admin(), await editionOf(VERA.email));
    world.clock.passHours(1);
    await users().disable(await world.admin(), await editionOf(VERA.email));
    const actionsOf = async (email: string) =>
      (await users().actions((await accountOf(email)).id)).map(({ action, isOwn, actorName }) => [
        action,
        isOwn,
        actorName,
      ]);
    await expect(actionsOf(VERA.email)).resolves.toEqual([
      ['account.disabled', false, 'Rosa Ibarra'],
      ['account.sessionsEnded', false, 'Rosa Ibarra'],
      ['account.created', false, null],
    ]);
    await expect(actionsOf(ADMIN.email)).resolves.toEqual([
      ['account.disabled', true, 'Rosa Ibarra'],
      ['account.sessionsEnded', true, 'Rosa Ibarra'],
      ['account.created', false, null],
    ]);
  });

  it('have actions with the record that each was about', async () => {
    await world.makeAccount(VERA.email, VERA.password, 'admin');
    const admin = await world.admin();
    world.clock.passHours(1);
    await users().disable(admin, await editionOf(VERA.email));
    const [last] = await users().actions((await accountOf(ADMIN.email)).id);
    expect(last).toMatchObject({ subjectType: 'account', subjectId: (await accountOf(VERA.email)).id });
  });

  it('are read through indexes', async () => {
    await world.makeAccount(LUIS.email, LUIS.password, 'client');
    const ctx = await world.admin();
    const { id } = await accountOf(ADMIN.email);
    const log = StatementLog.of(world.database.reader);
    for (const role of ['admin', 'client'] as const) {
      const page = await users().page(ctx, { role }, { first: 10 });
      await page.totalCount;
    }
    await users().actions(id);
    const asked = [...log.statements].filter(({ sql }) => sql.startsWith('SELECT'));
    expect(asked.length).toBeGreaterThan(5);
    for (const { sql, parameters } of asked) {
      const plan = JSON.stringify(await planOf(world, { sql, parameters }));
      expect(plan).not.toMatch(
        /SCAN (account|audit_entry|AuditEntryEntity)"|Seq Scan on (account|audit_entry)/,
      );
    }
  });
});
