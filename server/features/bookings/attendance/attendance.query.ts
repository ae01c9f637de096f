import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import type { AttendanceFilter } from './attendance.constants.js';

/** Whether the filter refers to the class of a booking. */
export function needsClass(attendance: AttendanceFilter | undefined): boolean {
  return attendance === 'notRecorded';
}

/** `booking` and `instance` are the aliases of the booking and, if `needsClass`, its class. */
export function applyAttendanceFilter<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  attendance: AttendanceFilter,
  now: Date,
): SelectQueryBuilder<Row> {
  switch (attendance) {
    case 'attended':
      return query.andWhere(`booking.bookingStatus = 'completed'`);
    case 'absent':
      return query.andWhere(`booking.bookingStatus = 'confirmed' AND booking.isAbsent`);
    case 'notRecorded':
      return query
        .andWhere(`booking.bookingStatus = 'confirmed' AND NOT booking.isAbsent`)
        .andWhere(`instance.status <> 'cancelled' AND instance.lastDayStartsAt <= :begunBy`, {
          begunBy: instantText(now),
        });
  }
}
