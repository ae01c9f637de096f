import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createDataSource } from './platform/database/data-source.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import { runOperatorCommand } from './testing/operator-command.js';
import {
  buildServer,
  createDataFolder,
  startServer,
  startServerInVain,
  type ServerProcess,
} from './testing/server-process.js';
import { addressOf, ADMIN, DATABASES, JWT_SECRET } from './testing/world.js';

const lines = (output: string): string[] => output.split('\n').filter((line) => line !== '');

beforeAll(() => buildServer());

describe('a start', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let running: ServerProcess | undefined;
  const inFolder = (...names: string[]): string => join(folder.path, ...names);
  const onFile = (): Record<string, string> => ({ DATA_DIR: inFolder('data'), DEMO_DATA: 'off' });

  async function start(settings: Record<string, string>): Promise<ServerProcess> {
    running = await startServer(settings);
    return running;
  }

  /** The one line that a start in vain leaves; `npm run admin` reads the settings and the database the same way. */
  async function refusal(settings: Record<string, string>, isAlsoOfAdmin = false): Promise<string> {
    const ending = await startServerInVain(settings);
    expect([ending.code, ...lines(ending.errors).slice(1)]).toEqual([1]);
    expect(lines(ending.output).filter((line) => !line.startsWith('First admin'))).toEqual([]);
    if (isAlsoOfAdmin) {
      const admin = await runOperatorCommand('admin', ['--email', ADMIN.email], settings);
      expect([admin.code, admin.output, admin.errors]).toEqual([1, '', ending.errors]);
    }
    return ending.errors;
  }

  beforeEach(async () => {
    folder = await createDataFolder();
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    await folder.remove();
  });

  describe.each(DATABASES)('on %s', (kind) => {
    let files: TestDatabase;
    let settings: Record<string, string>;

    beforeEach(async () => {
      files = await createTestDatabase(kind);
      settings = { ...onFile(), DATABASE_URL: files.url, JWT_SECRET };
    });
    afterEach(() => files.remove());

    const run = async (...statements: string[]): Promise<unknown[]> => {
      const source = await createDataSource(addressOf(files.url), []).initialize();
      const results: unknown[] = [];
      for (const statement of statements) results.push(await source.query(statement));
      await source.destroy();
      return results;
    };
    const everyTable =
      kind === 'sqlite'
        ? `SELECT "name" FROM "sqlite_master" ORDER BY "name"`
        : `SELECT "relname" FROM "pg_class" WHERE "relnamespace" = 'public'::regnamespace ORDER BY 1`;

    it('on a newer database is refused in one line that names both, and writes nothing', async () => {
      await (await start(settings)).stop();
      await run(
        `INSERT INTO "migrations" ("timestamp", "name") VALUES (2999999999999, 'Later2999999999999')`,
      );
      const before = await run(everyTable, 'SELECT * FROM "migrations"');
      const line = await refusal(settings, true);
      expect(line).toMatch(
        /is newer than this server.*Later2999999999999.*this server's is \w+\d{13}\. Upgrade.*restore/,
      );
      await expect(run(everyTable, 'SELECT * FROM "migrations"')).resolves.toEqual(before);
    });

    it.each([
      [
        `UPDATE "migrations" SET "name" = 'Other1795260000001' WHERE "name" LIKE 'Reports%'`,
        /has had Other1795260000001/,
      ],
      [`DELETE FROM "migrations" WHERE "name" LIKE 'Reports%'`, /not Reports1795260000000/],
    ])('on a database of another version is refused: %s', async (change, reason) => {
      await (await start(settings)).stop();
      await run(change);
      const line = await refusal(settings);
      expect(line).toMatch(/is of another version of this server/);
      expect(line).toMatch(reason);
    });

    it('on the database of another program is refused, and writes nothing', async () => {
      await run('CREATE TABLE "letter" ("id" integer)');
      const before = await run(everyTable);
      const content = (): string =>
        kind === 'sqlite'
          ? createHash('sha256')
              .update(readFileSync(files.url.slice(7)))
              .digest('hex')
          : '';
      const hash = content();
      await expect(refusal(settings)).resolves.toMatch(/holds the tables of another program/);
      await expect(run(everyTable)).resolves.toEqual(before);
      expect(content()).toBe(hash);
    });
  });

  describe('with a setting that only the system can refuse is refused in one line', () => {
    it('for HOST', async () => {
      await expect(refusal({ ...onFile(), HOST: '192.0.2.1' })).resolves.toMatch(
        /^HOST 192\.0\.2\.1 .*Example: HOST=/,
      );
      const metrics = { METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' };
      await expect(refusal({ ...onFile(), ...metrics })).resolves.toMatch(
        /^METRICS_HOST 192\.0\.2\.1 .*Example: METRICS_HOST=/,
      );
    });

    it.each(['PORT', 'METRICS_PORT'])('for %s in use', async (variable) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = String(typeof address === 'object' && address?.port);
      await expect(refusal({ ...onFile(), [variable]: port })).resolves.toMatch(
        new RegExp(`^${variable} ${port} is in use.*Example: ${variable}=`),
      );
      other.close();
    });

    it('for DATA_DIR that is a file', async () => {
      writeFileSync(inFolder('data'), '');
      await expect(refusal({ DATA_DIR: inFolder('data') })).resolves.toMatch(
        /^DATA_DIR .*a file is in its place\.$/m,
      );
    });

    // Linux; elsewhere there is no folder that is there and takes none.
    it('for DATA_DIR and DATABASE_URL where the system makes no folder', async () => {
      await expect(refusal({ DATA_DIR: '/proc/booking/data' })).resolves.toMatch(
        /^DATA_DIR needs the folder \/proc\/booking\/data, which this user may not make/,
      );
      const elsewhere = { ...onFile(), DATABASE_URL: 'sqlite:/proc/booking/classes.sqlite' };
      await expect(refusal(elsewhere)).resolves.toMatch(
        /^DATABASE_URL needs the folder \/proc\/booking, which this user may not make/,
      );
    });

    it.each([
      ['a folder', (path: string) => mkdirSync(path), 'cannot be opened'],
      ['a letter', (path: string) => writeFileSync(path, 'Dear Rosa, '.repeat(1000)), 'is not a database'],
      [
        'cut in the middle',
        (path: string) => {
          const whole = readFileSync(inFolder('data', 'classes.sqlite'));
          writeFileSync(path, whole.subarray(0, Math.floor(whole.length / 2)));
        },
        'is damaged',
      ],
    ])('for a database that is %s', async (_what, make, problem) => {
      await (await start(onFile())).stop();
      await mergeLog(inFolder('data', 'classes.sqlite'));
      const path = inFolder('other.sqlite');
      make(path);
      const line = await refusal({ ...onFile(), DATABASE_URL: `sqlite:${path}` });
      expect(line).toMatch(new RegExp(`^The database file ${path} ${problem}`));
      expect(line).not.toContain('Example');
    });

    it.each([
      ['nobody listens', '127.0.0.1:1', 'does not respond'],
      ['there is no such host', 'no-such-host.invalid:5432', 'host'],
    ])('for a PostgreSQL where %s', async (_what, host, problem) => {
      const settings = { ...onFile(), JWT_SECRET, DATABASE_URL: `postgres://rosa:hush@${host}/classes` };
      const line = await refusal(settings);
      expect(line).toContain(`DATABASE_URL names ${host}/classes, which`);
      expect(line).toContain(problem);
      expect(line).not.toContain('hush');
    });

    it.each([
      ['no such database', (url: URL) => (url.pathname = '/no_such_database'), 'has no such database'],
      ['no such user', (url: URL) => (url.username = 'nobody_known'), 'rejects this user'],
    ])('for a PostgreSQL with %s', async (_what, change, problem) => {
      const files = await createTestDatabase('postgres');
      const url = new URL(files.url);
      change(url);
      const settings = { ...onFile(), JWT_SECRET, DATABASE_URL: url.href };
      await expect(refusal(settings)).resolves.toMatch(new RegExp(`^DATABASE_URL names .* which ${problem}`));
      await files.remove();
    });

    it('for a secret that was cut short', async () => {
      await (await start(onFile())).stop();
      writeFileSync(inFolder('data', 'jwt-secret'), 'abc');
      await expect(refusal(onFile(), true)).resolves.toMatch(/jwt-secret holds less than 32 bytes/);
    });

    it('for a secret and a .env that are folders', async () => {
      await (await start(onFile())).stop();
      const secret = inFolder('data', 'jwt-secret');
      rmSync(secret);
      mkdirSync(secret, { mode: 0o700 });
      await expect(refusal(onFile(), true)).resolves.toBe(
        `The file ${secret} cannot be read (EISDIR): remove this folder.\n`,
      );
      mkdirSync(inFolder('.env'));
      const { code, errors } = await startServerInVain(onFile(), folder.path);
      expect([code, errors]).toEqual([
        1,
        `The file ${inFolder('.env')} cannot be read (EISDIR): remove this folder.\n`,
      ]);
    });

    it('for a mail server without a host', async () => {
      await expect(refusal({ ...onFile(), SMTP_URL: 'smtp://' }, true)).resolves.toMatch(
        /^SMTP_URL must name a host/,
      );
    });
  });

  describe('in a folder that others can read', () => {
    const modeOf = (name: string): number => statSync(inFolder('data', name)).mode & 0o777;
    const KEPT = ['', 'classes.sqlite', 'classes.sqlite-wal', 'classes.sqlite-shm', 'jwt-secret'];

    it('makes everything readable by its owner alone', async () => {
      mkdirSync(inFolder('data'), { mode: 0o755 });
      await start(onFile());
      expect(KEPT.map((name) => modeOf(name) & 0o077)).toEqual(KEPT.map(() => 0));
    });

    it('mends what others could read until now, and says so in one line', async () => {
      await (await start(onFile())).kill();
      chmodSync(inFolder('data'), 0o755);
      for (const name of KEPT.slice(1)) chmodSync(inFolder('data', name), 0o644);
      const { output } = await start(onFile());
      expect(KEPT.map((name) => modeOf(name) & 0o077)).toEqual(KEPT.map(() => 0));
      const told = lines(output()).filter((line) => line.includes('others could read'));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('classes.sqlite-wal');
    });
  });
});

/** A server that could not close its database in time leaves pages in the log beside it. */
async function mergeLog(path: string): Promise<void> {
  const source = await createDataSource({ kind: 'sqlite', path }, []).initialize();
  await source.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await source.destroy();
}
