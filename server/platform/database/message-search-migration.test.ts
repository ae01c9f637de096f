import { ContactMessageEntity } from '../../features/contact/contact-message.entity.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { MessageSearch1797200000000 } from './migrations/1797200000000-message-search.js';

describe.each(DATABASES)('messages of a version without a search, on %s,', (kind) => {
  const world = useWorld(kind);
  const migration = new MessageSearch1797200000000();
  const texts = async () => {
    const rows = await world.stored(ContactMessageEntity).find({ order: { email: 'ASC' } });
    return rows.map(({ searchText }) => searchText);
  };

  it('get the search texts that this version would have stored', async () => {
    const subject = 'other' as const;
    for (const [index, phone] of ['(801) 555-0133 ext. 4', '+1 801.555.0134', undefined].entries())
      await world.services.contact.send(world.guest({ address: `192.0.2.${index}` }), {
        name: 'Ángel Ñuño',
        email: `angel${index}@example.com`,
        subject,
        message: 'Dos\nlíneas',
        ...(phone !== undefined && { phone }),
      });
    const stored = await texts();
    expect(stored).toHaveLength(3);
    for (const way of ['down', 'up'] as const)
      await world.database.transaction(world.guest(), async ({ queryRunner }) => {
        if (queryRunner) await migration[way](queryRunner);
      });
    expect(await texts()).toEqual(stored);
  });
});
