import { DATABASES, useWorld } from '../../testing/world.js';
import { inOrder } from './in-order.js';

const CREATE = 'CREATE TABLE "sequence" ("place" integer PRIMARY KEY)';
const READ = 'SELECT "place" FROM "sequence" ORDER BY "place"';
const insert = (place: number) => `INSERT INTO "sequence" ("place") VALUES (${place})`;

describe.each(DATABASES)('statements sent together on %s', (kind) => {
  const world = useWorld(kind);
  const inTransaction = (...statements: string[]): Promise<readonly unknown[]> =>
    world.database.transaction(world.guest(), (manager) =>
      inOrder<unknown[]>(
        manager,
        statements.map((sql) => () => manager.query<unknown>(sql)),
      ),
    );
  const isThere = (): Promise<boolean> =>
    world.database.reader.query(READ).then(
      () => true,
      () => false,
    );

  it('run in order, each with its own result', async () => {
    const answers = await inTransaction(CREATE, insert(1), READ, insert(2), READ, 'DROP TABLE "sequence"');
    expect([answers[2], answers[4]]).toEqual([[{ place: 1 }], [{ place: 1 }, { place: 2 }]]);
  });

  it('fail with the first error and are rolled back', async () => {
    await expect(inTransaction(CREATE, insert(1), insert(1), 'SELECT nothing')).rejects.toThrow(/unique/i);
    await expect(isThere()).resolves.toBe(false);
    await inTransaction(CREATE, 'DROP TABLE "sequence"');
  });
});
