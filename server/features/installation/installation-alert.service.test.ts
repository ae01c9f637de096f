import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '../../platform/backup/scheduled-backups.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { filledTemplate } from '../../platform/outbox/templates.js';
import { AccountEntity } from '../accounts/account.entity.js';
import { ADMIN, DATABASES, useWorld } from '../../testing/world.js';
import { InstallationAlertService } from './installation-alert.service.js';
import { InstallationService } from './installation.service.js';

describe.each(DATABASES)('the operator is mailed, on %s,', (kind) => {
  const world = useWorld(kind);
  let folder = '';
  const server = (
    operatorEmail: string | undefined = 'ops@ridgeline.example',
    dataDir = folder,
    publicUrl?: string,
  ) =>
    new InstallationAlertService({
      database: world.database,
      installation: new InstallationService(world.database, {
        database: { kind: 'sqlite', path: join(folder, 'classes.sqlite') },
        dataDir,
        backups: { folder, minuteOfDay: 180 },
        publicUrl,
        smtpUrl: undefined,
      }),
      operatorEmail,
    });
  const backUp = () => writeFile(join(folder, backupName(world.clock.now())), '');
  const check = async (alerts: InstallationAlertService, times = 1) => {
    for (let time = 0; time < times; time += 1) await alerts.check(world.guest());
  };
  const deliver = () =>
    world.change(OutboxMessageEntity, { channel: 'email' }, { sentAt: world.clock.now() });
  const mails = () => world.stored(OutboxMessageEntity).find({ order: { createdAt: 'ASC' } });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('about a problem that two checks in a row have found', async () => {
    const alerts = server();
    await check(alerts);
    await expect(mails()).resolves.toEqual([]);
    await check(alerts);
    await expect(mails()).resolves.toMatchObject([{ recipient: 'ops@ridgeline.example', language: 'en' }]);
  });

  it('not about one that ended before the second check, such as a backup missed while no server ran', async () => {
    const alerts = server();
    await check(alerts);
    await backUp();
    await check(alerts, 2);
    await expect(mails()).resolves.toEqual([]);
  });

  it('once a day while the problem lasts, by one of several servers', async () => {
    const [one, other] = [server(), server()];
    await check(one, 3);
    await check(other, 3);
    await expect(mails()).resolves.toHaveLength(1);
    await deliver();
    world.clock.passHours(24);
    await Promise.all([check(one), check(other)]);
    await expect(mails()).resolves.toHaveLength(2);
    await deliver();
    await backUp();
    await check(one, 3);
    await expect(mails()).resolves.toHaveLength(2);
  });

  it('again on the same day if there is another problem', async () => {
    await check(server(), 2);
    // A file system without space.
    await deliver();
    world.clock.passHours(0.25);
    await check(server(undefined, '/proc'), 2);
    const found = (await mails()).map((row) => filledTemplate(row).payload);
    expect(found).toMatchObject([
      { problems: 'backupOverdue' },
      { problems: 'backupOverdue,diskNearlyFull' },
    ]);
  });

  it('not while an earlier mail to them is unsent', async () => {
    const alerts = server();
    await check(alerts, 2);
    world.clock.passHours(24);
    await check(alerts, 2);
    await expect(mails()).resolves.toHaveLength(1);
    await deliver();
    await check(alerts);
    await expect(mails()).resolves.toHaveLength(2);
  });

  it('in the language of the account with that email', async () => {
    await world.adminToken();
    await world.change(AccountEntity, { email: ADMIN.email }, { language: 'es' });
    await check(server(ADMIN.email.toUpperCase()), 2);
    const [row] = await mails();
    if (!row) throw new Error('no mail was queued');
    const due = { ...filledTemplate(row), recipient: row.recipient, language: row.language };
    const written = await world.services.messages.write(world.guest(), due);
    expect(written).toMatchObject({
      mail: { text: expect.stringContaining('El respaldo diario está atrasado.') as unknown },
    });
  });

  it('about nothing while a public site has no mail server, because the mail would not reach them', async () => {
    await check(server(undefined, folder, 'https://classes.example.com'), 2);
    await expect(mails()).resolves.toEqual([]);
  });

  it('about nothing if no address is configured', async () => {
    const alerts = new InstallationAlertService({
      database: world.database,
      installation: world.services.installation,
      operatorEmail: undefined,
    });
    await check(alerts, 2);
    await expect(mails()).resolves.toEqual([]);
  });
});
