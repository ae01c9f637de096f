import type { Database } from '../../platform/database/database.js';
import { AccountListService } from '../accounts/account-list.service.js';
import { CrewBookingEntity } from '../bookings/crew-booking.entity.js';
import type { CrewBooking } from './crew-booking.type.js';
import { readCrews } from './crew.query.js';

/** The crews whose contact is a logged-in client. */
export class MyCrewService extends AccountListService<CrewBooking> {
  constructor(database: Database) {
    super(database, { entity: CrewBookingEntity, table: 'crew_booking', direction: 'DESC', read: readCrews });
  }
}
