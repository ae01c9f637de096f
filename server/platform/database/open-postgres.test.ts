import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { addressOf } from '../../testing/world.js';
import { openPostgres } from './open-postgres.js';

describe('a connection to PostgreSQL', () => {
  let files: TestDatabase;

  beforeEach(async () => {
    files = await createTestDatabase('postgres');
  });
  afterEach(() => files.remove());

  it('whose statement got no answer in time is not used again', async () => {
    const options = { poolSize: 1, query_timeout: 500 };
    const source = await openPostgres(addressOf(files.url), [], options);
    const read = (sql: string): Promise<unknown> => source.query(sql);
    const [before] = (await read('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    await expect(read('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
    // On the same connection it would wait for the sleep, and run into the limit as well.
    const [after] = (await read('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    expect(after?.pid).not.toBe(before?.pid);
    await source.destroy();
  });

  it('is kept when a statement merely fails', async () => {
    const source = await openPostgres(addressOf(files.url), [], { poolSize: 1 });
    const pid = async (): Promise<unknown> => source.query('SELECT pg_backend_pid() AS pid');
    const before = await pid();
    await expect(source.query('SELECT 1/0')).rejects.toThrow('division by zero');
    await expect(pid()).resolves.toEqual(before);
    await source.destroy();
  });
});
