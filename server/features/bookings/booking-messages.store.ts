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

/** What names the messages of a booking in the outbox. */
export function messageKeysOf(bookingId: string): string[] {
  return [CONFIRMATION_KEY + bookingId, REMINDER_KEY + bookingId];
}

/** A subquery: what names the confirmations and reminders of all bookings of `:classInstanceId`. */
export function bookingMessageKeysOfClass(manager: EntityManager): string {
  return [CONFIRMATION_KEY, REMINDER_KEY].map((prefix) => keysOfClass(manager, prefix)).join(' UNION ALL ');
}

/** The confirmation mail and the reminder. */
export function bookingMessages(ctx: RequestContext, booking: Booked, startsAt: Date): QueuedMessage[] {
  const confirmation: QueuedMessage = {
    template: 'booking.confirmation',
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: CONFIRMATION_KEY + booking.id,
  };
  return [confirmation, ...remindersOf(ctx, booking, startsAt)];
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

/** The SMS reminder where it was agreed to and is still to come: one or none. */
export function remindersOf(
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
  await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ dueAt: reminderDueAt(startsAt) })
    .where(`deduplicationKey IN ${reminderKeys(manager)}`, { classInstanceId })
    .andWhere('sentAt IS NULL')
    .execute();
}

/** Takes back the reminders of a class that have not left yet. */
export async function withdrawRemindersOfClass(
  manager: EntityManager,
  classInstanceId: string,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(OutboxMessageEntity)
    .where(`deduplicationKey IN ${reminderKeys(manager)}`, { classInstanceId })
    .andWhere('sentAt IS NULL')
    .execute();
}

/** Queues the reminders of a class anew; who has had theirs gets no other one. */
export async function planReminders(
  ctx: RequestContext,
  manager: EntityManager,
  {
    classInstanceId,
    holders,
    startsAt,
  }: { classInstanceId: string; holders: readonly Booked[]; startsAt: Date },
): Promise<void> {
  const known = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select('message.deduplicationKey', 'key')
    .where(`message.deduplicationKey IN ${reminderKeys(manager)}`, { classInstanceId })
    .getRawMany<{ key: string }>();
  const keys = new Set(known.map(({ key }) => key));
  const reminders = holders
    .flatMap((booking) => remindersOf(ctx, booking, startsAt))
    .filter(({ deduplicationKey }) => !keys.has(deduplicationKey));
  await queueMessage(ctx, manager, ...reminders);
}

/** A subquery: those of all bookings of a class. */
function reminderKeys(manager: EntityManager): string {
  return `(${keysOfClass(manager, REMINDER_KEY)})`;
}

function keysOfClass(manager: EntityManager, prefix: string): string {
  return manager
    .createQueryBuilder()
    .select(`'${prefix}' || booking.id`)
    .from(BookingEntity, 'booking')
    .where('booking.classInstanceId = :classInstanceId')
    .getQuery();
}

/** Takes back the reminder of one booking, unless it has left. @returns whether it has */
export async function withdrawReminder(manager: EntityManager, bookingId: string): Promise<boolean> {
  const deduplicationKey = REMINDER_KEY + bookingId;
  await manager.delete(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() });
  return manager.existsBy(OutboxMessageEntity, { deduplicationKey });
}

/** Takes back the reminders of several bookings, unless they have left. @returns the bookings whose reminder has */
export async function withdrawReminders(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const deduplicationKey = In(bookingIds.map((id) => REMINDER_KEY + id));
  await manager.delete(OutboxMessageEntity, { deduplicationKey, sentAt: IsNull() });
  const left = await manager.find(OutboxMessageEntity, {
    select: { id: true, deduplicationKey: true },
    where: { deduplicationKey },
  });
  return new Set(left.map((message) => message.deduplicationKey.slice(REMINDER_KEY.length)));
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
