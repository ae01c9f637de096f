import { In, type EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { nameOfActor, readAuditedEntries, type AuditedEntry } from '../accounts/audited-entry.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { bookedClassOf } from '../bookings/list/booking-list.query.js';
import type { BookedClass } from '../bookings/booking.type.js';
import { ClassInstanceEntity } from '../schedule/classes/class-instance.entity.js';
import { SeatOfferEntity } from '../waiting/seat-offer.entity.js';
import { hadSeatInCrewClass, isByGuest, takenOfferOf, bookingEventOf } from './booking-history.rules.js';
import type { BookingEvent } from './booking-history.type.js';
import { concernsAttendee, messageEventOf } from './message-history.rules.js';

const NOTHING_MORE = {
  isByGuest: false,
  actorName: null,
  fromClass: null,
  toClass: null,
  paymentMethod: null,
  paymentDate: null,
  fromAmountCents: null,
  toAmountCents: null,
  isAttendeeNotified: null,
  recipient: null,
  messageKind: null,
} as const;

/** The history of a booking, from the audit log and the outbox. */
export class BookingHistoryService {
  constructor(private readonly database: Database) {}

  /** Events, oldest first. Throws NOT_FOUND. */
  async of(bookingId: string): Promise<BookingEvent[]> {
    const { manager } = this.database.reader;
    const booking = orNotFound(await manager.findOneBy(BookingEntity, { id: bookingId }));
    const entries = await readAuditedEntries(manager, 'booking', [bookingId]);
    const [done, messages] = await Promise.all([
      eventsOf(manager, entries),
      readMessages(manager, booking, entries),
    ]);
    const sent = messages.flatMap((message): BookingEvent[] => {
      const event = messageEventOf(message);
      return event ? [{ ...NOTHING_MORE, ...event, id: message.id, recipient: message.recipient }] : [];
    });
    const events = [...beginningOf(booking, done), ...done, ...sent];
    return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }
}

/** Messages about the booking, about its crew since the booking was made, and about the offer that it was made with. */
async function readMessages(
  manager: EntityManager,
  booking: BookingEntity,
  entries: readonly AuditedEntry[],
): Promise<OutboxMessageEntity[]> {
  const { id, crewBookingId } = booking;
  const offerId = entries.map(takenOfferOf).find((each) => each !== null);
  const offer = offerId === undefined ? null : await manager.findOneBy(SeatOfferEntity, { id: offerId });
  const subjects = [id, crewBookingId, offer?.id, offer?.entryId].flatMap((subject) => subject ?? []);
  const messages = await manager.findBy(OutboxMessageEntity, { subjectId: In(subjects) });
  return messages.filter(
    (message) =>
      message.subjectId !== crewBookingId ||
      concernsAttendee(message, booking, hadSeatInCrewClass(entries, message.createdAt)),
  );
}

/** Adds the booking itself if the audit log has no entry for it. */
function beginningOf({ id, createdAt, termsAgreedAt }: BookingEntity, done: readonly BookingEvent[]) {
  if (done.some(({ kind }) => kind === 'booked')) return [];
  return [{ ...NOTHING_MORE, id, kind: 'booked', at: createdAt, isByGuest: termsAgreedAt !== null } as const];
}

async function eventsOf(manager: EntityManager, entries: readonly AuditedEntry[]): Promise<BookingEvent[]> {
  const events = entries.flatMap((entry) => {
    const said = bookingEventOf(entry);
    return said ? [{ entry, said }] : [];
  });
  const classes = await readClasses(
    manager,
    events.flatMap(({ said: { fromClassId, toClassId } }) =>
      [fromClassId, toClassId].filter((id) => id !== null),
    ),
  );
  return events.map(({ entry, said: { fromClassId, toClassId, ...said } }) => ({
    ...NOTHING_MORE,
    ...said,
    id: entry.id,
    at: new Date(entry.at),
    isByGuest: isByGuest(entry),
    actorName: isByGuest(entry) ? null : nameOfActor(entry),
    fromClass: classes.get(fromClassId ?? '') ?? null,
    toClass: classes.get(toClassId ?? '') ?? null,
  }));
}

async function readClasses(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, BookedClass>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(ClassInstanceEntity, {
    where: { id: In([...new Set(ids)]) },
    relations: { classType: true, venue: true },
  });
  return new Map(rows.map((row) => [row.id, bookedClassOf(row)]));
}
