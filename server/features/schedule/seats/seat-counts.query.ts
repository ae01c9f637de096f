import type { EntityManager } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import type { BookingStatus } from './seat.rules.js';
import { seatsTakenBy, seatTakingBookings } from './seat.query.js';

/** The capacity and the taken seats of a class, by what takes them. */
export interface SeatCounts {
  capacity: number;
  confirmed: number;
  completed: number;
  offered: number;
  unnamed: number;
}

/** Consistent, because it is a single statement. Null if there is no such class. */
export async function readSeatCounts(
  manager: EntityManager,
  classInstanceId: string,
  now: Date,
): Promise<SeatCounts | null> {
  const query = manager.createQueryBuilder(ClassInstanceEntity, 'instance');
  const { unnamed, offered } = seatsTakenBy(query, 'instance.id');
  const booked = (status: BookingStatus): string =>
    seatTakingBookings(query)
      .select('COUNT(*)')
      .andWhere(`seat.classInstanceId = instance.id AND seat.bookingStatus = '${status}'`)
      .getQuery();
  const row = await query
    .select('instance.maxAttendees', 'capacity')
    .addSelect(booked('confirmed'), 'confirmed')
    .addSelect(booked('completed'), 'completed')
    .addSelect(offered, 'offered')
    .addSelect(unnamed, 'unnamed')
    .where('instance.id = :classInstanceId', { classInstanceId, now: instantText(now) })
    // PostgreSQL counts are bigints, which its driver returns as strings.
    .getRawOne<Record<keyof SeatCounts, number | string>>();
  if (!row) return null;
  return {
    capacity: Number(row.capacity),
    confirmed: Number(row.confirmed),
    completed: Number(row.completed),
    offered: Number(row.offered),
    unnamed: Number(row.unnamed),
  };
}
