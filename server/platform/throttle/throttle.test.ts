import { entities } from '../../entities.js';
import { createServices } from '../../services.js';
import { fakeTimeouts } from '../../testing/fake-timeouts.js';
import { COMPANY, DATABASES, JWT_SECRET, useWorld } from '../../testing/world.js';
import { systemClock } from '../context/clock.js';
import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { DomainError } from '../errors/domain-error.js';
import { countersOf, removeExpiredCounts } from './counters.js';
import { ThrottleCountEntity } from './throttle-count.entity.js';
import { Throttle } from './throttle.js';

const LIMIT = { name: 'test.address', points: 5, seconds: 600 };
const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

/** The number of keys that a throttle allows. */
async function allowed(throttle: Throttle, keys: readonly string[]): Promise<number> {
  let count = 0;
  for (const key of keys) {
    const refused = await throttle.count(key).catch((error: unknown) => error);
    if (refused === undefined) count += 1;
    else expect(refused).toMatchObject({ code: 'RATE_LIMITED' });
  }
  return count;
}

// On a busy machine, a count on PostgreSQL could take so long that the memory replaces it, and a window could end.
beforeEach(fakeTimeouts);
afterEach(() => jest.useRealTimers());

describe.each(DATABASES)('a throttle, on %s,', (kind) => {
  const world = useWorld(kind);
  const throttleOf = (database: Database, limit = LIMIT) => new Throttle(limit, countersOf(database));

  it('limits each key in its window and says when to retry', async () => {
    const throttle = throttleOf(world.database);
    await expect(allowed(throttle, times(7, 'a'))).resolves.toBe(5);
    await expect(allowed(throttle, ['b'])).resolves.toBe(1);
    const refused: unknown = await throttle.count('a').catch((error: unknown) => error);
    const wait = refused instanceof DomainError ? refused.details.retryAfterSeconds : undefined;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(LIMIT.seconds);
  });

  it('allows actions again after the window', async () => {
    const throttle = throttleOf(world.database, { ...LIMIT, points: 1 });
    await expect(allowed(throttle, times(2, 'a'))).resolves.toBe(1);
    jest.advanceTimersByTime(LIMIT.seconds * 1000);
    await expect(allowed(throttle, times(2, 'a'))).resolves.toBe(1);
  });

  it('allows actions again that were given back', async () => {
    const throttle = throttleOf(world.database);
    const key = '2001:db8:3:1::/64';
    await expect(allowed(throttle, times(7, key))).resolves.toBe(5);
    await throttle.giveBack(key);
    expect(() => throttle.assertLeft(key)).not.toThrow();
    await expect(allowed(throttle, times(3, key))).resolves.toBe(1);
  });

  it('does not count what it refuses, even concurrently', async () => {
    const throttle = throttleOf(world.database);
    const results = await Promise.allSettled(times(7, 'a').map((key) => throttle.count(key)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await throttle.giveBack('a', 2);
    await expect(allowed(throttle, times(3, 'a'))).resolves.toBe(2);
  });

  it('begins no window with credit for refusals at the end of the previous one', async () => {
    const throttle = new Throttle(LIMIT, (limit) => {
      const counter = countersOf(world.database)(limit);
      const reward: typeof counter.reward = (...given) => {
        jest.advanceTimersByTime(1000);
        return counter.reward(...given);
      };
      return Object.assign(Object.create(counter) as typeof counter, { reward });
    });
    await throttle.count('a');
    jest.advanceTimersByTime((LIMIT.seconds - 1) * 1000);
    await Promise.allSettled(times(7, 'a').map((key) => throttle.count(key)));
    jest.advanceTimersByTime(1000);
    await expect(allowed(throttle, times(9, 'a'))).resolves.toBe(5);
  });

  it('checks for an exhausted limit without counting', async () => {
    const throttle = throttleOf(world.database);
    for (let check = 0; check < 9; check += 1) throttle.assertLeft('a');
    await allowed(throttle, times(5, 'a'));
    expect(() => throttle.assertLeft('a')).toThrow(DomainError);
    expect(() => throttle.assertLeft('b')).not.toThrow();
  });

  it('allows an IPv6 /48 four times the actions of a /64', async () => {
    const throttle = throttleOf(world.database);
    const network = (number: number) => `2001:db8:1:${number}::/64`;
    const guesses = Array.from({ length: 20 }, (_, number) => times(4, network(number))).flat();
    await expect(allowed(throttle, guesses)).resolves.toBe(20);
    expect(() => throttle.assertLeft(network(99))).toThrow(DomainError);
    await expect(allowed(throttle, ['2001:db8:2:1::/64', '203.0.113.7'])).resolves.toBe(2);
  });

  it('does not charge the /48 for actions that exceed the limit of a /64', async () => {
    const throttle = throttleOf(world.database);
    await expect(allowed(throttle, times(50, 'a@b.cd 2001:db8:1:1::/64'))).resolves.toBe(5);
    await expect(allowed(throttle, times(5, 'a@b.cd 2001:db8:1:2::/64'))).resolves.toBe(5);
  });

  it('does not charge a /64 for actions that only its /48 refuses', async () => {
    const throttle = throttleOf(world.database);
    const network = (number: number) => `2001:db8:1:${number}::/64`;
    const neighbors = [1, 2, 3, 4].flatMap((number) => times(5, network(number)));
    await expect(allowed(throttle, neighbors)).resolves.toBe(20);
    await expect(allowed(throttle, times(3, network(5)))).resolves.toBe(0);
    await throttle.giveBack(network(1), 5);
    await expect(allowed(throttle, times(9, network(5)))).resolves.toBe(5);
  });

  it('does not charge a /64 for several actions that are more than its /48 has left', async () => {
    const throttle = throttleOf(world.database);
    const network = (number: number) => `2001:db8:1:${number}::/64`;
    const neighbors = [1, 2, 3, 4].flatMap((number) => times(5, network(number))).slice(0, 18);
    await expect(allowed(throttle, neighbors)).resolves.toBe(18);
    await expect(throttle.count(network(5), 3)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await throttle.giveBack(network(1), 5);
    await expect(allowed(throttle, times(9, network(5)))).resolves.toBe(5);
  });

  it('accepts keys of any length', async () => {
    const throttle = throttleOf(world.database);
    await expect(allowed(throttle, times(6, 'x'.repeat(100_000)))).resolves.toBe(5);
  });
});

describe('the throttles of two processes', () => {
  const world = useWorld('postgres');
  let second: Database;
  beforeAll(async () => {
    second = await openDatabase(world.address, entities);
  });
  afterAll(() => second.close());

  it('share their limits on one PostgreSQL database', async () => {
    const processes = [world.database, second].map((database) =>
      createServices({ database, company: COMPANY, jwtSecret: JWT_SECRET, rateLimits: true }),
    );
    const input = { name: 'Ana', email: 'ana@example.com', subject: 'other' as const, message: 'Hello' };
    const answers = [];
    for (let message = 0; message < 30; message += 1) {
      const sent = processes[message % 2]?.contact.send(world.guest(), input);
      answers.push(await sent?.then(() => 'sent').catch((error: unknown) => error));
    }
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(20);
  });

  it('do not exceed the limit concurrently', async () => {
    const throttles = [world.database, second].map((database) => new Throttle(LIMIT, countersOf(database)));
    const counts = throttles.flatMap((throttle) => times(20, 'a').map((key) => throttle.count(key)));
    const results = await Promise.allSettled(counts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT.points);
  });

  describe('of which one gives actions back', () => {
    let now = 0;
    beforeEach(() => {
      now = performance.now();
      jest.spyOn(performance, 'now').mockImplementation(() => now);
    });
    afterEach(() => jest.restoreAllMocks());

    it('allow them in the other one too, which checks the database once in five seconds', async () => {
      const own = new Throttle(LIMIT, countersOf(world.database));
      const query = jest.fn((text: string, values?: unknown[]) => second.reader.query(text, values));
      const other = new Throttle(LIMIT, countersOf({ reader: { options: second.reader.options, query } }));
      await expect(allowed(own, times(5, 'a'))).resolves.toBe(5);
      await expect(allowed(other, times(9, 'a'))).resolves.toBe(0);
      now += 5000;
      await expect(allowed(other, times(9, 'a'))).resolves.toBe(0);
      // One that counts and one that subtracts for each check.
      expect(query).toHaveBeenCalledTimes(4);

      await own.giveBack('a', 2);
      now += 5000;
      await expect(allowed(other, times(9, 'a'))).resolves.toBe(2);
      expect(() => other.assertLeft('a')).toThrow('RATE_LIMITED');
    });
  });

  it('store neither addresses nor emails', async () => {
    await new Throttle(LIMIT, countersOf(world.database)).count('ana@example.com 203.0.113.7');
    const [row] = await world.stored(ThrottleCountEntity).find();
    expect(row?.points).toBe(1);
    expect(row?.key).toMatch(/^test\.address:[\w-]{43}$/);
  });

  it('remove only expired counts', async () => {
    const brief = new Throttle({ ...LIMIT, seconds: 1 }, countersOf(world.database));
    await brief.count('a');
    await new Throttle(LIMIT, countersOf(world.database)).count('b');
    const rows = () => world.stored(ThrottleCountEntity).count();
    await removeExpiredCounts(world.database);
    await expect(rows()).resolves.toBe(2);
    jest.advanceTimersByTime(1001);
    await removeExpiredCounts(world.database);
    await expect(rows()).resolves.toBe(1);
  });

  it('forget what was counted while a clock was ahead', async () => {
    const now = systemClock.now().getTime();
    const ahead = now + 400 * 24 * 60 * 60_000;
    await new Throttle(LIMIT, countersOf(world.database)).count('a', LIMIT.points);
    await world.database.transaction(world.guest(), (manager) =>
      manager
        .createQueryBuilder()
        .update(ThrottleCountEntity)
        .set({ expire: String(ahead) })
        .execute(),
    );
    const throttle = new Throttle(LIMIT, countersOf(second));
    await expect(allowed(throttle, times(LIMIT.points + 2, 'a'))).resolves.toBe(LIMIT.points);

    await world.change(ThrottleCountEntity, { points: LIMIT.points }, { expire: String(ahead) });
    await removeExpiredCounts(world.database);
    await expect(world.stored(ThrottleCountEntity).count()).resolves.toBe(0);
  });

  it('count separately while the database fails', async () => {
    const throttle = new Throttle(LIMIT, countersOf(world.database));
    await world.withoutTable('throttle_count', async () => {
      await expect(allowed(throttle, times(9, 'a'))).resolves.toBe(LIMIT.points);
    });
    await expect(allowed(throttle, ['b'])).resolves.toBe(1);
  });

  it('do not wait for a database that does not respond', async () => {
    const silent = {
      reader: { options: { type: 'postgres' as const }, query: () => new Promise(() => undefined) },
    };
    const throttle = new Throttle(LIMIT, countersOf(silent));
    const counted = allowed(throttle, ['a']);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(counted).resolves.toBe(1);
  });
});
