import { propertiesOf, RestObject } from '../../../platform/rest/rest-object.js';
import { count, id, object, text, within } from '../../../platform/rest/rest-properties.js';
import { CLASS_TYPE, COURSE, COURSE_NAME, OFFERED_COURSE } from '../../catalog/class-type.json.js';
import type { OfferedCourse } from '../../catalog/class-type.type.js';
import { formatAddress } from '../venues/address.rules.js';
import { AddressInput } from '../venues/address.input.js';
import { ClassInstanceInput } from './class-instance.input.js';
import { ClassInstance } from './class-instance.type.js';
import type { ClassRoster, GuestClass } from './class-roster.service.js';
import { Address } from '../venues/address.type.js';
import { ClassDay, TIME_OF_DAY } from '../days/class-day.type.js';
import { UpcomingClass } from '../upcoming/upcoming-class.type.js';

/** Property names and formats over REST, for guests and the office. */
const FORMS = {
  locationName: ['location', 'location_name'],
  address: {
    name: 'location_address_parts',
    as: new RestObject('Address', propertiesOf(Address, {}, [AddressInput])),
  },
  days: { as: new RestObject('ClassDay', propertiesOf(ClassDay, { startsAt: null, endsAt: null })) },
} as const;
const ADDRESS_LINE = text(({ address }: { address: Address }) => formatAddress(address), {
  description: 'The address as one line.',
});

const COURSE_OF_CLASS = new RestObject<OfferedCourse & Pick<GuestClass, 'classTypeId'>>('ClassCourse', {
  id: id(({ classTypeId }) => classTypeId),
  ...OFFERED_COURSE,
});

export const UPCOMING_CLASS = new RestObject<GuestClass>(
  'PublicClass',
  {
    ...propertiesOf(UpcomingClass, { ...FORMS, availability: null, locationNameEs: null, venue: null }, [
      ClassInstanceInput,
    ]),
    ...COURSE,
    classType: object(COURSE_OF_CLASS, (guestClass) => ({ ...guestClass, ...guestClass.classTypeDefaults })),
    location_address: ADDRESS_LINE,
    bookings: {
      value: ({ seatsTaken }) => Array.from({ length: seatsTaken }, () => ({})),
      schema: {
        type: 'array',
        description: 'One empty object per taken seat.',
        items: { type: 'object', maxProperties: 0 },
      },
    },
  },
  'A class (guest view). It has no personal data and no notes.',
);

/** Properties that only the office reads, or in more detail than guests. */
const OFFICE_CLASS = propertiesOf(
  ClassInstance,
  {
    ...FORMS,
    locationNameEs: null,
    classType: { name: 'classType', as: CLASS_TYPE },
    seatsLeft: { description: 'At least 0.' },
    takenSeats: null,
    venueId: null,
    instructorId: null,
    warnings: null,
    waiting: null,
    createdAt: null,
    updatedAt: null,
  },
  [ClassInstanceInput],
);

/** A class for the office: all properties for guests, and more. */
export function classRosterJson<Booking>(booking: RestObject<Booking>): RestObject<ClassRoster<Booking>> {
  return new RestObject<ClassRoster<Booking>>(
    'ClassInstance',
    {
      ...within(({ guestClass }: ClassRoster<Booking>) => guestClass, UPCOMING_CLASS.properties),
      ...within(({ instance }: ClassRoster<Booking>) => instance, OFFICE_CLASS),
      bookings: {
        value: ({ bookings, stubs }) => [
          ...bookings.map(booking.toJson),
          ...Array.from({ length: stubs }, () => ({})),
        ],
        schema: {
          type: 'array',
          description:
            'The bookings that take a seat, then one empty object per taken seat without a booking: unnamed seats of crews and seats of open offers. Its length is the number of taken seats.',
          items: { anyOf: [booking.schema, { type: 'object', maxProperties: 0 }] },
        },
      },
    },
    'A class (office view).',
  );
}

/** One option in the office's list of bookable classes. */
export const BOOKABLE_CLASS = new RestObject<UpcomingClass>('BookableClass', {
  id: id((upcomingClass) => upcomingClass.id),
  name: text(({ name }) => name, COURSE_NAME),
  date: text((upcomingClass) => firstDay(upcomingClass).date, { format: 'date' }),
  time: text((upcomingClass) => firstDay(upcomingClass).startTime, TIME_OF_DAY),
  seats_left: count(({ seatsLeft }) => seatsLeft, { minimum: 1 }),
});

function firstDay({ days: [first] }: UpcomingClass): ClassDay {
  if (!first) throw new RangeError('a class has at least one day');
  return first;
}
