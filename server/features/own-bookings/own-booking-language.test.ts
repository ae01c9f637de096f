import { AuditEntryEntity } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { book } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass } from '../../testing/classes.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import type { ChangeOwnBookingInput } from './own-booking.input.js';

const NEXT_WEEK = { days: [{ ...CLASS_DAY, date: '2027-02-01' }] };
const MARIA = 'maria.munoz1@example.com';
const TOMAS = { firstName: 'Tomás', lastName: 'Lee', email: 'tomas@example.com' };

describe.each(DATABASES)('the language of the messages about a booking, on %s,', (kind) => {
  const world = useWorld(kind);
  const booked = async () => (await book(world, (await makeClass(world, NEXT_WEEK)).id)).booking.id;
  const change = (bookingId: string, changes: Partial<ChangeOwnBookingInput>) =>
    world.services.ownBookings.change(world.guest(), { bookingId, ...changes });
  const queued = async (template: string) => {
    const messages = await world.stored(OutboxMessageEntity).find({ where: { template } });
    return messages.map(({ recipient, language }) => [recipient, language]).toSorted();
  };

  it('is changed by the guest, for the reminder too, and is not mailed', async () => {
    const id = await booked();
    await expect(change(id, { language: 'es' })).resolves.toMatchObject({ language: 'es' });
    await expect(queued('booking.reminderMail')).resolves.toEqual([[MARIA, 'es']]);
    await expect(queued('booking.changedByGuest')).resolves.toEqual([]);
    const audited = await world.stored(AuditEntryEntity).findBy({ action: 'booking.changedByGuest' });
    expect(audited.map(({ details }) => details)).toEqual(['{"fields":"language"}']);
  });

  it('is part of the request that a key identifies', async () => {
    const id = await booked();
    const request = { language: 'es', idempotencyKey: 'language-1' } as const;
    await change(id, request);
    await expect(change(id, request)).resolves.toMatchObject({ language: 'es' });
    await expect(change(id, { ...request, language: 'en' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('stays as it is when other things change', async () => {
    const id = await booked();
    await change(id, { language: 'es' });
    await expect(change(id, { phone: '(801) 555-0118' })).resolves.toMatchObject({ language: 'es' });
  });

  it('is that of the new attendee, while the former one is told in their own', async () => {
    const id = await booked();
    await expect(change(id, { ...TOMAS, language: 'es' })).resolves.toMatchObject({ isPassedOn: true });
    await expect(queued('booking.changedByGuest')).resolves.toEqual([
      [MARIA, 'en'],
      [TOMAS.email, 'es'],
    ]);
    await expect(queued('booking.reminderMail')).resolves.toEqual([[TOMAS.email, 'es']]);
  });
});
