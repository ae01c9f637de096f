import { In, IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../../platform/outbox/outbox.js';
import type { Filled } from '../../../platform/outbox/templates.js';
import { withdrawUnsent } from '../../../platform/outbox/unsent.js';
import { isTexted } from '../../students/person.rules.js';
import type { BookingEntity } from '../booking.entity.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';
import { isMailedThemselves, reminderDueAt } from '../booking.rules.js';
import { markFailedAsHandled } from './failed-messages.store.js';

/** Deduplication key prefixes of messages about one booking. */
const CONFIRMATION_KEY = 'booking.confirmation:';
const REMINDER_KEY = 'booking.reminder:';

const CONFIRMATION = 'booking.confirmation';
const REMINDER = 'booking.reminder';
const REMINDER_MAIL = 'booking.reminderMail';
const REMINDERS = [REMINDER, REMINDER_MAIL] as const;

export type Booked = Pick<
  BookingEntity,
  'id' | 'email' | 'phone' | 'language' | 'textNotifications' | 'crewBookingId'
>;

/** A class with the start to which its reminder refers. Another start has another reminder. */
interface RemindedClass {
  id: string;
  startsAt: Date;
}

/** A booking with the class of which its attendee is to be reminded. */
export interface Reminded {
  booking: Booked;
  classInstance: RemindedClass;
}

/** The confirmation mail, and the reminder if it is not yet due. */
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

/** A booking with its version after the change that a message is about. */
export type NotifiedBooking = Pick<BookingEntity, 'id' | 'email' | 'language' | 'version'>;

/** A message to the attendee of a booking, once per version of the booking, or once per `occasion` of that version. */
export function messageAbout(
  { id, email, language, version }: NotifiedBooking,
  filled: Filled,
  ...occasion: readonly [] | readonly [string | number]
): QueuedMessage {
  const deduplicationKey = [filled.template, id, version, ...occasion].join(':');
  return { ...filled, recipient: email, language, deduplicationKey };
}

/** Queues another confirmation, for bookings that are restored or have another address. Failed ones count as handled. */
export async function requeueConfirmation(
  ctx: RequestContext,
  manager: EntityManager,
  ...bookings: readonly NotifiedBooking[]
): Promise<void> {
  const ids = bookings.map(({ id }) => id);
  await markFailedAsHandled(ctx, manager, [CONFIRMATION], ids);
  const messages = bookings.map((booking) =>
    messageAbout(booking, { template: CONFIRMATION, payload: { bookingId: booking.id } }),
  );
  await queueMessage(ctx, manager, ...messages);
}

/**
 * At most one reminder, if it is not yet due or replaces a due one: a text message if the attendee has consented,
 * otherwise a mail.
 */
function remindersOf(
  ctx: RequestContext,
  { booking, classInstance }: Reminded,
  replaced: ReadonlySet<string> = new Set(),
): QueuedMessage[] {
  const { id, email, language } = booking;
  const { id: classInstanceId, startsAt } = classInstance;
  const dueAt = reminderDueAt(startsAt);
  // The same for both channels, so that only one reminder is sent.
  const deduplicationKey = `${REMINDER_KEY}${id}:${classInstanceId}:${instantText(startsAt)}`;
  if (dueAt <= ctx.clock.now() && !replaced.has(deduplicationKey)) return [];
  const reminder: QueuedMessage = {
    ...(isTexted(booking)
      ? { template: REMINDER, recipient: booking.phone }
      : { template: REMINDER_MAIL, recipient: email }),
    language,
    payload: { bookingId: id },
    deduplicationKey,
    dueAt,
  };
  return [reminder];
}

/** Replaces unsent reminders. No second reminder is queued for a class and start for which one was sent. */
export async function planReminders(
  ctx: RequestContext,
  manager: EntityManager,
  people: readonly Reminded[],
): Promise<void> {
  const replaced = await dueReminders(ctx, manager, people);
  await withdrawReminders(
    ctx,
    manager,
    people.map(({ booking }) => booking.id),
  );
  const byContact = await mailedByContact(
    manager,
    people.map(({ booking }) => booking),
  );
  const reminders = people.flatMap((reminded) =>
    remindersOf(ctx, reminded, replaced).filter(
      ({ template }) => template === REMINDER || !byContact.has(reminded.booking.id),
    ),
  );
  if (reminders.length === 0) return;
  const keys = await keysOf(manager, {
    deduplicationKey: In(reminders.map(({ deduplicationKey }) => deduplicationKey)),
  });
  await queueMessage(
    ctx,
    manager,
    ...reminders.filter(({ deduplicationKey }) => !keys.has(deduplicationKey)),
  );
}

/** The keys of unsent reminders that are due, for example while a text message waits for the end of the quiet hours. */
async function dueReminders(
  { clock }: RequestContext,
  manager: EntityManager,
  people: readonly Reminded[],
): Promise<Set<string>> {
  const now = clock.now();
  const ids = people
    .filter(({ classInstance: { startsAt } }) => reminderDueAt(startsAt) <= now && startsAt > now)
    .map(({ booking }) => booking.id);
  if (ids.length === 0) return new Set();
  return keysOf(manager, {
    subjectId: In(ids),
    template: In(REMINDERS),
    sentAt: IsNull(),
    failedAt: IsNull(),
  });
}

async function keysOf(
  manager: EntityManager,
  where: FindOptionsWhere<OutboxMessageEntity>,
): Promise<Set<string>> {
  const rows = await manager.find(OutboxMessageEntity, {
    select: { id: true, deduplicationKey: true },
    where,
  });
  return new Set(rows.map(({ deduplicationKey }) => deduplicationKey));
}

/** Deletes the unsent reminders of bookings. */
export function withdrawReminders(
  { clock }: RequestContext,
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<void> {
  return withdrawUnsent(manager, { subjectId: In(bookingIds), template: In(REMINDERS) }, clock.now());
}

/** Deletes the unsent confirmations and reminders of bookings. @returns the number of confirmations that were sent */
export async function withdrawMessages(
  { clock }: RequestContext,
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<number> {
  const subjectId = In(bookingIds);
  const template = In([CONFIRMATION, ...REMINDERS]);
  await withdrawUnsent(manager, { subjectId, template }, clock.now());
  return manager.countBy(OutboxMessageEntity, { subjectId, template: CONFIRMATION, failedAt: IsNull() });
}

/** Ids of those bookings of crews whose mails go to the contact, because the attendee has no email of their own. */
async function mailedByContact(manager: EntityManager, bookings: readonly Booked[]): Promise<Set<string>> {
  const ofCrews = bookings.filter(({ crewBookingId }) => crewBookingId !== null);
  if (ofCrews.length === 0) return new Set();
  const crews = await manager.find(CrewBookingEntity, {
    select: { id: true, email: true },
    where: { id: In(ofCrews.map(({ crewBookingId }) => crewBookingId)) },
  });
  const contacts = new Map(crews.map(({ id, email }) => [id, email]));
  const isContacts = ({ crewBookingId, email }: Booked) =>
    !isMailedThemselves(email, contacts.get(crewBookingId ?? '') ?? '');
  return new Set(ofCrews.filter(isContacts).map(({ id }) => id));
}
