import { join, makeFullClass } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { WaitingListEmails1798600000000 } from './migrations/1798600000000-waiting-list-emails.js';

describe.each(DATABASES)('entries of a version that did not find them by email, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new WaitingListEmails1798600000000();
  const keys = () =>
    world.database.reader.query<unknown[]>(
      'SELECT email, email_key FROM waiting_list_entry ORDER BY email, id',
    );

  it('get the keys that this version would have stored', async () => {
    const { id } = await makeFullClass(world);
    for (const [index, email] of ['JOSÉ@Example.com', 'JOSÉ@Example.com', 'ANA@Example.com'].entries())
      await join(world, id, { email }, index);
    const stored = await keys();
    expect(stored).toEqual([
      { email: 'ANA@Example.com', email_key: null },
      { email: 'JOSÉ@Example.com', email_key: 'josé@example.com' },
      { email: 'JOSÉ@Example.com', email_key: 'josé@example.com' },
    ]);
    for (const way of ['down', 'up'] as const)
      await world.database.transaction(world.guest(), async ({ queryRunner }) => {
        if (queryRunner) await migration[way](queryRunner);
      });
    expect(await keys()).toEqual(stored);
  });
});
