import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
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
  const confirmation: QueuedMessage = {
    channel: 'email',
    template: 'booking.confirmation',
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: `booking.confirmation:${booking.id}`,
  };
  await queueMessage(ctx, manager, confirmation, ...remindersOf(ctx, booking, startsAt));
}

/** Queues the SMS reminder where it was agreed to and is still to come. */
export async function queueReminder(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Booked,
  startsAt: Date,
): Promise<void> {
  const reminders = remindersOf(ctx, booking, startsAt);
  if (reminders.length > 0) await queueMessage(ctx, manager, ...reminders);
}

/** One or none. */
function remindersOf(
  ctx: RequestContext,
  { id, phone, language, textNotifications }: Booked,
  startsAt: Date,
): QueuedMessage[] {
  const dueAt = reminderDueAt(startsAt);
  if (!textNotifications || phone === null || dueAt <= ctx.clock.now()) return [];
  const reminder: QueuedMessage = {
    channel: 'sms',
    template: 'booking.reminder',
    recipient: phone,
    language,
    payload: { bookingId: id },
    deduplicationKey: REMINDER_KEY + id,
    dueAt,
  };
  return [reminder];
}
