import type { EntityManager } from 'typeorm';
import { SeatOfferEntity } from '../waiting/seat-offer.entity.js';
import { WaitingListEntryEntity } from '../waiting/waiting-list-entry.entity.js';
import { BookingEntity } from './booking.entity.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

const SUBJECTS = [BookingEntity, CrewBookingEntity, WaitingListEntryEntity, SeatOfferEntity] as const;

/**
 * A subquery: what the messages of a class in the outbox are about, by its id, with the class as `:classInstanceId`. A
 * booking takes its messages along to the class that it is moved to.
 */
export function messageSubjectsOfClass(manager: EntityManager): string {
  return SUBJECTS.map((entity) =>
    manager
      .createQueryBuilder()
      .select('subject.id')
      .from<{ id: string }>(entity, 'subject')
      .where('subject.classInstanceId = :classInstanceId')
      .getQuery(),
  ).join(' UNION ALL ');
}
