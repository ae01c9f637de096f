import { propertiesOf, RestObject, type RestProperties } from '../../platform/rest/rest-object.js';
import { id, object, optionalText, text, within } from '../../platform/rest/rest-properties.js';
import { COURSE_NAME } from '../catalog/class-type.json.js';
import { UPCOMING_CLASS } from '../schedule/classes/class-instance.json.js';
import { PersonInput } from '../students/person.type.js';
import { BookingConfirmation } from './confirmation/booking-confirmation.type.js';
import type { BookingWithClass } from './list/booking-with-class.query.js';
import { BookingOption, BookingOptions } from './confirmation/booking-options.type.js';
import { Booking } from './booking.type.js';
import { CreateBookingInput } from './office/office-booking.input.js';

interface Seat {
  firstName: string;
  lastName: string;
  classInstance: { id: string; name: string };
}
/** The names of the attendee and the class of a booking over REST. */
const SEAT: RestProperties<Seat> = {
  class_instance_id: id(({ classInstance }) => classInstance.id),
  className: text(({ classInstance }) => classInstance.name, COURSE_NAME),
  userName: text(({ firstName, lastName }) => `${firstName} ${lastName}`),
};

export const BOOKING = new RestObject<Booking>(
  'Booking',
  {
    ...propertiesOf(Booking, { createdAt: 'createdAt', classInstance: null }, [
      PersonInput,
      CreateBookingInput,
    ]),
    ...SEAT,
  },
  'A booking in a list (office view).',
);

const OPTION = new RestObject<BookingOption>('BookingOption', propertiesOf(BookingOption));
const OPTIONS = new RestObject<BookingOptions>(
  'BookingOptions',
  propertiesOf(BookingOptions, {
    cancel: { as: OPTION },
    move: { as: OPTION },
    changeAttendee: { as: OPTION },
  }),
);

export const BOOKING_CONFIRMATION = new RestObject<BookingConfirmation>(
  'BookingConfirmation',
  {
    ...propertiesOf(
      BookingConfirmation,
      {
        createdAt: 'createdAt',
        phoneLast4: null,
        classInstance: { name: 'classInstance', as: UPCOMING_CLASS },
        options: { as: OPTIONS },
      },
      [PersonInput, CreateBookingInput],
    ),
    ...SEAT,
    phone: optionalText(({ phoneLast4 }) => (phoneLast4 === null ? null : `***-***-${phoneLast4}`), {
      pattern: '^\\*\\*\\*-\\*\\*\\*-\\d{1,4}$',
      description: 'Masked to its last four digits.',
    }),
  },
  'A booking as visible to the holder of its link, without emergency contact and notes.',
);

export const BOOKING_WITH_CLASS = new RestObject<BookingWithClass>(
  'BookingInFull',
  {
    ...within(({ booking }: BookingWithClass) => booking, BOOKING.properties),
    classInstance: object(UPCOMING_CLASS, ({ classInstance }) => classInstance),
  },
  'A booking with its class (office view).',
);
