import { CrewBookingEntity } from '../../features/bookings/crew-booking.entity.js';
import { ContactMessageEntity } from '../../features/contact/contact-message.entity.js';
import { WaitingListEntryEntity } from '../../features/waiting/waiting-list-entry.entity.js';
import { bookCrew } from '../../testing/crews.js';
import { makeClass } from '../../testing/classes.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf } from '../../testing/statement-plan.js';
import { join } from '../../testing/waiting.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { SearchOfContacts1797600000000 } from './migrations/1797600000000-search-of-contacts.js';

describe.each(DATABASES)('contacts of a version that could not search them, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new SearchOfContacts1797600000000();
  const textsOf = async (table: string, column: string) => {
    const rows = await world.database.reader.query<{ text: string }[]>(
      `SELECT "${column}" AS "text" FROM "${table}" ORDER BY "id"`,
    );
    return rows.map(({ text }) => text);
  };
  const texts = async () => ({
    waiting: await textsOf('waiting_list_entry', 'search_text'),
    crews: await textsOf('crew_booking', 'search_text'),
    messages: await textsOf('contact_message', 'sender_search'),
  });

  // Before the migration runs again: PostgreSQL does not use an index of rows that were updated before it was created,
  // while an older transaction runs, here one of another test.
  it('get the search texts soon if a server of that version has stored them after the migration', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    await bookCrew(world, id, 1);
    await join(world, id, { phone: '(801) 555-0133' });
    await world.services.contact.send(world.guest(), {
      name: 'Ángel Ñuño',
      email: 'angel@example.com',
      subject: 'other',
      message: 'Hola',
    });
    const stored = await texts();
    await world.change(WaitingListEntryEntity, { language: 'en' }, { searchText: '' });
    await world.change(CrewBookingEntity, { language: 'en' }, { searchText: '' });
    await world.change(ContactMessageEntity, { language: 'en' }, { searchText: '', senderSearch: '' });
    const log = StatementLog.of(world.database.reader);
    await world.services.search.addMissingTexts(world.guest(), new AbortController().signal);
    const read = [...log.statements].filter(({ sql }) => sql.startsWith('SELECT'));
    expect(read.length).toBeGreaterThanOrEqual(3);
    for (const statement of read) expect((await planOf(world, statement)).join()).toMatch(/_no_search/);
    await expect(texts()).resolves.toEqual(stored);
    await expect(world.stored(ContactMessageEntity).find()).resolves.toMatchObject([
      { searchText: 'angel nuno angel@example.com hola' },
    ]);
  });

  it('get the search texts that this version would have stored', async () => {
    const { id } = await makeClass(world, { maxAttendees: 3 });
    await bookCrew(world, id, 1);
    for (const [index, phone] of ['(801) 555-0133 ext. 4', '+1 801.555.0134', undefined].entries()) {
      await join(world, id, { lastName: 'Ñuño', ...(phone !== undefined && { phone }) }, index);
      await world.services.contact.send(world.guest({ address: `192.0.2.${index}` }), {
        name: 'Ángel Ñuño',
        email: `angel${index}@example.com`,
        subject: 'other',
        message: 'Hola',
        ...(phone !== undefined && { phone }),
      });
    }
    const stored = await texts();
    expect(stored.crews).toEqual([
      ' elena vigil elena.vigil@example.com vigil concrete po/2027 15 8015550161',
    ]);
    expect(stored.waiting).toContain(' luz nuno luz.vega1@example.com 18015550134');
    expect(stored.messages).toHaveLength(3);
    for (const way of ['down', 'up'] as const)
      await world.database.transaction(world.guest(), async ({ queryRunner }) => {
        if (queryRunner) await migration[way](queryRunner);
      });
    expect(await texts()).toEqual(stored);
    const { waitingPeople, crews, contactMessages } = await world.services.search.find(
      world.guest(),
      '8015550133',
      5,
    );
    expect([waitingPeople.length, crews.length, contactMessages.length]).toEqual([1, 0, 1]);
  });
});
