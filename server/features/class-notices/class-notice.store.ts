import { In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { removeFrom } from '../../platform/jobs/remove-batch.js';
import { LONGEST_PAUSE_MS, LONGEST_RETRIES_MS } from '../../platform/outbox/limits.js';
import { OutboxMessageEntity, type OutboxChannel } from '../../platform/outbox/outbox-message.entity.js';
import type { QueuedMessage } from '../../platform/outbox/outbox.js';
import type { Filled } from '../../platform/outbox/templates.js';
import { unsent, withdrawUnsent } from '../../platform/outbox/unsent.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { crewsWithSeats } from '../bookings/crew-booking.query.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import type { ClassFacts } from '../schedule/classes/class-change.rules.js';
import { seatTakenBy } from '../schedule/seats/seat.query.js';
import { isTexted } from '../students/person.rules.js';
import { ClassNoticeEntity } from './class-notice.entity.js';

/** Deduplication key prefixes of class notices, followed by the ids of notice and booking. */
const KEYS = { email: 'class.notice:', sms: 'class.notice.text:' } as const;
const BOOKING_KEYS = Object.values(KEYS);
const CREW_KEYS = [KEYS.email];

/** Messages of older notices were sent or have finally failed. */
const LONGEST_OPEN_MS = LONGEST_RETRIES_MS + LONGEST_PAUSE_MS;

const SEAT_COLUMNS = [
  'id',
  'classInstanceId',
  'email',
  'phone',
  'language',
  'textNotifications',
  'paymentStatus',
  'amountCents',
  'crewBookingId',
] as const;
/** An attendee, with the id of the booking; or the contact of a crew that has seats, with the id of the crew. */
export type SeatHolder = Pick<BookingEntity, (typeof SEAT_COLUMNS)[number]> & { isContact?: true };

/** The facts of a class that some attendees knew. */
export interface ClassNotice {
  id: string;
  classInstanceId: string;
  knownFacts: ClassFacts;
}

export const removeOldNotices = removeFrom('class_notice', ['id'], '"created_at" < $1');

export async function readNotice(manager: EntityManager, id: string): Promise<ClassNotice | null> {
  const row = await manager.findOneBy(ClassNoticeEntity, { id });
  return row && noticeOf(row);
}

/** Notices of classes that may have unsent messages, oldest first. */
export async function readRecentNotices(
  manager: EntityManager,
  classInstanceIds: readonly string[],
  now: Date,
): Promise<ClassNotice[]> {
  const since = instantText(new Date(now.getTime() - LONGEST_OPEN_MS));
  const rows = await manager
    .createQueryBuilder(ClassNoticeEntity, 'notice')
    .where({ classInstanceId: In([...classInstanceIds]) })
    .andWhere('notice.createdAt > :since', { since })
    .orderBy('notice.createdAt')
    .getMany();
  return rows.map(noticeOf);
}

/** The contacts of crews that have seats in the classes, named or not. */
export async function readContacts(
  manager: EntityManager,
  classInstanceIds: readonly string[],
): Promise<SeatHolder[]> {
  const crews = await crewsWithSeats(manager, classInstanceIds).orderBy('crew.id').getMany();
  return crews.map(({ id, classInstanceId, email, phone, language }) => ({
    id,
    classInstanceId,
    email,
    phone,
    language,
    crewBookingId: id,
    isContact: true,
    // Crews have no consent to text messages, and payments are recorded per booking.
    textNotifications: false,
    paymentStatus: 'pending',
    amountCents: 0,
  }));
}

/** The attendees with a seat in one of the classes. */
export function readSeatHolders(
  manager: EntityManager,
  classInstanceIds: readonly string[],
): Promise<SeatHolder[]> {
  return manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select(SEAT_COLUMNS.map((column) => `booking.${column}`))
    .where({ classInstanceId: In([...classInstanceIds]) })
    .andWhere(seatTakenBy('booking'))
    .orderBy('booking.id')
    .getMany();
}

/** The channels by which a person is notified. */
export function channelsOf(holder: Pick<SeatHolder, 'phone' | 'textNotifications'>): OutboxChannel[] {
  return isTexted(holder) ? ['email', 'sms'] : ['email'];
}

/** A person's messages by these channels. */
export function noticeMessages(
  holder: SeatHolder,
  channels: readonly OutboxChannel[],
  classNoticeId: string,
  dueAt: Date,
): QueuedMessage[] {
  const key = `${classNoticeId}:${holder.id}`;
  if (holder.isContact) {
    const payload = { crewBookingId: holder.id, classNoticeId };
    const notice = { template: 'crew.classNotice', payload, deduplicationKey: KEYS.email + key } as const;
    return channels.includes('email') ? [mailTo(holder, dueAt, notice)] : [];
  }
  const payload = { bookingId: holder.id, classNoticeId };
  const messages = messagesTo(holder, dueAt, {
    mail: { template: 'booking.classNotice', payload, deduplicationKey: KEYS.email + key },
    text: { template: 'booking.classNoticeText', payload, deduplicationKey: KEYS.sms + key },
  });
  return messages.filter(({ deduplicationKey }) =>
    channels.some((channel) => deduplicationKey.startsWith(KEYS[channel])),
  );
}

type KeyedMessage = Filled & Pick<QueuedMessage, 'deduplicationKey'>;

/** The same message by mail and, if the person has consented, by text message. */
export function messagesTo(
  person: Pick<SeatHolder, 'email' | 'phone' | 'language' | 'textNotifications'>,
  dueAt: Date,
  { mail, text }: { mail: KeyedMessage; text: KeyedMessage },
): QueuedMessage[] {
  const { language } = person;
  const mailed = mailTo(person, dueAt, mail);
  return isTexted(person) ? [mailed, { ...text, language, dueAt, recipient: person.phone }] : [mailed];
}

export function mailTo(
  { email, language }: Pick<SeatHolder, 'email' | 'language'>,
  dueAt: Date,
  mail: KeyedMessage,
): QueuedMessage {
  return { ...mail, language, dueAt, recipient: email };
}

/** Deletes the unsent messages of these notices. */
export async function withdrawNotices(
  manager: EntityManager,
  notices: readonly ClassNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await withdrawUnsent(manager, messagesOf(manager), now, valuesOf(notices, now));
}

/** Postpones the unsent messages of these notices. */
export async function postponeNotices(
  manager: EntityManager,
  notices: readonly ClassNotice[],
  now: Date,
  dueAt: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const query = manager.createQueryBuilder().update(OutboxMessageEntity).set({ dueAt });
  await query.where(`${messagesOf(manager)} AND ${unsent()}`, valuesOf(notices, now)).execute();
}

/** The notice of which one recipient is still to be informed, by channel; each channel fails and is retried separately. */
export type Waiting = Partial<Record<OutboxChannel, ClassNotice>>;

/** The unsent notices among these. @returns them by the id of the recipient */
export async function readWaiting(
  manager: EntityManager,
  notices: readonly ClassNotice[],
  now: Date,
): Promise<Map<string, Waiting>> {
  if (notices.length === 0) return new Map();
  const ofBookings = waitingFor(manager, BookingEntity, BOOKING_KEYS).andWhere(seatTakenBy('holder'));
  const ofCrews = waitingFor(manager, CrewBookingEntity, CREW_KEYS);
  const byId = new Map(notices.map((notice) => [notice.id, notice]));
  const waiting = new Map<string, Waiting>();
  for (const query of [ofBookings, ofCrews]) {
    const rows = await query.setParameters(valuesOf(notices, now)).getRawMany<WaitingRow>();
    for (const { noticeId, holderId, channel } of rows) {
      const notice = byId.get(noticeId);
      if (notice) waiting.set(holderId, { ...waiting.get(holderId), [channel]: notice });
    }
  }
  return waiting;
}

type Holders = typeof BookingEntity | typeof CrewBookingEntity;

interface WaitingRow {
  noticeId: string;
  holderId: string;
  channel: OutboxChannel;
}

function waitingFor(
  manager: EntityManager,
  holders: Holders,
  prefixes: readonly string[],
): SelectQueryBuilder<ClassNoticeEntity> {
  const keys = prefixes.map((prefix) => `'${prefix}' || notice.id || ':' || holder.id`);
  return manager
    .createQueryBuilder(ClassNoticeEntity, 'notice')
    .innerJoin(holders, 'holder', 'holder.classInstanceId = notice.classInstanceId')
    .innerJoin(
      OutboxMessageEntity,
      'message',
      `message.subjectId = holder.id AND message.deduplicationKey IN (${keys.join(', ')})`,
    )
    .select('notice.id', 'noticeId')
    .addSelect('holder.id', 'holderId')
    .addSelect('message.channel', 'channel')
    .where('notice.id IN (:...noticeIds)')
    .andWhere(unsent('message.'));
}

/** SQL condition for the unsent messages of `:noticeIds`. Materialized, or PostgreSQL may look for them once per message. */
function messagesOf(manager: EntityManager): string {
  const ids = [
    waitingFor(manager, BookingEntity, BOOKING_KEYS),
    waitingFor(manager, CrewBookingEntity, CREW_KEYS),
  ].map((waiting) => waiting.select('message.id').getQuery());
  return `id IN (WITH waiting AS MATERIALIZED (${ids.join(' UNION ALL ')}) SELECT * FROM waiting)`;
}

function valuesOf(notices: readonly ClassNotice[], now: Date): ObjectLiteral {
  return { noticeIds: notices.map(({ id }) => id), now: instantText(now) };
}

function noticeOf({ id, classInstanceId, knownFacts }: ClassNoticeEntity): ClassNotice {
  // Written only by `factsOf`.
  return { id, classInstanceId, knownFacts: JSON.parse(knownFacts) as ClassFacts };
}
