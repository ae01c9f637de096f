import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { BookingEntity } from './booking.entity.js';
import { reminderDueAt } from './booking.rules.js';

type Booked = Pick<BookingEntity, 'id' | 'email' | 'phone' | 'language' | 'textNotifications'>;

/** Queues the confirmation mail and, where it was agreed to and is still to come, the reminder. */
export async function queueBookingMessages(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Booked,
  startsAt: Date,
): Promise<void> {
  const about = { language: booking.language, payload: { bookingId: booking.id } };
  await queueMessage(ctx, manager, {
    ...about,
    channel: 'email',
    template: 'booking.confirmation',
    recipient: booking.email,
    deduplicationKey: `booking.confirmation:${booking.id}`,
  });
  const dueAt = reminderDueAt(startsAt);
  if (booking.textNotifications && booking.phone !== null && dueAt > ctx.clock.now()) {
    await queueMessage(ctx, manager, {
      ...about,
      channel: 'sms',
      template: 'booking.reminder',
      recipient: booking.phone,
      deduplicationKey: `booking.reminder:${booking.id}`,
      dueAt,
    });
  }
}
