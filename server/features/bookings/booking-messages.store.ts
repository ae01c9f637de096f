import { In, IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
import { withdrawUnsent } from '../../platform/outbox/unsent.js';
import { canBeTexted } from '../../platform/validation/phone.js';
import type { BookingEntity } from './booking.entity.js';
import { reminderDueAt } from './booking.rules.js';

/** Name the messages of one booking in the outbox. */
const CONFIRMATION_KEY = 'booking.confirmation:';
const REMINDER_KEY = 'booking.reminder:';

const CONFIRMATION = 'booking.confirmation';
const REMINDER = 'booking.reminder';

export type Booked = Pick<BookingEntity, 'id' | 'email' | 'phone' | 'language' | 'textNotifications'>;

/** A class, and the start that its reminder is about: at another start it has another reminder. */
interface RemindedClass {
  id: string;
  startsAt: Date;
}

/** Somebody who is to be reminded of the class that their booking is in now. */
export interface Reminded {
  booking: Booked;
  classInstance: RemindedClass;
}

/** The confirmation mail and the reminder. */
export function bookingMessages(
  ctx: RequestContext,
  booking: Booked,
  classInstance: RemindedClass,
): QueuedMessage[] {
  const confirmation: QueuedMessage = {
    template: CONFIRMATION,
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: CONFIRMATION_KEY + booking.id,
  };
  return [confirmation, ...remindersOf(ctx, { booking, classInstance })];
}

/** Confirms a booking at the address that it has got from the office. */
export function confirmAgain(
  ctx: RequestContext,
  manager: EntityManager,
  { id, email, language, version }: Booked & Pick<BookingEntity, 'version'>,
): Promise<void> {
  return queueMessage(ctx, manager, {
    template: CONFIRMATION,
    recipient: email,
    language,
    payload: { bookingId: id },
    deduplicationKey: `${CONFIRMATION_KEY}${id}:${version}`,
  });
}

/** The SMS reminder where it was agreed to and is still to come: one or none. */
function remindersOf(ctx: RequestContext, { booking, classInstance }: Reminded): QueuedMessage[] {
  const { id, phone, language, textNotifications } = booking;
  const { id: classInstanceId, startsAt } = classInstance;
  const dueAt = reminderDueAt(startsAt);
  if (!textNotifications || phone === null || !canBeTexted(phone) || dueAt <= ctx.clock.now()) return [];
  const reminder: QueuedMessage = {
    template: REMINDER,
    recipient: phone,
    language,
    payload: { bookingId: id },
    deduplicationKey: `${REMINDER_KEY}${id}:${classInstanceId}:${instantText(startsAt)}`,
    dueAt,
  };
  return [reminder];
}

/**
 * Queues reminders in place of those that have not left. Whoever was reminded of this class at this start is not reminded
 * again.
 */
export async function planReminders(
  ctx: RequestContext,
  manager: EntityManager,
  people: readonly Reminded[],
): Promise<void> {
  await withdrawReminders(
    ctx,
    manager,
    people.map(({ booking }) => booking.id),
  );
  const reminders = people.flatMap((reminded) => remindersOf(ctx, reminded));
  if (reminders.length === 0) return;
  const left = await manager.find(OutboxMessageEntity, {
    select: { id: true, deduplicationKey: true },
    where: { deduplicationKey: In(reminders.map(({ deduplicationKey }) => deduplicationKey)) },
  });
  const keys = new Set(left.map(({ deduplicationKey }) => deduplicationKey));
  await queueMessage(
    ctx,
    manager,
    ...reminders.filter(({ deduplicationKey }) => !keys.has(deduplicationKey)),
  );
}

/** Takes back the reminders of bookings that have not left yet. */
export function withdrawReminders(
  { clock }: RequestContext,
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<void> {
  return withdrawUnsent(manager, { subjectId: In(bookingIds), template: REMINDER }, clock.now());
}

/** Takes back the confirmations and reminders of bookings that have not left. @returns how many confirmations have */
export async function withdrawMessages(
  { clock }: RequestContext,
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<number> {
  const subjectId = In(bookingIds);
  const template = In([CONFIRMATION, REMINDER]);
  await withdrawUnsent(manager, { subjectId, template }, clock.now());
  return manager.countBy(OutboxMessageEntity, { subjectId, template: CONFIRMATION, failedAt: IsNull() });
}
