import type { EntityManager } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import { rowsOf, type ListOrder } from '../../../platform/database/keyset.js';
import type { ClassInstanceStatus } from '../../schedule/schedule.constants.js';
import { isoWithOffset } from '../../schedule/venue-time/venue-time.rules.js';
import type { BookingQuery } from './booking-list.query.js';
import type { BookingEntity } from '../booking.entity.js';

/** The columns of a line in the file, and what they are selected from. */
const COLUMNS = {
  id: 'booking.id',
  confirmationNumber: 'booking.confirmationNumber',
  firstName: 'booking.firstName',
  lastName: 'booking.lastName',
  email: 'booking.email',
  phone: 'booking.phone',
  companyName: 'booking.companyName',
  emergencyContactName: 'booking.emergencyContactName',
  emergencyContactPhone: 'booking.emergencyContactPhone',
  bookingDate: 'booking.bookingDate',
  bookingStatus: 'booking.bookingStatus',
  isAbsent: 'booking.isAbsent',
  paymentStatus: 'booking.paymentStatus',
  amountCents: 'booking.amountCents',
  notes: 'booking.notes',
  paymentMethod: 'booking.paymentMethod',
  paidOn: 'booking.paidOn',
  paymentReference: 'booking.paymentReference',
  refundedOn: 'booking.refundedOn',
  locationName: 'instance.locationName',
  startsAt: 'instance.startsAt',
  timeZone: 'instance.timeZone',
  classStatus: 'instance.status',
  name: 'type.name',
  nameEs: 'type.nameEs',
} as const;

type OfClass = 'locationName' | 'startsAt' | 'timeZone' | 'name';
/** As the database returns it: instants are strings. */
type BookingRow = Pick<BookingEntity, Exclude<keyof typeof COLUMNS, OfClass | 'nameEs' | 'classStatus'>> &
  Record<OfClass, string> & { nameEs: string | null; classStatus: ClassInstanceStatus };

/** A line of the bookings file. */
export interface BookingLine extends Omit<BookingRow, 'startsAt' | 'timeZone'> {
  /** Start of the first day in the venue's local time, with its UTC offset. */
  startsAt: string;
}

/** The bookings of a list as lines, in batches. */
export async function* bookingLines(
  database: Pick<Database, 'reader' | 'readLong'>,
  list: (manager: EntityManager) => BookingQuery,
  order: Pick<ListOrder<never>, 'columns' | 'direction'>,
): AsyncGenerator<BookingLine[], void> {
  for await (const rows of rowsOf<BookingRow>(database, list, COLUMNS, order)) {
    for (const row of rows) row.startsAt = isoWithOffset(new Date(row.startsAt), row.timeZone);
    yield rows;
  }
}
