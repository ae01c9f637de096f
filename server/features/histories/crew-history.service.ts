import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { nameOfActor, readAuditedEntries, type AuditedEntry } from '../accounts/audited-entry.query.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import { isByGuest } from './booking-history.rules.js';
import { contactMailOf, crewEventOf, personEventOf } from './crew-history.rules.js';
import type { CrewEvent } from './crew-history.type.js';

const NOTHING_MORE = {
  isByGuest: false,
  actorName: null,
  seats: null,
  attendeeName: null,
  recipient: null,
  messageKind: null,
} as const;

/** The history of a crew, from the audit log and the outbox, in five statements. */
export class CrewHistoryService {
  constructor(private readonly database: Pick<Database, 'reader'>) {}

  /** Events, oldest first. Throws NOT_FOUND. */
  async of(id: string): Promise<CrewEvent[]> {
    const { manager } = this.database.reader;
    orNotFound(await manager.findOneBy(CrewBookingEntity, { id }));
    const entries = await readAuditedEntries(manager, 'crewBooking', [id]);
    const done = entries.flatMap((entry): CrewEvent[] => {
      const event = crewEventOf(entry);
      return event ? [{ ...doneBy(entry), ...event }] : [];
    });
    const order = { createdAt: 'ASC', dueAt: 'ASC' } as const;
    const mails = await manager.find(OutboxMessageEntity, { where: { subjectId: id }, order });
    const sent = mails.flatMap((mail): CrewEvent[] => {
      const event = contactMailOf(mail);
      return event ? [{ ...NOTHING_MORE, ...event, id: mail.id, recipient: mail.recipient }] : [];
    });
    const events = [...done, ...(await eventsOfPeople(manager, id)), ...sent];
    return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }
}

async function eventsOfPeople(manager: EntityManager, crewBookingId: string): Promise<CrewEvent[]> {
  const bookings = await manager.find(BookingEntity, {
    select: { id: true, firstName: true, lastName: true },
    where: { crewBookingId },
  });
  const names = new Map(bookings.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const entries = await readAuditedEntries(manager, 'booking', [...names.keys()]);
  return entries.flatMap((entry): CrewEvent[] => {
    const kind = personEventOf(entry);
    return kind ? [{ ...doneBy(entry), kind, attendeeName: names.get(entry.subjectId) ?? null }] : [];
  });
}

function doneBy(entry: AuditedEntry): Omit<CrewEvent, 'kind'> {
  return {
    ...NOTHING_MORE,
    id: entry.id,
    at: new Date(entry.at),
    isByGuest: isByGuest(entry),
    actorName: isByGuest(entry) ? null : nameOfActor(entry),
  };
}
