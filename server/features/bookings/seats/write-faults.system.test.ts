import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { attendeeAsJson, bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { DatabaseProxy, type Cut } from '../../../testing/database-proxy.js';
import { useSite, type Answer, type SiteServer } from '../../../testing/site-server.js';
import { DATABASES, type World } from '../../../testing/world.js';
import { entities } from '../../../entities.js';
import { openDatabase } from '../../../platform/database/open-database.js';
import { BookingEntity } from '../booking.entity.js';

/** More writes than a booking performs. */
const MAX_POINTS = 100;
const CUTS: Cut[] = ['request', 'answer'];

function bookOnce(site: SiteServer, classInstanceId: string): Promise<Answer> {
  const password = 'seven blue river stones';
  const body = {
    ...attendeeAsJson(classInstanceId),
    createAccount: true,
    password,
    confirmPassword: password,
  };
  const headers = { 'Idempotency-Key': 'c0ffee00-form-1' };
  return site.rest('POST', '/bookings', body, { headers });
}

/** The number of rows in each table. */
async function sizes(world: World): Promise<Record<string, number>> {
  const tables = Object.entries(await world.everyRow());
  return Object.fromEntries(tables.map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : 0]));
}

/** The rows that a booking adds without faults. */
async function undisturbed(world: World, site: SiteServer): Promise<Record<string, number>> {
  const { id } = await makeClass(world);
  expect(await bookOnce(site, id)).toMatchObject({ status: 201 });
  const written = await sizes(world);
  await world.startAnew();
  return written;
}

describe.each(DATABASES)('a table that cannot be written, on %s,', (kind) => {
  const { site, world } = useSite(kind);

  it('leaves no rows of a booking in the other tables, whichever it is', async () => {
    const before = await sizes(world);
    const written = await undisturbed(world, site);
    const tables = Object.keys(written).filter((table) => written[table] !== before[table]);
    expect(tables).toEqual(expect.arrayContaining(['booking', 'student', 'audit_entry', 'outbox_message']));
    // Tables that are only read, whose failure among other reads must prevent any write.
    for (const table of [
      'class_day',
      'student_alias',
      ...tables.filter((name) => !name.startsWith('class_')),
    ]) {
      await world.startAnew();
      const { id } = await makeClass(world);
      const untouched = await world.everyRow();
      await world.withoutTable(table, async () => {
        expect(await bookOnce(site, id)).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
      });
      expect(await world.everyRow()).toEqual(untouched);
      expect(await bookOnce(site, id)).toMatchObject({ status: 201 });
      expect(await sizes(world)).toEqual(written);
    }
  });
});

describe('a full disk', () => {
  const { site, world } = useSite('sqlite');

  const limitPages = (pages: number): Promise<unknown> =>
    world.database.transaction(world.guest(), (manager) => manager.query(`PRAGMA max_page_count = ${pages}`));
  const usedPages = async (): Promise<number> => {
    const [row] = await world.database.reader.query<[{ page_count: number }]>('PRAGMA page_count');
    return row.page_count;
  };

  it('rejects a booking at any of its writes without leaving rows, and accepts it once there is room', async () => {
    const written = await undisturbed(world, site);
    const { id } = await makeClass(world, { maxAttendees: 100 });
    await bookSeats(world, id, 60);
    await tighten(world);
    const before = await world.everyRow();
    const used = await usedPages();
    let refused = 0;
    for (; refused < MAX_POINTS; refused += 1) {
      await limitPages(used + refused);
      const answer = await bookOnce(site, id);
      if (answer.status === 201) break;
      expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
      expect(await world.everyRow()).toEqual(before);
    }
    await limitPages(2 ** 30);
    expect(refused).toBeGreaterThan(1);
    const after = await sizes(world);
    const { booking = 0, account = 0 } = after;
    expect({ booking, account }).toEqual({ booking: 61, account: written.account });
  });
});

/** Removes free pages, so that added rows need new ones. */
async function tighten({ url }: World): Promise<void> {
  const connection = new sqlite3.Database(url.replace(/^sqlite:/, ''));
  await new Promise<void>((resolve, reject) => {
    connection.exec('VACUUM', (error) => (error ? reject(error) : resolve()));
  });
  await new Promise((resolve) => connection.close(resolve));
}

describe('a broken connection to PostgreSQL', () => {
  const proxies: DatabaseProxy[] = [];
  const { site, world } = useSite('postgres', {
    connect: async (address) => {
      if (address.kind !== 'postgres') throw new Error('not PostgreSQL');
      const proxy = new DatabaseProxy(new URL(address.url));
      proxies.push(proxy);
      return openDatabase({ kind: 'postgres', url: await proxy.open() }, entities);
    },
  });
  afterAll(() => {
    for (const proxy of proxies) proxy.close();
  });

  it.each(CUTS)(
    'at any %s of a booking keeps all of it or nothing, and the repeated request succeeds',
    async (at) => {
      const [proxy] = proxies;
      if (!proxy) throw new Error('no proxy is open');
      const written = await undisturbed(world, site);
      let refused = 0;
      for (let messages = 0; messages < MAX_POINTS; messages += 1) {
        await world.startAnew();
        const { id } = await makeClass(world);
        const before = await sizes(world);
        proxy.cutAfter(messages, at);
        const answer = await bookOnce(site, id);
        proxy.letThrough();
        if (!proxy.hasCut) break;
        refused += 1;
        expect([201, 500]).toContain(answer.status);
        expect([before, written]).toContainEqual(await sizes(world));
        expect([200, 201]).toContain((await bookOnce(site, id)).status);
        expect(await sizes(world)).toEqual(written);
      }
      expect(refused).toBeGreaterThan(5);
    },
  );

  it('repeatedly, together with all others, while guests book, loses no confirmed booking', async () => {
    const { id } = await makeClass(world, { maxAttendees: 500 });
    const operator = new pg.Client({ connectionString: world.url });
    await operator.connect();
    const answered: unknown[] = [];
    let isOver = false;
    const guest = async (number: number): Promise<void> => {
      for (let each = 1; !isOver; each += 1) {
        const answer = await site.rest('POST', '/bookings', attendeeAsJson(id, number * 1000 + each));
        expect([201, 500]).toContain(answer.status);
        if (answer.status === 201) answered.push(answer.body.id);
      }
    };
    const guests = Promise.all([1, 2, 3, 4, 5, 6].map(guest));
    for (let round = 1; round <= 5; round += 1) {
      const enough = answered.length + 10;
      while (answered.length < enough) await sleep(5);
      await operator.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    }
    isOver = true;
    await guests;
    await operator.end();
    const stored = await world.stored(BookingEntity).find({ select: { id: true } });
    expect(stored.map((booking) => booking.id)).toEqual(expect.arrayContaining(answered));
    expect((await bookOnce(site, id)).status).toBe(201);
  });
});
