import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { CrewBookingEntity } from '../../bookings/crew-booking.entity.js';
import { SeatOfferEntity } from '../../waiting/seat-offer.entity.js';
import { WaitingListEntryEntity } from '../../waiting/waiting-list-entry.entity.js';

const SUBJECTS = [BookingEntity, CrewBookingEntity, WaitingListEntryEntity, SeatOfferEntity] as const;

/**
 * A subquery for the ids of the subjects that the outbox messages of the class `:classInstanceId` are about. Messages
 * of a booking that has moved belong to its current class.
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
