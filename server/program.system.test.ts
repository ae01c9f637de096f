import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { createDataSource } from './platform/database/data-source.js';
import { migrations } from './platform/database/migrations/migrations.js';
import { printSortedSchema } from './platform/graphql/build-schema.js';
import { readPdf } from './testing/pdf.js';
import {
  buildServer,
  CLOSING,
  createDataFolder,
  ENVIRONMENT,
  startServer,
} from './testing/server-process.js';
import { ADMIN } from './testing/world.js';

const run = promisify(execFile);

/** Loads the program of this folder as its start does. @returns whether V8 took the code that came with it */
async function takesCompiledCode(folder: string): Promise<boolean> {
  const loader = pathToFileURL(join(folder, 'run-program.js')).href;
  const script = `
    const { loadProgram } = await import(${JSON.stringify(loader)});
    console.log(loadProgram().script.cachedDataRejected);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout.trim() === 'false';
}

/**
 * Starts the server before it is made one file of, on a new file of SQLite, and stops it once it listens.
 * @param first a module to import before
 * @returns whether the driver of PostgreSQL was loaded by then
 */
async function loadsDriverOfPostgres(first: readonly string[] = []): Promise<boolean> {
  const data = await createDataFolder();
  const modules = [...first, 'main.js'].map(
    (name) => pathToFileURL(resolve('build/compiled/server', name)).href,
  );
  const script = `
    import { createRequire } from 'node:module';
    const { cache, resolve } = createRequire(${JSON.stringify(modules[0])});
    process.on('exit', () => console.log('loaded: ' + (resolve('pg') in cache)));
    for (const name of ${JSON.stringify(modules)}) await import(name);`;
  const running = run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...ENVIRONMENT, DATA_DIR: data.path },
    cwd: data.path,
  });
  running.child.stdout?.on('data', (text: string) => {
    if (text.includes('Listening on')) running.child.kill('SIGTERM');
  });
  const { stdout } = await running;
  await data.remove();
  expect(stdout).toContain('Listening on');
  return stdout.includes('loaded: true');
}

describe('the built program', () => {
  beforeAll(() => buildServer());

  it('has the types, fields and migrations of its sources, by their names', async () => {
    const data = await createDataFolder();
    const path = join(data.path, 'classes.sqlite');
    const server = await startServer({
      DATA_DIR: data.path,
      DEMO_DATA: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const post = async (address: string, body: object, headers = {}): Promise<unknown> => {
      const answer = await fetch(`${server.url}${address}`, {
        method: 'POST',
        headers: { ...CLOSING, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const { token } = (await post('/api/auth/login', ADMIN)) as { token: string };
    const { data: introspected } = (await post(
      '/graphql',
      { query: getIntrospectionQuery() },
      { Authorization: `Bearer ${token}` },
    )) as { data: IntrospectionQuery };
    await server.stop();
    expect(printSortedSchema(buildClientSchema(introspected))).toBe(
      await readFile(resolve('schema.graphql'), 'utf8'),
    );
    const source = await createDataSource({ kind: 'sqlite', path }, []).initialize();
    const applied: { name: string }[] = await source.query('SELECT "name" FROM "migrations" ORDER BY "id"');
    await source.destroy();
    await data.remove();
    expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  });

  it('makes certificates, for which it loads a package and fonts', async () => {
    const data = await createDataFolder();
    const server = await startServer({
      DATA_DIR: data.path,
      DEMO_DATA: 'on',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    const login = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { ...CLOSING, 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { ...CLOSING, Authorization: `Bearer ${token}` };
    const bookings = await fetch(`${server.url}/api/bookings`, { headers });
    const listed = (await bookings.json()) as { id: string; booking_status: string; first_name: string }[];
    const attended = listed.find(({ booking_status }) => booking_status === 'completed');
    const answer = await fetch(`${server.url}/api/bookings/${attended?.id ?? ''}/certificate.pdf`, {
      headers,
    });
    const { pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
    await server.stop();
    await data.remove();
    expect(pages.map((lines) => lines[4]?.text)).toEqual([
      expect.stringContaining(attended?.first_name ?? '-'),
    ]);
  });

  it('comes with compiled code that its Node.js takes', async () => {
    await expect(takesCompiledCode(resolve('build/server'))).resolves.toBe(true);
  });

  it('loads no driver of PostgreSQL where it opens SQLite', async () => {
    await expect(loadsDriverOfPostgres()).resolves.toBe(false);
    await expect(loadsDriverOfPostgres(['platform/database/open-postgres.js'])).resolves.toBe(true);
  });

  describe('with other compiled code than its own', () => {
    let folder: string;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'booking-program-'));
      await cp(resolve('build/server'), join(folder, 'server'), { recursive: true });
      await cp(resolve('package.json'), join(folder, 'package.json'));
      await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it.each([
      ['none', () => rm(join(folder, 'server/program.cache'))],
      ['what is no code', () => writeFile(join(folder, 'server/program.cache'), 'none'.repeat(1000))],
    ])('runs all the same: %s', async (_what, change) => {
      await change();
      await expect(takesCompiledCode(join(folder, 'server'))).resolves.toBe(false);
      const command = run(process.execPath, [join(folder, 'server/commands/mail-test.js')]);
      await expect(command).rejects.toMatchObject({
        code: 2,
        stderr: 'usage: npm run mail:test -- ADDRESS\n',
      });
    });
  });
});
