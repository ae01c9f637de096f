import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withSqliteFile } from '../platform/backup/sqlite-file.js';
import { attendeeAsJson } from '../testing/attendees.js';
import { createTestDatabase, type TestDatabase } from '../testing/database.js';
import { runOperatorCommand } from '../testing/operator-command.js';
import { repetitions } from '../testing/repetitions.js';
import {
  CLOSING,
  buildServer,
  createDataFolder,
  settingsFor,
  startServer,
  type ServerProcess,
} from '../testing/server-process.js';
import { ADMIN, DATABASES } from '../testing/world.js';

const BACKUPS = repetitions(1, 50);
const GUESTS_AT_ONCE = 4;

type Json = Record<string, unknown>;

async function call(url: string, body?: object, token?: string): Promise<{ status: number; body: Json }> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...CLOSING,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** Guests who book continuously until stopped. `ids` grows with every acknowledged booking. */
function bookWithoutPause(url: string, classId: string, round: number) {
  const ids: string[] = [];
  let isStopped = false;
  const guest = async (number: number): Promise<void> => {
    for (let index = 0; !isStopped; index += 1) {
      const person = round * 1_000_000 + number * 10_000 + index;
      const { status, body } = await call(`${url}/api/bookings`, attendeeAsJson(classId, person));
      if (status === 409) return;
      if (status !== 201) throw new Error(`a booking was answered with ${status}`);
      ids.push(String(body.id));
    }
  };
  const guests = Promise.all(Array.from({ length: GUESTS_AT_ONCE }, (_, number) => guest(number)));
  return {
    ids,
    stop: async () => {
      isStopped = true;
      await guests;
    },
  };
}

beforeAll(() => buildServer());

describe.each(DATABASES)('the operator commands, with a server on %s', (kind) => {
  let folder: { path: string; remove: () => Promise<void> };
  let databases: TestDatabase[];
  let running: ServerProcess[];

  beforeEach(async () => {
    folder = await createDataFolder();
    databases = [];
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.kill()));
    await Promise.all(databases.map((database) => database.remove()));
    await folder.remove();
  });

  const inFolder = (name: string): string => join(folder.path, name);

  async function settingsOf(name: string): Promise<Record<string, string>> {
    const database = await createTestDatabase(kind);
    databases.push(database);
    return settingsFor(database.url, inFolder(name));
  }

  async function start(settings: Record<string, string>): Promise<ServerProcess> {
    const server = await startServer(settings);
    running.push(server);
    return server;
  }

  /** A class with 1,000 seats. */
  async function addClass(url: string, round: number): Promise<string> {
    const { body } = await call(`${url}/api/auth/login`, ADMIN);
    const token = String(body.token);
    const type = {
      name: `Forklift Operator ${round}`,
      description: 'Classroom and practice.',
      duration_hours: 8,
      price: 149,
      max_students: 20,
      category: 'equipment',
      is_active: true,
    };
    const made = await call(`${url}/api/class-types`, type, token);
    const days = [{ date: '2037-01-12', start_time: '08:00', end_time: '16:00' }];
    const added = await call(
      `${url}/api/class-instances`,
      {
        class_type_id: made.body.id,
        location: `Hall ${round}`,
        language: 'en',
        max_attendees: 1000,
        location_address: '1 Main St, Ogden, UT 84401',
        price: 149,
        days,
      },
      token,
    );
    if (added.status !== 201) throw new Error(JSON.stringify(added.body));
    return String(added.body.id);
  }

  it(`make ${BACKUPS} complete and restorable backups while guests book`, async () => {
    const settings = await settingsOf('live');
    const live = await start(settings);
    for (let round = 1; round <= BACKUPS; round += 1) {
      const crowd = bookWithoutPause(live.url, await addClass(live.url, round), round);
      while (crowd.ids.length < 20) await sleep(5);
      const answeredBefore = [...crowd.ids];
      const file = inFolder(`backup-${round}.sqlite`);
      const made = await runOperatorCommand('backup', [file], settings);
      const answeredAfter = crowd.ids.length;
      await crowd.stop();
      expect(made.errors).toBe('');
      expect(made.output).toMatch(/backup-\d+\.sqlite: [\d.]+ MB, \d+ rows, [\d.]+ s, checked\n$/);
      // Guests have booked during the backup.
      expect(answeredAfter).toBeGreaterThan(answeredBefore.length);
      const inBackup = await withSqliteFile(file, 'still', (backup) =>
        backup.all<{ id: string }>('SELECT id FROM booking'),
      );
      const ids = new Set(inBackup.map(({ id }) => id));
      expect(answeredBefore.filter((id) => !ids.has(id))).toEqual([]);

      const anew = await settingsOf(`restored-${round}`);
      const restored = await runOperatorCommand('restore', [file], anew);
      expect(restored).toMatchObject({ code: 0, errors: '' });
      const server = await start(anew);
      for (const id of [answeredBefore[0], answeredBefore.at(-1)]) {
        const served = await call(`${server.url}/api/bookings/${String(id)}`);
        expect(served).toMatchObject({ status: 200, body: { id, booking_status: 'confirmed' } });
      }
      const { body } = await call(`${server.url}/api/auth/login`, ADMIN);
      const list = await fetch(`${server.url}/api/bookings?limit=1`, {
        headers: { ...CLOSING, Authorization: `Bearer ${String(body.token)}` },
      });
      expect(list.headers.get('X-Total-Count')).toBe(String(ids.size));
      await list.text();
      await server.stop();
      await databases.pop()?.remove();
    }
  });

  it('report an operator’s mistake in one line and change nothing', async () => {
    const settings = await settingsOf('live');
    const file = inFolder('backup.sqlite');
    const refusal = async (command: 'backup' | 'restore', words: string[]): Promise<string> => {
      const { code, output, errors } = await runOperatorCommand(command, words, settings);
      expect([output, errors.split('\n').length]).toEqual(['', 2]);
      return `${code} ${errors.trimEnd()}`;
    };
    await expect(refusal('backup', [])).resolves.toBe('2 usage: npm run backup -- FILE [--force]');
    await expect(refusal('restore', ['one', 'two'])).resolves.toBe(
      '2 usage: npm run restore -- FILE [--yes]',
    );
    await expect(refusal('backup', [file, '--unknown'])).resolves.toContain('2 usage');
    await expect(refusal('backup', [file])).resolves.toMatch(
      kind === 'sqlite'
        ? /^1 The database .* does not exist/
        : /^1 The database is not a database of this site/,
    );
    const live = await start(settings);
    await call(`${live.url}/api/bookings`, attendeeAsJson(await addClass(live.url, 1)));
    await expect(refusal('backup', [inFolder('none/backup.sqlite')])).resolves.toContain(
      '1 The file or folder',
    );
    writeFileSync(`${file}.part`, '');
    await expect(refusal('backup', [file])).resolves.toMatch(/\.part is there: .* If none runs, delete it/);
    rmSync(`${file}.part`);
    await runOperatorCommand('backup', [file], settings);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(refusal('backup', [file])).resolves.toContain('already exists');
    await expect(refusal('restore', [file, '--yes'])).resolves.toContain('in use. Stop every server');
    await live.stop();
    await expect(refusal('restore', [file])).resolves.toContain('has 1 bookings. Use --yes to replace it');
    await expect(refusal('restore', [inFolder('other')])).resolves.toContain('does not exist');
    await expect(runOperatorCommand('restore', [file, '--yes'], settings)).resolves.toMatchObject({
      code: 0,
    });
  });

  it('check the site while the server runs', async () => {
    const settings = { ...(await settingsOf('live')), RATE_LIMITS: 'on', BACKUP_DIR: inFolder('backups') };
    await start(settings);
    while (!existsSync(inFolder('backups'))) await sleep(20);
    const well = await runOperatorCommand('doctor', ['--json'], settings);
    const found = JSON.parse(well.output) as { check: string; state: string }[];
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ check: 'database', state: 'ok' }),
        expect.objectContaining({ check: 'integrity', state: 'ok' }),
        expect.objectContaining({ check: 'migrations', state: 'ok' }),
      ]),
    );
    const unwell = await runOperatorCommand('doctor', [], { ...settings, RATE_LIMITS: 'off' });
    expect(unwell.code).toBe(1);
    expect(unwell.output).toMatch(/^fail {2}settings +RATE_LIMITS is off/m);
    const wrong = await runOperatorCommand('doctor', [], { ...settings, PORT: 'http' });
    expect(wrong).toMatchObject({ code: 1, errors: '' });
    expect(wrong.output).toMatch(/^fail {2}settings +PORT must be/);
    await expect(runOperatorCommand('doctor', ['more'], settings)).resolves.toMatchObject({ code: 2 });
  });

  it('include a scheduled backup when the server starts', async () => {
    const settings = { ...(await settingsOf('live')), BACKUP_DIR: inFolder('backups'), LOG_LEVEL: 'info' };
    const server = await start(settings);
    while (!server.output().includes('backup made')) await sleep(20);
    const name = /"name":"(safety-classes-[\dT-]+\.sqlite)"/.exec(server.output())?.[1];
    expect(statSync(join(settings.BACKUP_DIR, name ?? '')).mode & 0o777).toBe(0o600);
    await expect(server.stop()).resolves.toBe(0);
  });
});
