import { In, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { insertRows } from '../../platform/database/insert-rows.js';
import { removeFrom } from '../../platform/jobs/remove-batch.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { QueuedMessage } from '../../platform/outbox/outbox.js';
import { withdrawUnsent } from '../../platform/outbox/unsent.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { crewsWithSeats } from '../bookings/crew-booking.query.js';
import { uniqueRecipients } from '../class-notices/class-notice.rules.js';
import { mailTo, messagesTo } from '../class-notices/class-notice.store.js';
import { seatTakenBy } from '../schedule/seats/seat.query.js';
import { sortNameOf } from '../students/stored-person.rules.js';
import { OfficeMessageContactEntity } from './office-message-contact.entity.js';
import { OfficeMessageEntity } from './office-message.entity.js';
import { OfficeMessageRecipientEntity } from './office-message-recipient.entity.js';

/** Deduplication key prefixes of office messages, followed by the ids of message and booking. */
const MAIL_KEY = 'office.message:';
const TEXT_KEY = 'office.message.text:';

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'textNotifications',
  'classInstanceId',
  'crewBookingId',
  'paymentStatus',
  'amountCents',
] as const;

/** A recipient of office messages, with the id of the booking; or the contact of a crew, with the id of the crew. */
export type Recipient = Pick<BookingEntity, (typeof COLUMNS)[number]> & { isContact?: true };

/** The attendee of a booking, or the contact of a crew. */
export type Addressee = { bookingId: string } | { crewBookingId: string };

/** Everybody with a seat in a class, or the attendees of selected bookings. */
export type Audience = { classInstanceId: string } | { bookingIds: readonly string[] };

export const removeOldOfficeMessages = removeFrom('office_message', ['id'], '"created_at" < $1');

/** At most `most` recipients by last name; for a class, with the contacts of crews. Each contact is included once. */
export async function readRecipients(
  manager: EntityManager,
  audience: Audience,
  most: number,
): Promise<Recipient[]> {
  const query = manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select(COLUMNS.map((column) => `booking.${column}`))
    .orderBy('booking.sortName')
    .addOrderBy('booking.id')
    .limit(most);
  if ('bookingIds' in audience) return query.where({ id: In([...audience.bookingIds]) }).getMany();
  const { classInstanceId } = audience;
  query.where('booking.classInstanceId = :classInstanceId', { classInstanceId });
  const people = await query.andWhere(seatTakenBy('booking')).getMany();
  const contacts = await crewsWithSeats(manager, [classInstanceId]).limit(most).getMany();
  const recipients = uniqueRecipients<Recipient>([...contacts.map(contactOf), ...people]);
  return recipients.toSorted(byLastName).slice(0, most);
}

/** The contact of one crew; null if there is none. */
export async function readContact(manager: EntityManager, crewBookingId: string): Promise<Recipient | null> {
  const crew = await manager.findOneBy(CrewBookingEntity, { id: crewBookingId });
  return crew && contactOf(crew);
}

function contactOf(crew: CrewBookingEntity): Recipient {
  const { id, firstName, lastName, email, phone, language, classInstanceId } = crew;
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    language,
    classInstanceId,
    crewBookingId: id,
    // Crews have no consent to text messages.
    isContact: true,
    textNotifications: false,
    paymentStatus: 'pending',
    amountCents: 0,
  };
}

function byLastName(one: Recipient, other: Recipient): number {
  const [name, otherName] = [sortNameOf(one), sortNameOf(other)];
  if (name !== otherName) return name < otherName ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

export function findOfficeMessage(manager: EntityManager, id: string): Promise<OfficeMessageEntity | null> {
  return manager.findOneBy(OfficeMessageEntity, { id });
}

export async function writeOfficeMessage(
  manager: EntityManager,
  row: Omit<OfficeMessageEntity, 'classInstance'>,
  people: readonly Recipient[],
): Promise<void> {
  await insertRows(manager, OfficeMessageEntity, [row]);
  const officeMessageId = row.id;
  const recipients = people.filter(({ isContact }) => !isContact);
  await insertRows(
    manager,
    OfficeMessageRecipientEntity,
    recipients.map(({ id: bookingId }) => ({ officeMessageId, bookingId })),
  );
  const contacts = people.filter(({ isContact }) => isContact);
  await insertRows(
    manager,
    OfficeMessageContactEntity,
    contacts.map(({ id: crewBookingId }) => ({ officeMessageId, crewBookingId })),
  );
}

/** The mail and the text message of one recipient. */
export function officeMessages(
  { textNotifications, ...person }: Recipient,
  officeMessageId: string,
  { dueAt, isTexted }: { dueAt: Date; isTexted: boolean },
): QueuedMessage[] {
  const key = `${officeMessageId}:${person.id}`;
  if (person.isContact) {
    const payload = { crewBookingId: person.id, officeMessageId };
    const deduplicationKey = MAIL_KEY + key;
    return [mailTo(person, dueAt, { template: 'crew.officeMessage', payload, deduplicationKey })];
  }
  const payload = { bookingId: person.id, officeMessageId };
  return messagesTo({ ...person, textNotifications: isTexted && textNotifications }, dueAt, {
    mail: { template: 'booking.officeMessage', payload, deduplicationKey: MAIL_KEY + key },
    text: { template: 'booking.officeMessageText', payload, deduplicationKey: TEXT_KEY + key },
  });
}

/**
 * Deletes unsent messages.
 * @returns the number of recipients who would have got them, and of those who have got them, also if this is repeated
 */
export async function withdrawOfficeMessages(
  manager: EntityManager,
  officeMessageId: string,
  now: Date,
): Promise<{ spared: number; reached: number }> {
  const which = keysOfMessage(manager);
  const values = { officeMessageId, mailKeys: `${MAIL_KEY}%` };
  const mails = manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .where(`message.deduplicationKey IN (${which}) AND message.deduplicationKey LIKE :mailKeys`, values);
  const queued = await mails.getCount();
  await withdrawUnsent(manager, `deduplicationKey IN (${which})`, now, values);
  const reached = await mails.getCount();
  return { spared: queued - reached, reached };
}

/**
 * A subquery for the deduplication keys of the messages to all recipients of `:officeMessageId`, including contacts of
 * crews.
 */
function keysOfMessage(manager: EntityManager): string {
  const keysOf = (prefix: string, recipients: EntityTarget<ObjectLiteral>, id: string): string =>
    manager
      .createQueryBuilder()
      .select(`'${prefix}' || recipient.officeMessageId || ':' || recipient.${id}`)
      .from(recipients, 'recipient')
      .where('recipient.officeMessageId = :officeMessageId')
      .getQuery();
  return [
    keysOf(MAIL_KEY, OfficeMessageRecipientEntity, 'bookingId'),
    keysOf(TEXT_KEY, OfficeMessageRecipientEntity, 'bookingId'),
    keysOf(MAIL_KEY, OfficeMessageContactEntity, 'crewBookingId'),
  ].join(' UNION ALL ');
}
