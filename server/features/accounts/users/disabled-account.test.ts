import { AuditEntryEntity } from '../../../platform/audit/audit-entry.entity.js';
import { GUEST } from '../../../platform/context/viewer.js';
import { updateVersioned } from '../../../platform/database/versioned.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { newestLink } from '../../../testing/account-links.js';
import { lockWaits } from '../../../testing/lock-waits.js';
import { refusedFields } from '../../../testing/refused-fields.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { ADMIN, DATABASES, useWorld } from '../../../testing/world.js';
import { AccountEntity } from '../account.entity.js';

const NEW = { password: 'nine slow desert trains', confirmPassword: 'nine slow desert trains' };
const VERA = { email: 'vera@ridgeline.example', password: 'three low granite hills' };

describe.each(DATABASES)('an account managed by the office, on %s,', (kind) => {
  const world = useWorld(kind);
  const users = () => world.services.users;
  const accountOf = (email: string) => world.stored(AccountEntity).findOneByOrFail({ email });
  const editionOf = async (email: string) => {
    const { id, version } = await accountOf(email);
    return { id, version };
  };
  const logIn = ({ email, password }: { email: string; password: string }) =>
    world.services.accounts.login(world.guest(), { email, password });
  const actionsAbout = async (email: string) => {
    const { id } = await accountOf(email);
    const entries = await world.stored(AuditEntryEntity).findBy({ subjectType: 'account', subjectId: id });
    return entries.map(({ action }) => action);
  };

  const invite = async (email: string) =>
    users().invite(await world.admin(), {
      email,
      firstName: 'Vera',
      lastName: 'Solís',
      language: 'en',
      promotesClient: true,
    });

  beforeEach(() => world.makeAccount(ADMIN.email, ADMIN.password, 'admin'));

  it.each([
    ['enable', 'This account is not disabled.'],
    ['revoke', 'This account has no invitation that can be revoked.'],
  ] as const)('that is unconfirmed rejects the call %s', async (action, text) => {
    await world.makeAccount(VERA.email, VERA.password, 'client');
    await world.change(AccountEntity, { email: VERA.email }, { confirmedAt: null });
    const changed = users()[action](await world.admin(), await editionOf(VERA.email));
    expect(await refusedFields(changed)).toEqual({ id: text });
    await expect(actionsAbout(VERA.email)).resolves.toEqual(['account.created']);
  });

  describe('that is disabled', () => {
    beforeEach(() => world.makeAccount(VERA.email, VERA.password, 'admin'));
    const disable = async (email = VERA.email) =>
      users().disable(await world.admin(), await editionOf(email));

    it('is logged out at once, and its log-in fails like any other', async () => {
      const { token } = await logIn(VERA);
      await disable();
      await expect(world.services.accounts.viewerOf(token, world.clock)).resolves.toEqual(GUEST);
      const failureOf = (email: string, password: string) =>
        logIn({ email, password }).catch((error: unknown) => error);
      const known = await failureOf(VERA.email, VERA.password);
      expect(known).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(known).toEqual(await failureOf('nobody@example.com', VERA.password));
    });

    it('has no valid link, neither an earlier one nor a new one', async () => {
      const { passwords, registrations, accountLinks } = world.services;
      await passwords.requestReset(world.guest(), { email: VERA.email });
      const old = await newestLink(world, 'password');
      await disable();
      const refused = refusedFields(passwords.reset(world.guest(), { ...NEW, token: old }));
      await expect(refused).resolves.toHaveProperty('token');
      world.clock.passHours(1);
      await passwords.requestReset(world.guest(), { email: VERA.email });
      await registrations.requestConfirmation(world.guest(), { email: VERA.email });
      await registrations.register(world.guest(), {
        email: VERA.email,
        firstName: 'Vera',
        lastName: 'Solís',
        ...NEW,
      });
      const toVera = await world.stored(OutboxMessageEntity).countBy({ recipient: VERA.email });
      expect(toVera).toBe(1);
      for (const purpose of ['password', 'confirmation'] as const) {
        const token = await newestLink(world, purpose);
        const [id = ''] = token.split('.');
        await expect(accountLinks.tokenOf(world.guest(), purpose, id)).resolves.toBeNull();
      }
    });

    it('needs as many statements for a link request as an unknown email', async () => {
      await disable();
      const log = StatementLog.of(world.database.reader);
      const { passwords, registrations } = world.services;
      const countsOf = async (email: string) => [
        await log.count(() => passwords.requestReset(world.guest(), { email })),
        await log.count(() => registrations.requestConfirmation(world.guest(), { email })),
        await log.count(() =>
          registrations.register(world.guest(), { email, firstName: 'Ana', lastName: 'Ruiz', ...NEW }),
        ),
        await log.count(() => logIn({ email, password: 'not the password' }).catch(() => undefined)),
      ];
      const unknown = await countsOf('nobody@example.com');
      await expect(countsOf(VERA.email)).resolves.toEqual(unknown);
    });

    it('can be enabled again, with its password but without its former log-ins', async () => {
      const { token } = await logIn(VERA);
      await disable();
      await users().enable(await world.admin(), await editionOf(VERA.email));
      await expect(world.services.accounts.viewerOf(token, world.clock)).resolves.toEqual(GUEST);
      await expect(logIn(VERA)).resolves.toBeDefined();
      await expect(actionsAbout(VERA.email)).resolves.toEqual(
        expect.arrayContaining(['account.disabled', 'account.enabled']),
      );
    });

    it('is never the admin’s own, nor that of the last admin', async () => {
      const own = await refusedFields(disable(ADMIN.email));
      expect(own).toEqual({ id: 'You cannot disable your own account.' });
      await world.change(AccountEntity, { email: VERA.email }, { confirmedAt: null });
      const vera = world.office((await accountOf(VERA.email)).id);
      // An admin who has never confirmed the email does not count as a remaining one, and cannot disable others.
      await expect(users().disable(vera, await editionOf(ADMIN.email))).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    });

    it('is changed only with its current version', async () => {
      const versionedId = await editionOf(VERA.email);
      await users().endSessions(await world.admin(), versionedId);
      for (const change of [
        async () => users().disable(await world.admin(), versionedId),
        async () => users().endSessions(await world.admin(), versionedId),
        async () => users().enable(await world.admin(), versionedId),
      ])
        await expect(change()).rejects.toMatchObject({ code: 'CONFLICT' });
      await expect(users().disable(await world.admin(), { id: 'nobody', version: 1 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('can be disabled only once', async () => {
      await disable();
      const { disabledAt } = await accountOf(VERA.email);
      world.clock.passHours(1);
      expect(await refusedFields(disable())).toEqual({ id: 'This account is disabled already.' });
      await expect(accountOf(VERA.email)).resolves.toMatchObject({ disabledAt });
      const actions = await actionsAbout(VERA.email);
      expect(actions.toSorted()).toEqual(['account.created', 'account.disabled']);
    });

    it('has no valid link, even if an unused one was left', async () => {
      await world.change(AccountEntity, { email: VERA.email }, { role: 'client' });
      await invite(VERA.email);
      const token = await newestLink(world, 'invitation');
      await world.change(AccountEntity, { email: VERA.email }, { disabledAt: world.clock.now() });
      const refused = refusedFields(world.services.passwords.reset(world.guest(), { ...NEW, token }));
      await expect(refused).resolves.toHaveProperty('token');
      await expect(accountOf(VERA.email)).resolves.toMatchObject({ role: 'client' });
    });

    it('is not invited with a version from before it was disabled', async () => {
      await world.change(AccountEntity, { email: VERA.email }, { role: 'client' });
      const { id, version } = await accountOf(VERA.email);
      let invited: Promise<unknown> = Promise.resolve();
      await world.database.transaction(world.guest(), async (manager) => {
        const values = { disabledAt: world.clock.now() };
        await updateVersioned(manager, AccountEntity, { id, version }, values);
        invited = invite(VERA.email).catch((error: unknown) => error);
        await lockWaits(world.database);
      });
      // On SQLite, with its single writer, the second transaction reads after the first has committed.
      const code = kind === 'postgres' ? 'CONFLICT' : 'BAD_USER_INPUT';
      await expect(invited).resolves.toMatchObject({ code });
      await expect(accountOf(VERA.email)).resolves.toMatchObject({ invitedAt: null });
    });

    it('is enabled again by an operator’s command', async () => {
      await disable();
      const { token } = await world.services.adminGrants.grantAdmin(world.guest(), VERA.email);
      await world.services.passwords.reset(world.guest(), { ...NEW, token });
      await expect(logIn({ email: VERA.email, password: NEW.password })).resolves.toBeDefined();
    });
  });
});
