import { IsNull, type EntityManager } from 'typeorm';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { BookingEntity } from './booking.entity.js';
import { reminderDueAt } from './booking.rules.js';

/** Names the reminder of one booking in the outbox. */
export const REMINDER_KEY = 'booking.reminder:';

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
