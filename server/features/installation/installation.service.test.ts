import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupName } from '../../platform/backup/scheduled-backups.js';
import { HOUR_MS } from '../../platform/context/durations.js';
import type { Installation } from '../../platform/doctor/installation-problems.js';
import * as disk from '../../platform/health/free-disk.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { book } from '../../testing/attendees.js';
import { makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { InstallationService } from './installation.service.js';

describe.each(DATABASES)('the office is told, on %s,', (kind) => {
  const world = useWorld(kind);
  let folder = '';
  const problems = (changes: Partial<Installation> = {}) => {
    const installation: Installation = {
      database: { kind: 'sqlite', path: join(folder, 'classes.sqlite') },
      dataDir: folder,
      backups: { folder, minuteOfDay: 180 },
      publicUrl: 'https://classes.example.com',
      smtpUrl: 'smtp://mail.example.com',
      ...changes,
    };
    return new InstallationService(world.database, installation).problems(world.guest());
  };
  const backUp = (hoursAgo: number) =>
    writeFile(join(folder, backupName(new Date(world.clock.now().getTime() - hoursAgo * HOUR_MS))), '');

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'installation-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('of a backup that is overdue, if backups are scheduled', async () => {
    await expect(problems()).resolves.toEqual(['backupOverdue']);
    await expect(problems({ backups: undefined })).resolves.toEqual([]);
    await backUp(50);
    await expect(problems()).resolves.toEqual(['backupOverdue']);
    await backUp(1);
    await expect(problems()).resolves.toEqual([]);
  });

  it('of messages that have been due for more than 30 minutes', async () => {
    await backUp(0);
    const { id } = await makeClass(world);
    await book(world, id);
    world.clock.passHours(0.5);
    await expect(problems()).resolves.toEqual([]);
    world.clock.passHours(0.01);
    await expect(problems()).resolves.toEqual(['messagesDelayed']);
    await world.change(OutboxMessageEntity, { channel: 'email' }, { sentAt: world.clock.now() });
    await expect(problems()).resolves.toEqual([]);
  });

  it('of messages that fail for several recipients, but not for one, whose mailbox may be full', async () => {
    await backUp(0);
    const { id } = await makeClass(world);
    await book(world, id, {}, 1);
    await book(world, id, {}, 2);
    const retryAt = new Date(world.clock.now().getTime() + HOUR_MS);
    await world.change(OutboxMessageEntity, { channel: 'email' }, { retryAt, lastError: '452' });
    world.clock.passHours(0.6);
    await expect(problems()).resolves.toEqual(['messagesDelayed']);
    const recipient = 'maria.munoz1@example.com';
    await world.change(OutboxMessageEntity, { recipient }, { sentAt: world.clock.now() });
    await expect(problems()).resolves.toEqual([]);
  });

  it.each([
    ['full mailboxes', ['EMAILBOX 552', 'EMAILBOX 452'], null, []],
    [
      'addresses that a server postpones, as it accepts another',
      ['EENVELOPE 451', 'EENVELOPE 450'],
      'email',
      [],
    ],
    ['addresses, as it accepts none', ['EENVELOPE 451', 'EENVELOPE 450'], null, ['messagesDelayed']],
    ['addresses, as only texts are sent', ['EENVELOPE 451', 'EENVELOPE 450'], 'sms', ['messagesDelayed']],
    ['connections that it ends', ['EENVELOPE 421', 'EENVELOPE 421'], 'email', ['messagesDelayed']],
    ['a policy', ['EPOLICY 554', 'EPOLICY 554'], 'email', ['messagesDelayed']],
  ] as const)(
    'of messages to several recipients that fail because of %s: %j, %j',
    async (_of, errors, sent, found) => {
      await backUp(0);
      const { id } = await makeClass(world);
      const retryAt = new Date(world.clock.now().getTime() + HOUR_MS);
      for (const [index, lastError] of errors.entries()) {
        await book(world, id, {}, index);
        const recipient = `maria.munoz${index}@example.com`;
        await world.change(OutboxMessageEntity, { recipient, channel: 'email' }, { retryAt, lastError });
      }
      world.clock.passHours(0.6);
      if (sent) {
        await book(world, id, {}, 2);
        const which = { recipient: 'maria.munoz2@example.com', template: 'booking.confirmation' };
        await world.change(OutboxMessageEntity, which, { channel: sent, sentAt: world.clock.now() });
      }
      await expect(problems()).resolves.toEqual(found);
    },
  );

  it('of no delayed message if it is only the mail to the operator about such problems', async () => {
    await backUp(0);
    await world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'installation.problems',
        recipient: 'operator@ridgeline.example',
        language: 'en',
        payload: { problems: 'messagesDelayed', foundAt: world.clock.now().toISOString() },
        deduplicationKey: 'problems',
      }),
    );
    world.clock.passHours(0.6);
    await expect(problems()).resolves.toEqual([]);
  });

  it('of a disk that is nearly full', async () => {
    await backUp(0);
    // A file system without space.
    await expect(problems({ dataDir: '/proc' })).resolves.toEqual(['diskNearlyFull']);
    const free = jest.spyOn(disk, 'freeDisk').mockResolvedValue(999_000_000);
    await expect(problems()).resolves.toEqual(['diskNearlyFull']);
    free.mockResolvedValue(1_000_000_000);
    await expect(problems()).resolves.toEqual([]);
  });

  it('that emails are not sent, on a public site without a mail server', async () => {
    await backUp(0);
    await expect(problems({ smtpUrl: undefined })).resolves.toEqual(['mailNotSent']);
    const publicUrl = 'http://localhost:4000';
    await expect(problems({ smtpUrl: undefined, publicUrl })).resolves.toEqual([]);
  });

  it('of nothing where the places are unknown', async () => {
    await expect(world.services.installation.problems(world.guest())).resolves.toEqual([]);
  });
});
