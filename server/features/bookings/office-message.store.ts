import { In, type EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { removeFrom } from '../../platform/jobs/remove-batch.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import type { QueuedMessage } from '../../platform/outbox/outbox.js';
import { unsent } from '../../platform/outbox/unsent.js';
import { seatTakenBy } from '../schedule/seat.query.js';
import { BookingEntity } from './booking.entity.js';
import { messagesTo } from './class-notice.store.js';
import { OfficeMessageEntity } from './office-message.entity.js';
import { OfficeMessageRecipientEntity } from './office-message-recipient.entity.js';

/** Name the messages in the outbox, each with the ids of message and booking behind it. */
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
] as const;

/** Somebody whom the office may write to. */
export type Recipient = Pick<BookingEntity, (typeof COLUMNS)[number]>;

/** Everybody with a seat in a class, or the attendees of chosen bookings. */
export type Audience = { classInstanceId: string } | { bookingIds: readonly string[] };

export const removeOldOfficeMessages = removeFrom('office_message', ['id'], '"created_at" < $1');

/** By last name, up to `most` of them. */
export function readRecipients(
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
  if ('bookingIds' in audience) query.where({ id: In([...audience.bookingIds]) });
  else
    query
      .where('booking.classInstanceId = :classInstanceId', { classInstanceId: audience.classInstanceId })
      .andWhere(seatTakenBy('booking'));
  return query.getMany();
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
  const recipients = people.map(({ id: bookingId }) => ({ officeMessageId, bookingId }));
  await insertRows(manager, OfficeMessageRecipientEntity, recipients);
}

/** Mail and text message of one person. */
export function officeMessages(
  { textNotifications, ...person }: Recipient,
  officeMessageId: string,
  { dueAt, isTexted }: { dueAt: Date; isTexted: boolean },
): QueuedMessage[] {
  const payload = { bookingId: person.id, officeMessageId };
  const key = `${officeMessageId}:${person.id}`;
  return messagesTo({ ...person, textNotifications: isTexted && textNotifications }, dueAt, {
    mail: { template: 'booking.officeMessage', payload, deduplicationKey: MAIL_KEY + key },
    text: { template: 'booking.officeMessageText', payload, deduplicationKey: TEXT_KEY + key },
  });
}

/** Takes back what has not left. @returns how many people are spared it */
export async function withdrawOfficeMessages(
  manager: EntityManager,
  officeMessageId: string,
  now: Date,
): Promise<number> {
  const which = keysOfMessage(manager);
  const values = { officeMessageId, now: instantText(now), mailKeys: `${MAIL_KEY}%` };
  const query = manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .where(`message.deduplicationKey IN (${which}) AND ${unsent('message.')}`, values)
    .andWhere('message.deduplicationKey LIKE :mailKeys');
  const people = await query.getCount();
  await manager
    .createQueryBuilder()
    .delete()
    .from(OutboxMessageEntity)
    .where(`deduplicationKey IN (${which}) AND ${unsent()}`, values)
    .execute();
  return people;
}

/** A subquery: what names the messages to all recipients of `:officeMessageId`. */
function keysOfMessage(manager: EntityManager): string {
  const keysOf = (prefix: string): string =>
    manager
      .createQueryBuilder()
      .select(`'${prefix}' || recipient.officeMessageId || ':' || recipient.bookingId`)
      .from(OfficeMessageRecipientEntity, 'recipient')
      .where('recipient.officeMessageId = :officeMessageId')
      .getQuery();
  return `${keysOf(MAIL_KEY)} UNION ALL ${keysOf(TEXT_KEY)}`;
}
