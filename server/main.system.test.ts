import { existsSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { attendeeAsJson } from './testing/attendees.js';
import { createTestDatabase, type TestDatabase } from './testing/database.js';
import {
  buildServer,
  createDataFolder,
  startServer,
  startServerInVain,
  CLOSING,
  type ServerProcess,
} from './testing/server-process.js';
import { ADMIN, JWT_SECRET } from './testing/world.js';

type Json = Record<string, unknown>;

async function call(server: ServerProcess, path: string, body?: object, token?: string): Promise<Json> {
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...CLOSING,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Json;
}

const lines = (output: string): string[] => output.split('\n').filter((line) => line !== '');

beforeAll(() => buildServer());

describe('the server process', () => {
  let folder: { path: string; remove: () => Promise<void> };
  const running: ServerProcess[] = [];

  async function start(settings: Record<string, string>, workingFolder?: string): Promise<ServerProcess> {
    const server = await startServer(settings, workingFolder);
    running.push(server);
    return server;
  }
  const onFile = (): Record<string, string> => ({
    DATA_DIR: join(folder.path, 'data'),
    DATABASE_URL: `sqlite:${join(folder.path, 'data', 'classes.sqlite')}`,
  });

  beforeEach(async () => {
    folder = await createDataFolder();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    await folder.remove();
  });

  it('starts from nothing: demo classes, and a first admin whose password is printed once and works', async () => {
    const server = await start(onFile());
    const password = /First admin: admin@localhost, password: (\S+) /.exec(server.output())?.[1];
    const login = await call(server, '/api/auth/login', { email: 'admin@localhost', password });
    expect(login).toMatchObject({ user: { role: 'admin' } });
    const classes = (await call(server, '/api/class-instances/upcoming/public')) as unknown as Json[];
    expect(classes.length).toBeGreaterThan(20);
    await expect(server.stop()).resolves.toBe(0);

    const again = await start(onFile());
    expect(again.output()).not.toContain('First admin');
    expect(await call(again, '/api/class-types', undefined, String(login.token))).not.toHaveProperty('code');
  });

  it('shows metrics on a port of their own, where one is set, until it stops', async () => {
    const without = await start(onFile());
    expect(without.output()).not.toContain('Metrics at');
    expect(await (await fetch(`${without.url}/metrics`, { headers: CLOSING })).text()).not.toContain(
      'http_requests_total',
    );
    await without.stop();

    const server = await start({ ...onFile(), METRICS_PORT: '0' });
    const page = /Metrics at (\S+)/.exec(server.output())?.[1] ?? '';
    await call(server, '/api/class-instances/upcoming/public');
    const text = await (await fetch(page, { headers: CLOSING })).text();
    expect(text).toContain('route="/api/class-instances/upcoming/public"');
    await expect(server.stop()).resolves.toBe(0);
    await expect(fetch(page)).rejects.toThrow('fetch failed');
  });

  it('keeps a booking, and what a token is worth, over a restart', async () => {
    const settings = { ...onFile(), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    const server = await start(settings);
    const classes = (await call(server, '/api/class-instances/upcoming/public')) as unknown as Json[];
    const open = classes.find(({ seats_left }) => Number(seats_left) > 0);
    const booked = await call(server, '/api/bookings', attendeeAsJson(String(open?.id)));
    expect(booked).toMatchObject({ booking_status: 'confirmed' });
    const { token } = await call(server, '/api/auth/login', ADMIN);
    await server.stop();

    const again = await start(settings);
    await expect(call(again, `/api/bookings/${String(booked.id)}`)).resolves.toEqual(booked);
    const full = await call(again, `/api/bookings/${String(booked.id)}`, undefined, String(token));
    expect(full).toMatchObject({ emergency_contact_name: 'Tomás Muñoz' });
  });

  it('keeps its data and its secret for its owner’s eyes only', async () => {
    await start(onFile());
    const data = join(folder.path, 'data');
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  describe('without DATABASE_URL', () => {
    const databaseIn = (name: string) => join(folder.path, name, 'classes.sqlite');

    it('keeps its database in DATA_DIR, so that two with different ones share nothing', async () => {
      const one = await start({ DATA_DIR: 'one', DEMO_DATA: 'off' }, folder.path);
      const other = await start({ DATA_DIR: 'other' }, folder.path);
      await expect(call(one, '/api/class-instances/upcoming/public')).resolves.toEqual([]);
      await expect(call(other, '/api/class-instances/upcoming/public')).resolves.not.toEqual([]);
      expect(['one', 'other', 'data'].map((name) => existsSync(databaseIn(name)))).toEqual([
        true,
        true,
        false,
      ]);
    });

    it('finds the database of an earlier version where DATA_DIR has its default', async () => {
      await (
        await start({ DATABASE_URL: 'sqlite:data/classes.sqlite', DEMO_DATA: 'off' }, folder.path)
      ).stop();
      const again = await start({}, folder.path);
      expect(again.output()).not.toContain('database');
      await expect(call(again, '/api/class-instances/upcoming/public')).resolves.toEqual([]);
    });

    it('says that it makes a new one beside the one in ./data', async () => {
      await (await start({ DEMO_DATA: 'off' }, folder.path)).stop();
      const other = await start({ DATA_DIR: 'other' }, folder.path);
      expect(other.output()).toContain(`DATABASE_URL=sqlite:${databaseIn('data')} is another one.`);
      await other.stop();
      const again = await start({ DATA_DIR: 'other' }, folder.path);
      expect(again.output()).not.toContain('DATABASE_URL');
    });

    it('says nothing of a new one that cannot be made', async () => {
      await (await start({ DEMO_DATA: 'off' }, folder.path)).stop();
      await writeFile(join(folder.path, 'other'), '');
      const { code, output, errors } = await startServerInVain({ DATA_DIR: 'other' }, folder.path);
      expect([code, output, lines(errors).length]).toEqual([1, '', 1]);
    });

    it('does not start empty in a DATA_DIR whose server had its database in ./data, and says where', async () => {
      const settings = { DATA_DIR: 'elsewhere', DEMO_DATA: 'off' };
      const earlier = { ...settings, DATABASE_URL: 'sqlite:data/classes.sqlite' };
      await (await start(earlier, folder.path)).stop();
      const { code, output, errors } = await startServerInVain(settings, folder.path);
      expect([code, output, lines(errors).length]).toEqual([1, '', 1]);
      expect(errors).toContain(`Example: DATABASE_URL=sqlite:${databaseIn('data')}`);
      expect(existsSync(databaseIn('elsewhere'))).toBe(false);
      await rename(databaseIn('data'), databaseIn('elsewhere'));
      const moved = await start(settings, folder.path);
      expect(moved.output()).not.toContain('First admin');
    });
  });

  it('makes no demo classes where they are switched off, and no second catalogue where there is one', async () => {
    const server = await start({ ...onFile(), DEMO_DATA: 'off' });
    await expect(call(server, '/api/class-instances/upcoming/public')).resolves.toEqual([]);
    await server.stop();
    const again = await start(onFile());
    await expect(call(again, '/api/class-instances/upcoming/public')).resolves.toEqual([]);
  });

  it('says loudly in its log that RATE_LIMITS is off', async () => {
    const server = await start({ ...onFile(), RATE_LIMITS: 'off' });
    const warnings = lines(server.output()).filter((line) => line.includes('"level":"warn"'));
    expect(warnings.some((line) => line.includes('RATE_LIMITS'))).toBe(true);
  });

  it.each([
    ['PORT', { PORT: 'http' }],
    ['JWT_SECRET', { JWT_SECRET: 'too short' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'password' }],
    ['JWT_SECRET', { DATABASE_URL: 'postgres://localhost/classes' }],
    ['BRAND_ACCENT', { BRAND_ACCENT: '#333333' }],
  ])('does not start with a wrong %s, and says so in one line', async (name, settings) => {
    const { code, output, errors } = await startServerInVain({ ...onFile(), ...settings });
    expect(code).toBe(1);
    expect(lines(output)).toEqual([]);
    expect(lines(errors)).toHaveLength(1);
    expect(errors).toMatch(new RegExp(`^${name} .*Example: ${name}=`));
  });

  describe('with two others on one empty PostgreSQL', () => {
    let files: TestDatabase;
    beforeEach(async () => {
      files = await createTestDatabase('postgres');
    });
    afterEach(() => files.remove());

    it('migrates once, makes one admin, and one catalogue', async () => {
      const settings = { ...onFile(), DATABASE_URL: files.url, JWT_SECRET, DEMO_DATA: 'on' };
      const servers = await Promise.all([start(settings), start(settings), start(settings)]);
      const printed = servers.flatMap((server) => /password: (\S+) /.exec(server.output())?.[1] ?? []);
      expect(printed).toHaveLength(1);
      const client = new pg.Client({ connectionString: files.url });
      await client.connect();
      const mostCopies = async (table: string, column: string): Promise<string | null | undefined> => {
        const copies = `SELECT count(*) AS copies FROM ${table} GROUP BY ${column}`;
        const { rows } = await client.query<{ most: string | null }>(
          `SELECT max(copies) AS most FROM (${copies}) AS counted`,
        );
        return rows[0]?.most;
      };
      const most = [
        await mostCopies('migrations', 'name'),
        await mostCopies('account', 'role'),
        await mostCopies('class_type', 'name'),
      ];
      await client.end();
      expect(most).toEqual(['1', '1', '1']);

      for (const server of servers) {
        const login = { email: 'admin@localhost', password: printed[0] };
        await expect(call(server, '/api/auth/login', login)).resolves.toMatchObject({
          user: { role: 'admin' },
        });
      }
      await Promise.all(servers.map((server) => server.stop()));
    });
  });
});
