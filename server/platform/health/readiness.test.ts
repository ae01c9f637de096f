import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { useSite } from '../../testing/site-server.js';
import { DATABASES } from '../../testing/world.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';
import { queueMessage } from '../outbox/outbox.js';
import { Readiness } from './readiness.js';

/** Longer than a report is cached. */
const KEPT_MS = 1100;
const realNow = performance.now.bind(performance);
let passedMs = 0;

/** Advances performance.now() beyond the lifetime of a cached report. */
function passKept(): void {
  passedMs += KEPT_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
}

describe.each(DATABASES)('readiness on %s', (kind) => {
  const { site, world } = useSite(kind);

  beforeEach(passKept);
  // The world is closed before restoreMocks would restore anything.
  afterEach(() => jest.restoreAllMocks());

  it('reports each check in numbers and codes', async () => {
    const { status, body, headers } = await site.get('/health/ready');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      status: 'ok',
      checks: {
        database: { status: 'ok' },
        migrations: { status: 'ok', pending: 0, unknown: 0 },
        disk: { status: 'ok', freeBytes: expect.any(Number) as unknown },
        outbox: { status: 'ok' },
      },
    });
  });

  it('is logged as a request only if it fails', async () => {
    world.log.clear();
    await site.get('/health/ready');
    await site.get('/health/live');
    jest.spyOn(DataSource.prototype, 'query').mockRejectedValue(new Error('gone'));
    passKept();
    await site.get('/health/ready');
    const requests = world.log.all().filter(({ msg }) => msg === 'request');
    expect(requests.map(({ path, status }) => [path, status])).toEqual([['/health/ready', 503]]);
  });

  it('queries the database at most once a second', async () => {
    const query = jest.spyOn(DataSource.prototype, 'query');
    const start = performance.now();
    await Promise.all(Array.from({ length: 50 }, () => site.get('/health/ready')));
    const reports = 1 + Math.floor((performance.now() - start) / 1000);
    expect(query.mock.calls.length).toBeLessThanOrEqual(3 * reports);
    expect(query.mock.calls.length).toBeGreaterThan(0);
  });

  it('fails within three seconds if the database does not respond', async () => {
    jest.spyOn(DataSource.prototype, 'query').mockImplementation(() => new Promise(() => undefined));
    const config = { database: world.address, dataDir: '/' };
    const readiness = new Readiness({ config, database: world.database, clock: world.clock });
    const tooLate = sleep(3000, 'no report', { ref: false });
    const report = Promise.race([readiness.report(), tooLate]);
    const { status, body } = await site.get('/health/ready');
    expect(status).toBe(503);
    for (const each of [await report, body])
      expect(each).toMatchObject({
        status: 'failed',
        checks: { database: { status: 'failed', reason: 'no answer' } },
      });
  });

  it('fails with the database, without its error text, while liveness does not', async () => {
    const secret = Object.assign(new Error('no password for postgres://rosa:hush@db'), { code: '28P01' });
    jest.spyOn(DataSource.prototype, 'query').mockRejectedValue(secret);
    const { status, body, text } = await site.get('/health/ready');
    expect(status).toBe(503);
    expect(body).toMatchObject({ checks: { database: { status: 'failed', reason: '28P01' } } });
    expect(text).not.toContain('hush');
    await expect(site.get('/health/live')).resolves.toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('fails on a disk with less than 100 MB', async () => {
    // The file system in /proc has no free space.
    const config = { database: world.address, dataDir: '/proc' };
    const report = await new Readiness({ config, database: world.database, clock: world.clock }).report();
    expect(report).toMatchObject({
      status: 'failed',
      checks: { database: { status: 'ok' }, disk: { status: 'failed', freeBytes: 0 } },
    });
  });

  it('fails while a migration is missing, and is degraded by one of a newer server', async () => {
    const change = (sql: string): Promise<unknown> =>
      world.database.transaction(world.guest(), (manager) => manager.query(sql));
    await change(`UPDATE "migrations" SET "name" = 'Other' || "name" WHERE "name" = 'Reports1795260000000'`);
    await expect(site.get('/health/ready')).resolves.toMatchObject({
      status: 503,
      body: { checks: { migrations: { status: 'failed', pending: 1, unknown: 1 } } },
    });
    await change(
      `UPDATE "migrations" SET "name" = 'Reports1795260000000' WHERE "name" = 'OtherReports1795260000000'`,
    );
    await change(
      `INSERT INTO "migrations" ("timestamp", "name") VALUES (2999999999999, 'Later2999999999999')`,
    );
    passKept();
    await expect(site.get('/health/ready')).resolves.toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { migrations: { status: 'degraded', pending: 0, unknown: 1 } } },
    });
    await change(`DELETE FROM "migrations" WHERE "name" LIKE 'Later%'`);
  });

  async function queueLateMail(changes: Partial<OutboxMessageEntity> = {}): Promise<void> {
    await world.database.transaction(world.guest(), (manager) =>
      queueMessage(world.guest(), manager, {
        template: 'booking.confirmation',
        payload: { bookingId: randomUUID() },
        recipient: 'maria@example.com',
        language: 'en',
        deduplicationKey: 'test',
      }),
    );
    await world.change(OutboxMessageEntity, { deduplicationKey: 'test' }, { attempts: 0, ...changes });
    world.clock.passHours(31 / 60);
  }

  it('is degraded by mail that is more than half an hour late', async () => {
    await queueLateMail();
    const { status, body, text } = await site.get('/health/ready');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'degraded',
      checks: { outbox: { status: 'degraded' } },
    });
    expect(text).not.toContain('maria');
  });

  it('is not degraded by a full mailbox', async () => {
    await queueLateMail({ attempts: 3, retryAt: world.clock.now(), lastError: 'EMAILBOX 552' });
    const { body } = await site.get('/health/ready');
    expect(body).toMatchObject({ status: 'ok', checks: { outbox: { status: 'ok' } } });
  });
});
