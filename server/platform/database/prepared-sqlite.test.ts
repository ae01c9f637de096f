import sqlite3 from 'sqlite3';
import { createTestDatabase, type TestDatabase } from '../../testing/database.js';
import { addressOf } from '../../testing/world.js';
import { PreparedConnection } from './prepared-sqlite.js';

const INSERT = 'INSERT INTO "word" ("text") VALUES (?)';

describe('a connection with cached prepared statements', () => {
  let files: TestDatabase;
  let connection: PreparedConnection;
  let prepare: jest.SpiedFunction<typeof sqlite3.Database.prototype.prepare>;

  const all = (sql: string, parameters: unknown[] = []): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      connection.all(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows ?? [])));
    });
  const insert = (text: string | null): Promise<number> =>
    new Promise((resolve, reject) => {
      connection.run(INSERT, [text], function (error) {
        if (error) reject(error);
        else resolve(this.changes);
      });
    });
  const close = (): Promise<Error | null> => new Promise((resolve) => connection.close(resolve));

  beforeEach(async () => {
    files = await createTestDatabase('sqlite');
    const address = addressOf(files.url);
    if (address.kind !== 'sqlite') throw new Error('not a file');
    await new Promise((resolve) => (connection = new PreparedConnection(address.path, resolve)));
    await all('CREATE TABLE "word" ("text" text NOT NULL UNIQUE)');
    prepare = jest.spyOn(sqlite3.Database.prototype, 'prepare');
  });

  afterEach(() => files.remove());

  it('prepares a statement once for several runs', async () => {
    for (const text of ['one', 'two', 'three']) await expect(insert(text)).resolves.toBe(1);
    await expect(all('SELECT "text" FROM "word" WHERE "text" > ?', ['p'])).resolves.toHaveLength(2);
    await expect(all('SELECT "text" FROM "word" WHERE "text" > ?', ['to'])).resolves.toEqual([
      { text: 'two' },
    ]);
    expect(prepare).toHaveBeenCalledTimes(2);
    await expect(close()).resolves.toBeNull();
  });

  it('returns each concurrent call of a statement its own rows', async () => {
    const found = await Promise.all(Array.from({ length: 50 }, (_, n) => all('SELECT ? AS "n"', [n])));
    expect(found).toEqual(Array.from({ length: 50 }, (_, n) => [{ n }]));
    await expect(close()).resolves.toBeNull();
  });

  it('can run a statement again after a failure', async () => {
    await insert('once');
    await expect(insert('once')).rejects.toThrow('UNIQUE constraint failed');
    await expect(Promise.allSettled([insert('once'), insert('twice')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'fulfilled', value: 1 },
    ]);
    await expect(close()).resolves.toBeNull();
  });

  it('rejects every call of a statement that cannot be prepared', async () => {
    const failures = await Promise.allSettled([all('SELECT nothing'), all('SELECT nothing')]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(close()).resolves.toBeNull();
  });

  it('handles a schema change under a cached statement', async () => {
    await insert('kept');
    await expect(all('SELECT * FROM "word"')).resolves.toEqual([{ text: 'kept' }]);
    await all('ALTER TABLE "word" ADD COLUMN "note" text');
    await expect(all('SELECT * FROM "word"')).resolves.toEqual([{ text: 'kept', note: null }]);
    await expect(close()).resolves.toBeNull();
  });

  it('evicts the least recently used statements', async () => {
    for (let n = 0; n < 301; n += 1) await all(`SELECT ${n}`);
    prepare.mockClear();
    await all('SELECT 1');
    expect(prepare).not.toHaveBeenCalled();
    await all('SELECT 0');
    expect(prepare).toHaveBeenCalledTimes(1);
    await expect(close()).resolves.toBeNull();
  });

  it('finishes pending calls before it closes', async () => {
    await insert('there');
    const found = Array.from({ length: 20 }, () => all('SELECT "text" FROM "word"'));
    await expect(close()).resolves.toBeNull();
    await expect(Promise.all(found)).resolves.toEqual(Array.from({ length: 20 }, () => [{ text: 'there' }]));
  });
});
