import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { BookingEntity } from './booking.entity.js';
import { reminderDueAt } from './booking.rules.js';
import { REMINDER_KEY } from './reminders.query.js';

export type Booked = Pick<BookingEntity, 'id' | 'email' | 'phone' | 'language' | 'textNotifications'>;

/** Queues the confirmation mail and the reminder. */
export async function queueBookingMessages(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Booked,
  startsAt: Date,
): Promise<void> {
  await queueMessage(ctx, manager, {
    channel: 'email',
    template: 'booking.confirmation',
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: `booking.confirmation:${booking.id}`,
  });
  await queueReminder(ctx, manager, booking, startsAt);
}

/** Queues the SMS reminder where it was agreed to and is still to come. */
export async function queueReminder(
  ctx: RequestContext,
  manager: EntityManager,
  { id, phone, language, textNotifications }: Booked,
  startsAt: Date,
): Promise<void> {
  const dueAt = reminderDueAt(startsAt);
  if (!textNotifications || phone === null || dueAt <= ctx.clock.now()) return;
  await queueMessage(ctx, manager, {
    channel: 'sms',
    template: 'booking.reminder',
    recipient: phone,
    language,
    payload: { bookingId: id },
    deduplicationKey: REMINDER_KEY + id,
    dueAt,
  });
}
