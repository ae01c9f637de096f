import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { seatTakenBy } from '../schedule/seats/seat.query.js';
import { BookingEntity } from './booking.entity.js';
import { CrewBookingEntity } from './crew-booking.entity.js';

/** Crews that have seats in their class, named or not, with the alias `crew`. */
export function crewsWithSeats(
  manager: EntityManager,
  classInstanceIds: readonly string[],
): SelectQueryBuilder<CrewBookingEntity> {
  const query = manager.createQueryBuilder(CrewBookingEntity, 'crew');
  const named = query
    .subQuery()
    .select('1')
    .from(BookingEntity, 'booking')
    .where('booking.crewBookingId = crew.id AND booking.classInstanceId = crew.classInstanceId')
    .andWhere(seatTakenBy('booking'));
  return query
    .where({ classInstanceId: In([...classInstanceIds]) })
    .andWhere(`(crew.unnamedSeats > 0 OR EXISTS ${named.getQuery()})`);
}
