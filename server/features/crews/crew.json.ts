import { propertiesOf, RestObject } from '../../platform/rest/rest-object.js';
import { BOOKING_CONFIRMATION } from '../bookings/booking.json.js';
import { UPCOMING_CLASS } from '../schedule/classes/class-instance.json.js';
import { BookCrewInput, CrewContactInput } from './book-crew.input.js';
import { CrewBooking } from './crew-booking.type.js';

export const CREW_BOOKING = new RestObject<CrewBooking>(
  'CrewBooking',
  propertiesOf(
    CrewBooking,
    {
      createdAt: 'createdAt',
      bookings: { as: BOOKING_CONFIRMATION },
      classInstance: { name: 'classInstance', as: UPCOMING_CLASS },
    },
    [CrewContactInput, BookCrewInput],
  ),
  "The seats of a crew, as visible to the holder of its contact's secret ID. Omits the contact's email, whole phone number, and notes.",
);
