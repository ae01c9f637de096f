import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runOperatorCommand } from './testing/operator-command.js';
import {
  buildServer,
  CLOSING,
  createDataFolder,
  killServerOnce,
  startServer,
  startServerInVain,
  type ServerProcess,
} from './testing/server-process.js';

beforeAll(() => buildServer());

describe('a site whose SQLite database is lost', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let running: ServerProcess | undefined;
  const inFolder = (...names: string[]): string => join(folder.path, ...names);

  async function start(): Promise<ServerProcess> {
    running = await startServer(settings());
    return running;
  }

  /** The one line that a start in vain prints. */
  async function refusal(): Promise<string> {
    const { code, output, errors } = await startServerInVain(settings());
    expect([code, output, errors.split('\n').length]).toEqual([1, '', 2]);
    return errors;
  }

  beforeEach(async () => {
    folder = await createDataFolder();
  });
  afterEach(async () => {
    await running?.kill();
    running = undefined;
    await folder.remove();
  });

  const database = (): string => inFolder('data', 'classes.sqlite');
  const settings = (): Record<string, string> => ({
    DATA_DIR: inFolder('data'),
    BACKUP_DIR: inFolder('backups'),
  });
  const classesAt = async ({ url }: ServerProcess): Promise<unknown> =>
    (await fetch(`${url}/api/class-instances/upcoming/public`, { headers: CLOSING })).json();

  it('is refused until a backup is restored, and makes no other database', async () => {
    const server = await start();
    const before = await classesAt(server);
    const [backup = ''] = await untilBackup();
    await server.kill();
    for (const end of ['', '-wal', '-shm']) rmSync(database() + end, { force: true });
    for (const make of [() => undefined, () => writeFileSync(database(), '')]) {
      make();
      const isThere = existsSync(database());
      const line = await refusal();
      expect(line).toContain(`${database()} is missing or empty`);
      expect(line).toContain(`npm run restore -- ${backup}`);
      expect(existsSync(database())).toBe(isThere);
      const admin = await runOperatorCommand('admin', ['--email', 'office@example.com'], settings());
      expect([admin.code, admin.errors, existsSync(database())]).toEqual([1, line, isThere]);
      const doctor = await runOperatorCommand('doctor', [], settings());
      expect(doctor.output).toContain(`fail  database       ${line}`);
    }
    const restored = await runOperatorCommand('restore', [backup], settings());
    expect([restored.code, restored.errors]).toEqual([0, '']);
    await expect(classesAt(await start())).resolves.toEqual(before);
  });

  it('begins anew once the rest of the former site is moved away', async () => {
    await (await start()).kill();
    rmSync(database());
    await refusal();
    rmSync(inFolder('data'), { recursive: true });
    rmSync(inFolder('backups'), { recursive: true, force: true });
    await start();
  });

  async function untilBackup(): Promise<string[]> {
    const isMade = (name: string): boolean => name.endsWith('.sqlite');
    for (;;) {
      const names = existsSync(inFolder('backups')) ? readdirSync(inFolder('backups')) : [];
      if (names.some(isMade)) return names.filter(isMade).map((name) => inFolder('backups', name));
      await sleep(50);
    }
  }

  it.each(['.', 'classes.sqlite', 'classes.sqlite-wal', 'jwt-secret'])(
    'is not one whose first start was killed when it had just made %s',
    async (name) => {
      await killServerOnce(() => existsSync(inFolder('data', name)), settings());
      await start();
    },
  );
});
