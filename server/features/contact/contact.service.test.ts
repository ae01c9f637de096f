import { setTimeout as sleep } from 'node:timers/promises';
import { COMPANY, DATABASES, useWorld } from '../../testing/world.js';
import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { ContactMessageFilter } from './contact-list.query.js';
import { ContactMessageEntity } from './contact-message.entity.js';

const MESSAGE = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(801) 555-0133',
  subject: 'osha30' as const,
  message: 'Four of us need OSHA 30.\nDo you come to Ogden?',
};

describe.each(DATABASES)('a message to the office, on %s,', (kind) => {
  const world = useWorld(kind);

  it('is stored as written, with its time and language', async () => {
    const id = await world.services.contact.send(world.guest({ locale: 'es' }), MESSAGE);
    await expect(world.stored(ContactMessageEntity).find()).resolves.toEqual([
      {
        ...MESSAGE,
        id,
        language: 'es',
        readAt: null,
        handledAt: null,
        createdAt: world.clock.now(),
        searchText: 'ana ruiz ana@example.com 8015550133 four of us need osha 30.\ndo you come to ogden?',
      },
    ]);
  });

  it('has the language of the form rather than that of the request', async () => {
    await world.services.contact.send(world.guest({ locale: 'es' }), { ...MESSAGE, language: 'en' });
    await expect(world.stored(ContactMessageEntity).find()).resolves.toMatchObject([{ language: 'en' }]);
  });

  it('is queued to the company, without personal data in the queue and the audit log', async () => {
    const id = await world.services.contact.send(world.guest(), MESSAGE);
    const [queued, ...others] = await world.stored(OutboxMessageEntity).find();
    expect(others).toEqual([]);
    expect(queued).toMatchObject({
      channel: 'email',
      template: 'contact.received',
      recipient: COMPANY.email,
    });
    expect(JSON.parse(queued?.payload ?? '')).toEqual({ contactMessageId: id });
    const [audited] = await world.stored(AuditEntryEntity).find();
    expect(audited).toMatchObject({ action: 'contact.received', subjectId: id, details: '{}' });
  });

  it('is found by its date at the office, its language and its subject', async () => {
    const found = async (filter: ContactMessageFilter) => {
      const { nodes, totalCount } = await world.services.contact.page(filter, { first: 10 });
      expect(await totalCount).toBe(nodes.length);
      return nodes.map(({ name }) => name);
    };
    // The last minute of January 12 in Utah, and the first of the next day.
    world.clock.moveTo('2027-01-13T06:59:00.000Z');
    await world.services.contact.send(world.guest({ locale: 'es' }), { ...MESSAGE, name: 'Late' });
    world.clock.moveTo('2027-01-13T07:00:00.000Z');
    await world.services.contact.send(world.guest(), { ...MESSAGE, name: 'Early', subject: 'firstAid' });
    expect(await found({ sentTo: '2027-01-12' })).toEqual(['Late']);
    expect(await found({ sentFrom: '2027-01-13', sentTo: '2027-01-13' })).toEqual(['Early']);
    expect(await found({ sentFrom: '2027-01-12' })).toEqual(['Early', 'Late']);
    expect(await found({ language: 'es' })).toEqual(['Late']);
    expect(await found({ subject: 'firstAid', isHandled: false })).toEqual(['Early']);
    expect(await found({ subject: 'firstAid', isHandled: true })).toEqual([]);
  });

  it.each([
    ['ANA', true],
    ['peña ogden', true],
    ['Peña, Ana', true],
    ['ana@example.com', true],
    ['801.555.0133', true],
    ['+1 (801) 555-0133', true],
    ['0133', true],
    ['osha 30', true],
    ['ana provo', false],
    ['801-555-0134', false],
    ['%', false],
  ])('is found by its words or its phone: %s', async (search, isFound) => {
    const { contact } = world.services;
    await contact.send(world.guest(), { ...MESSAGE, name: 'Ana Pena' });
    const { totalCount } = await contact.page({ search }, { first: 10 });
    await expect(totalCount).resolves.toBe(Number(isFound));
  });

  it('is read once it is handled', async () => {
    const { contact } = world.services;
    const id = await contact.send(world.guest(), MESSAGE);
    const now = world.clock.now();
    await expect(contact.mark(world.guest(), { id, isHandled: true })).resolves.toMatchObject({
      readAt: now,
      handledAt: now,
    });
    await expect(contact.mark(world.guest(), { id, isHandled: false })).resolves.toMatchObject({
      readAt: now,
      handledAt: null,
    });
  });

  it('gets both marks if two admins set them concurrently', async () => {
    const { contact } = world.services;
    const id = await contact.send(world.guest(), MESSAGE);
    let other: Promise<unknown> = Promise.resolve();
    await world.database.transaction(world.guest(), async (manager) => {
      await manager.update(ContactMessageEntity, { id }, { readAt: world.clock.now() });
      other = contact.mark(world.guest(), { id, isHandled: true });
      // It has finished its reads before it waits for this transaction.
      await sleep(300);
    });
    await other;
    const now = world.clock.now();
    world.clock.passHours(1);
    await expect(contact.mark(world.guest(), { id, isRead: true })).resolves.toMatchObject({
      readAt: now,
      handledAt: now,
    });
    await expect(contact.mark(world.guest(), { id, isHandled: false })).resolves.toMatchObject({
      readAt: now,
      handledAt: null,
    });
    await expect(contact.mark(world.guest(), { id: 'none', isRead: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each(['contact_message', 'audit_entry', 'outbox_message'])(
    'is not stored if writing the %s fails',
    async (table) => {
      await world.withoutTable(table, async () => {
        await expect(world.services.contact.send(world.guest(), MESSAGE)).rejects.toThrow();
      });
      for (const entity of [ContactMessageEntity, AuditEntryEntity, OutboxMessageEntity]) {
        await expect(world.stored<object>(entity).count()).resolves.toBe(0);
      }
    },
  );
});

describe('messages to the office with rate limits', () => {
  const world = useWorld('sqlite', { rateLimits: true });

  it('are accepted 20 times an hour from one address, independently of others', async () => {
    const from = (address: string) => world.services.contact.send(world.guest({ address }), MESSAGE);
    for (let index = 0; index < 20; index += 1) await from('198.51.100.1');
    await expect(from('198.51.100.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(from('198.51.100.2')).resolves.toBeDefined();
    await expect(world.stored(ContactMessageEntity).count()).resolves.toBe(21);
  });
});
