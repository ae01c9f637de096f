import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import type { OfficeStudentFragment } from '../Students.generated';

const person = {
  firstName: 'Rosa',
  lastName: 'Peña',
  email: 'rosa@example.com',
  phone: null,
  companyName: 'Wardle Roofing',
  emergencyContactName: 'Iván Peña',
  emergencyContactPhone: '(801) 555-0156',
  textNotifications: false,
};

export function student(changes: Partial<OfficeStudentFragment> = {}) {
  return { __typename: 'Student', id: 's1', version: 1, ...person, ...changes };
}

const classInstance: OfficeBookingFragment['classInstance'] = {
  id: 'c1',
  classTypeId: 'forklift',
  name: 'Forklift Operator',
  nameEs: null,
  startsAt: '2026-12-05T15:00:00.000Z',
  timeZone: 'America/Denver',
  locationName: 'Training yard',
  city: 'West Valley City',
  status: 'scheduled',
};

export function booking(changes: Partial<OfficeBookingFragment> = {}) {
  return {
    __typename: 'Booking',
    id: 'b1',
    version: 1,
    confirmationNumber: 'K7M4WX9P',
    ...person,
    amountCents: 14900,
    bookingDate: '2026-11-21',
    bookingStatus: 'confirmed',
    paymentStatus: 'pending',
    notes: null,
    classInstance: { __typename: 'BookedClass', ...classInstance },
    ...changes,
  };
}

export function bookable(id: string, classTypeId: string, date: string) {
  return {
    __typename: 'UpcomingClass',
    id,
    classTypeId,
    name: 'Forklift Operator',
    nameEs: null,
    priceCents: 14900,
    seatsLeft: 3,
    locationName: 'Training yard',
    timeZone: 'America/Denver',
    days: [{ __typename: 'ClassDay', dayNumber: 1, date, startTime: '08:00' }],
  };
}

/** One page that is the whole list. */
export function connection(field: string, typename: string, nodes: readonly object[]) {
  return {
    [field]: {
      __typename: typename,
      nodes,
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      totalCount: nodes.length,
    },
  };
}
