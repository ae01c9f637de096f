import { makeClass } from '../../testing/classes.js';
import { bookCrew, CREW_CONTACT } from '../../testing/crews.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { CrewContactEmails1798500000000 } from './migrations/1798500000000-crew-contact-emails.js';

describe.each(DATABASES)('crews of a version that did not find them by email, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new CrewContactEmails1798500000000();
  const keys = () =>
    world.database.reader.query<unknown[]>('SELECT email, email_key FROM crew_booking ORDER BY email, id');

  it('get the keys that this version would have stored', async () => {
    const { id } = await makeClass(world, { maxAttendees: 20 });
    for (const email of ['JOSÉ@Example.com', 'JOSÉ@Example.com', 'ANA@Example.com'])
      await bookCrew(world, id, 0, { contact: { ...CREW_CONTACT, email } });
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
