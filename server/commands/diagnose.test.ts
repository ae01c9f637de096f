import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { diagnose, recount } from './diagnose.js';
import { seedDemoData } from '../features/demo/demo.seed.js';
import { ClassInstanceEntity } from '../features/schedule/classes/class-instance.entity.js';
import { VenueEntity } from '../features/schedule/venues/venue.entity.js';
import { makeBackup } from '../platform/backup/make-backup.js';
import { backupName } from '../platform/backup/scheduled-backups.js';
import { parseConfig, type Config } from '../platform/config/config.js';
import { migrations } from '../platform/database/migrations/migrations.js';
import { checkTextMessages } from '../platform/doctor/check-messages.js';
import { createDataSource } from '../platform/database/data-source.js';
import type { Finding } from '../platform/doctor/finding.js';
import { OutboxMessageEntity } from '../platform/outbox/outbox-message.entity.js';
import { bookSeats } from '../testing/attendees.js';
import { useBackupFolder } from '../testing/backups.js';
import { makeClass } from '../testing/classes.js';
import { Mailbox } from '../testing/mailbox.js';
import { DATABASES, JWT_SECRET, useWorld } from '../testing/world.js';

describe.each(DATABASES)('the doctor on %s', (kind) => {
  const world = useWorld(kind);
  const folder = useBackupFolder();

  const configOf = (settings: Record<string, string>): Config =>
    parseConfig({
      DATABASE_URL: world.url,
      DATA_DIR: folder.path,
      JWT_SECRET,
      BACKUP_DIR: folder.file('backups'),
      PUBLIC_URL: 'https://classes.example.com',
      TRUST_PROXY: '1',
      ADMIN_EMAIL: 'office@classes.example',
      COMPANY_NAME: 'Cumbre',
      COMPANY_EMAIL: 'office@classes.example',
      COMPANY_PHONE: '+18015550171',
      ...settings,
    });
  const lines = async (settings: Record<string, string> = {}): Promise<string[]> => {
    const found: Finding[] = await diagnose(configOf(settings), world.clock, folder.file('.env'));
    return found.map(({ state, check, text }) => `${state} ${check}: ${text}`);
  };
  const about = async (check: string, settings: Record<string, string> = {}): Promise<string[]> =>
    (await lines(settings)).filter((line) => line.includes(` ${check}: `));

  it('finds no problems with mail and backups while a server runs', async () => {
    const mailbox = new Mailbox();
    await bookSeats(world, (await makeClass(world)).id, 2);
    await mkdir(folder.file('backups'), { mode: 0o700 });
    const now = world.clock.now();
    const path = folder.file(`backups/${backupName(now)}`);
    await makeBackup({ database: world.address, path, siteVersion: '1', now });
    const found = await lines({ SMTP_URL: await mailbox.open() });
    await mailbox.close();
    expect(mailbox.received).toEqual([]);
    expect(found.filter((line) => !line.startsWith('ok '))).toEqual([]);
    expect([...new Set(found.map((line) => line.split(':')[0]))]).toEqual(
      [
        'settings',
        'database',
        'integrity',
        'migrations',
        'seats',
        'counts',
        'outbox',
        'demo data',
        'disk',
        'access',
        'file modes',
        'backup',
        'mail',
        'text messages',
      ].map((check) => `ok ${check}`),
    );
  });

  it.each([
    ['PUBLIC_URL is not set', 'warn', { HOST: '0.0.0.0', PUBLIC_URL: '' }],
    ['PUBLIC_URL is not https', 'warn', { PUBLIC_URL: 'http://classes.example.com' }],
    ['RATE_LIMITS is off', 'fail', { RATE_LIMITS: 'off' }],
    ['JWT_SECRET is easy to guess', 'fail', { JWT_SECRET: 'password'.repeat(6) }],
    ['ADMIN_EMAIL is not set', 'warn', { ADMIN_EMAIL: '' }],
    ['TRUST_PROXY is 0', 'fail', { TRUST_PROXY: '' }],
    [
      'Details of the invented company: set COMPANY_NAME, COMPANY_EMAIL, COMPANY_PHONE, and MAIL_FROM',
      'fail',
      { COMPANY_NAME: '', COMPANY_EMAIL: '', COMPANY_PHONE: '' },
    ],
    [
      'Details of the invented company: set MAIL_FROM',
      'fail',
      { MAIL_FROM: 'Ridgeline Safety Training <office@example.com>' },
    ],
  ])('reports that %s', async (text, state, settings) => {
    await expect(about('settings', settings)).resolves.toEqual([
      expect.stringContaining(`${state} settings: ${text}`),
    ]);
  });

  it('warns of an overbooked class, with both numbers', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 3);
    await world.change(ClassInstanceEntity, { id }, { maxAttendees: 2 });
    await expect(about('seats')).resolves.toEqual([
      expect.stringContaining(`warn seats: 3 seats taken of 2: class ${id}`),
    ]);
  });

  it('fails if guests of a public site can book demo classes', async () => {
    await seedDemoData(world.guest(), world.database, 'Cumbre');
    await expect(about('demo data')).resolves.toEqual([
      expect.stringMatching(/^fail demo data: 3\d upcoming classes at the invented venues/),
    ]);
    await expect(about('demo data', { PUBLIC_URL: 'http://localhost:4000' })).resolves.toEqual([
      expect.stringMatching(/^ok demo data: 3\d upcoming classes/),
    ]);
    // The office has made a venue of its own of each invented one.
    const venues = await world.stored(VenueEntity).find();
    for (const { id } of venues) await world.change(VenueEntity, { id }, { placeKey: id });
    await expect(about('demo data')).resolves.toEqual([expect.stringMatching(/^ok demo data: 0 upcoming/)]);
    for (const { id, placeKey } of venues) await world.change(VenueEntity, { id }, { placeKey });
    await world.change(ClassInstanceEntity, { status: 'scheduled' }, { status: 'cancelled' });
    await expect(about('demo data')).resolves.toEqual([expect.stringMatching(/^ok demo data: 0 upcoming/)]);
  });

  it('fails if a maintained count is wrong, with both numbers, until a recount', async () => {
    await bookSeats(world, (await makeClass(world)).id, 2);
    await expect(about('counts')).resolves.toEqual([expect.stringContaining('ok counts')]);
    await world.database.transaction(world.guest(), (manager) =>
      manager.query(`UPDATE kept_count SET total = total + 1 WHERE name = 'booking' AND shard =
        (SELECT MIN(shard) FROM kept_count WHERE name = 'booking')`),
    );
    await expect(about('counts')).resolves.toEqual([
      expect.stringContaining(
        'fail counts: booking is counted as 3 and has 2 rows: npm run doctor -- --recount',
      ),
    ]);
    await recount(configOf({}));
    await bookSeats(world, (await makeClass(world)).id, 1);
    await expect(about('counts')).resolves.toEqual([expect.stringContaining('ok counts')]);
  });

  it('warns of messages that have failed or are late', async () => {
    await bookSeats(world, (await makeClass(world)).id, 1);
    await expect(about('outbox')).resolves.toEqual([expect.stringContaining('ok outbox: 0 failed')]);
    world.clock.passHours(1);
    await expect(about('outbox')).resolves.toEqual([expect.stringContaining('the oldest is 60 min late')]);
    await world.change(
      OutboxMessageEntity,
      { template: 'booking.confirmation' },
      { failedAt: world.clock.now() },
    );
    await expect(about('outbox')).resolves.toEqual([expect.stringContaining('warn outbox: 1 failed')]);
  });

  it('fails if a due backup is missing, and warns if there is no schedule', async () => {
    await expect(about('backup')).resolves.toEqual([expect.stringContaining('fail backup: none in')]);
    await mkdir(folder.file('backups'));
    const old = new Date(world.clock.now().getTime() - 40 * 3_600_000);
    await writeFile(folder.file(`backups/${backupName(old)}`), '');
    await expect(about('backup')).resolves.toEqual([
      expect.stringContaining('fail backup: the newest is 40 h'),
    ]);
    await expect(about('backup', { BACKUP_DIR: '' })).resolves.toEqual([
      expect.stringContaining('warn backup: BACKUP_DIR is not set'),
    ]);
  });

  it('fails for orphaned rows', async () => {
    await bookSeats(world, (await makeClass(world)).id, 1);
    await deleteClassesAlone();
    const found = await about('integrity');
    expect(found.sort()).toEqual(
      ['booking', 'class_day'].map(
        (table) =>
          `fail integrity: ${table} refers to rows of class_instance that are gone: restore a backup`,
      ),
    );
  });

  /** Like a mistake in a database shell. */
  async function deleteClassesAlone(): Promise<void> {
    const source = await createDataSource(world.address, [], { poolSize: 1 }).initialize();
    await source.query(
      kind === 'sqlite' ? 'PRAGMA foreign_keys = OFF' : 'SET session_replication_role = replica',
    );
    await source.query('DELETE FROM class_instance');
    await source.destroy();
  }

  it('reports in one line that a newer version has migrated the database', async () => {
    const later = 'Later1999999999999';
    await world.database.transaction(world.guest(), (manager) =>
      manager.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, '${later}')`),
    );
    await expect(about('migrations')).resolves.toEqual([
      `fail migrations: migrated by a newer version of the site: ${later}`,
    ]);
    await world.database.transaction(world.guest(), (manager) =>
      manager.query(`DELETE FROM migrations WHERE name = '${later}'`),
    );
  });

  if (kind === 'postgres')
    it('fails for a PostgreSQL that accepts the connection and then does not answer', async () => {
      const silent = createTcpServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const DATABASE_URL = `postgres://test@127.0.0.1:${port}/classes`;
      await expect(about('database', { DATABASE_URL })).resolves.toEqual([
        expect.stringMatching(/^fail database: DATABASE_URL names .*, which does not respond: .*\.$/),
      ]);
      silent.close();
    }, 30_000);

  it('explains why mail cannot be sent', async () => {
    await expect(about('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).resolves.toEqual([
      expect.stringContaining('fail mail: No server is listening on the host and port of SMTP_URL'),
    ]);
  });
});

describe('the doctor', () => {
  const folder = useBackupFolder();

  it.each([
    ['no database yet', 'fail database: none at', (path: string) => `sqlite:${path}/none.sqlite`],
    [
      'a lost database',
      'is missing or empty, but this site had a database',
      (path: string) => {
        writeFileSync(`${path}/jwt-secret`, 'x'.repeat(64));
        return `sqlite:${path}/none.sqlite`;
      },
    ],
    ['a file that is not a database', 'text is not a database', (path: string) => `sqlite:${path}/text`],
    [
      'an empty database',
      `warn migrations: ${migrations.length} will run at the next start`,
      (path: string) => `sqlite:${path}/empty`,
    ],
    [
      'no PostgreSQL',
      'fail database: DATABASE_URL names 127.0.0.1:1/classes, which does not respond',
      () => 'postgres://test@127.0.0.1:1/classes',
    ],
  ])('reports %s in one line and continues with other checks', async (_what, text, url) => {
    await writeFile(folder.file('text'), 'this is text, and rather long for a line of text '.repeat(20));
    await writeFile(folder.file('empty'), '');
    const config = parseConfig({ DATABASE_URL: url(folder.path), DATA_DIR: folder.path, JWT_SECRET });
    const found = await diagnose(config, { now: () => new Date(0) }, folder.file('.env'));
    const lines = found.map(({ state, check, text: said }) => `${state} ${check}: ${said}`);
    expect(lines.filter((line) => line.includes(text))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(lines.some((line) => line.includes('file modes'))).toBe(true);
  });
});

describe('the check of the Twilio account', () => {
  let twilio: Server;
  let status: number;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    twilio = createServer((request, response) => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.writeHead(status).end('{}');
    }).listen(0, '127.0.0.1');
    await once(twilio, 'listening');
  });
  afterEach(() => new Promise((resolve) => twilio.close(resolve)));

  it.each([
    [200, 'ok', 'Twilio accepts the account'],
    [401, 'fail', 'Twilio rejected TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN (401)'],
    [503, 'fail', 'Twilio responded with an error (503)'],
  ])('reads the account without sending a message: %i', async (answer, state, text) => {
    status = answer;
    const address = twilio.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const account = { accountSid: 'AC1', authToken: 'token', from: '+18015550142' };
    await expect(checkTextMessages(account, `http://127.0.0.1:${port}`)).resolves.toEqual({
      check: 'text messages',
      state,
      text,
    });
    expect(asked).toEqual(['GET /2010-04-01/Accounts/AC1.json']);
  });
});
