import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
import { canBeTexted } from '../../platform/validation/phone.js';
import { BookingEntity } from './booking.entity.js';
import { reminderDueAt } from './booking.rules.js';

/** Name the messages of one booking in the outbox. */
const CONFIRMATION_KEY = 'booking.confirmation:';
const REMINDER_KEY = 'booking.reminder:';

export type Booked = Pick<BookingEntity, 'id' | 'email' | 'phone' | 'language' | 'textNotifications'>;

/** Queues the confirmation mail and the reminder. */
export async function queueBookingMessages(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Booked,
  startsAt: Date,
): Promise<void> {
  const confirmation: QueuedMessage = {
    template: 'booking.confirmation',
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: CONFIRMATION_KEY + booking.id,
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
  if (!textNotifications || phone === null || !canBeTexted(phone) || dueAt <= ctx.clock.now()) return [];
  const reminder: QueuedMessage = {
    template: 'booking.reminder',
    recipient: phone,
    language,
    payload: { bookingId: id },
    deduplicationKey: REMINDER_KEY + id,
    dueAt,
  };
  return [reminder];
}

/** Moves the reminders of a class that have not left yet to its new start. */
export async function replanReminders(
  manager: EntityManager,
  classInstanceId: string,
  startsAt: Date,
): Promise<void> {
  const keys = manager
    .createQueryBuilder()
    .subQuery()
    .select(`'${REMINDER_KEY}' || booking.id`)
    .from(BookingEntity, 'booking')
    .where('booking.classInstanceId = :classInstanceId')
    .getQuery();
  await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ dueAt: reminderDueAt(startsAt) })
    .where(`deduplicationKey IN ${keys}`, { classInstanceId })
    .andWhere('sentAt IS NULL')
    .execute();
}

/** Takes back the reminder of one booking, unless it has left. @returns whether it has */
export async function withdrawReminder(manager: EntityManager, bookingId: string): Promise<boolean> {
  const deduplicationKey = REMINDER_KEY + bookingId;
  await manager.delete(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() });
  return manager.existsBy(OutboxMessageEntity, { deduplicationKey });
}

/** Takes back all messages of these bookings that have not left. @returns how many confirmations have */
export async function withdrawMessages(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<number> {
  const confirmations = bookingIds.map((id) => CONFIRMATION_KEY + id);
  const reminders = bookingIds.map((id) => REMINDER_KEY + id);
  const deduplicationKey = In([...confirmations, ...reminders]);
  await manager.delete(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() });
  return manager.countBy(OutboxMessageEntity, {
    deduplicationKey: In(confirmations),
    sentAt: Not(IsNull()),
  });
}
