import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database.js';
import { rowsOf, type ListOrder } from '../../platform/database/keyset.js';
import { isoWithOffset } from '../schedule/venue-time.rules.js';
import type { BookingQuery } from './booking-list.query.js';
import type { BookingEntity } from './booking.entity.js';

/** What a line of the file is made of, by the columns it is read from. */
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
  name: 'type.name',
  nameEs: 'type.nameEs',
} as const;

type OfClass = 'locationName' | 'startsAt' | 'timeZone' | 'name';
/** As the database has it: instants are text. */
type BookingRow = Pick<BookingEntity, Exclude<keyof typeof COLUMNS, OfClass | 'nameEs'>> &
  Record<OfClass, string> & { nameEs: string | null };

/** A line of the file of bookings. */
export interface BookingLine extends Omit<BookingRow, 'startsAt' | 'timeZone'> {
  /** The first day's start on the clock of the venue, with its offset. */
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
