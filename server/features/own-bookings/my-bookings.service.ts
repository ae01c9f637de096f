import type { Database } from '../../platform/database/database.js';
import { AccountListService } from '../accounts/account-list.service.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { readConfirmations } from '../bookings/confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';

/** The bookings of a logged-in client. */
export class MyBookingService extends AccountListService<BookingConfirmation> {
  constructor(database: Database) {
    super(database, { entity: BookingEntity, table: 'booking', direction: 'DESC', read: readConfirmations });
  }
}
