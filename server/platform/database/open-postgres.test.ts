import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { fakeTimeouts } from '../../testing/fake-timeouts.js';
import { addressOf } from '../../testing/world.js';
import { openPostgres } from './open-postgres.js';

describe('a connection to PostgreSQL', () => {
  let files: TestDatabase;

  beforeEach(async () => {
    files = await createTestDatabase('postgres');
  });
  afterEach(async () => {
    jest.useRealTimers();
    await files.remove();
  });

  it('is not reused after a statement timed out', async () => {
    fakeTimeouts();
    const options = { poolSize: 1, query_timeout: 500 };
    const source = await openPostgres(addressOf(files.url), [], options);
    const read = (sql: string): Promise<unknown> => source.query(sql);
    const [before] = (await read('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    const slow = expect(read('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');
    while (!(await Promise.race([slow.then(() => true), nextTurn(false)]))) jest.advanceTimersByTime(500);
    // On the same connection it would wait for the sleep and time out too.
    const [after] = (await read('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    expect(after?.pid).not.toBe(before?.pid);
    await source.destroy();
  });

  it('pipelines statements', async () => {
    const socket = new Socket();
    const source = await openPostgres(addressOf(files.url), [], { poolSize: 1, stream: () => socket });
    // After connecting, which would replace the spy.
    const write = jest.spyOn(socket, 'write');
    const wereSent = (): boolean[] => {
      const sent = write.mock.calls.map(([bytes]) => Buffer.from(bytes).toString()).join('');
      return ['one', 'two'].map((name) => sent.includes(`AS ${name}`));
    };
    let sentByFirstAnswer: boolean[] = [];
    await source.transaction(async (manager) => {
      socket.prependOnceListener('data', () => (sentByFirstAnswer = wereSent()));
      await Promise.all([manager.query('SELECT 1 AS one'), manager.query('SELECT 2 AS two')]);
    });
    expect(sentByFirstAnswer).toEqual([true, true]);
    await source.destroy();
  });

  it('is reused after a statement failed', async () => {
    const source = await openPostgres(addressOf(files.url), [], { poolSize: 1 });
    const pid = async (): Promise<unknown> => source.query('SELECT pg_backend_pid() AS pid');
    const before = await pid();
    await expect(source.query('SELECT 1/0')).rejects.toThrow('division by zero');
    await expect(pid()).resolves.toEqual(before);
    await source.destroy();
  });
});
