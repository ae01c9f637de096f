import { data, StubApi } from '../../../../app/testing/stub-api';
import type { RecordField } from '../../../../schema/record-field.generated';
import type { OfficeBookingFragment } from '../OfficeBookings.generated';
import type { OfficeStudentFragment } from '../students/Students.generated';

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
  lastDayStartsAt: '2026-12-05T15:00:00.000Z',
  timeZone: 'America/Denver',
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  city: 'West Valley City',
  status: 'scheduled',
};

export function booking(changes: Partial<OfficeBookingFragment> = {}) {
  return {
    __typename: 'Booking',
    id: 'b1',
    linkId: 'l1',
    version: 1,
    confirmationNumber: 'K7M4WX9P',
    studentId: 's1',
    ...person,
    amountCents: 14900,
    bookingDate: '2026-11-21',
    bookingStatus: 'confirmed',
    attendance: changes.bookingStatus === 'completed' ? ('attended' as const) : null,
    paymentStatus: 'pending',
    paymentMethod: null,
    paidOn: null,
    paymentReference: null,
    refundedOn: null,
    paymentSummary: changes.paymentStatus === 'paid' ? ('paid' as const) : ('pending' as const),
    crewBookingId: null,
    language: 'en',
    notes: null,
    classInstance: { __typename: 'BookedClass', ...classInstance },
    ...changes,
  };
}

/** An event in the history of a booking. */
export function bookingEvent(kind: string, changes: object = {}) {
  return {
    __typename: 'BookingEvent',
    id: kind,
    kind,
    at: '2026-11-21T18:03:00.000Z',
    isByGuest: false,
    actorName: null,
    fromClass: null,
    toClass: null,
    paymentMethod: null,
    paymentDate: null,
    fromAmountCents: null,
    toAmountCents: null,
    isAttendeeNotified: null,
    recipient: null,
    messageKind: null,
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
    language: 'en',
    priceCents: 14900,
    seatsLeft: 3,
    locationName: 'Training yard',
    locationNameEs: null,
    address: { __typename: 'Address', city: 'West Valley City' },
    timeZone: 'America/Denver',
    days: [{ __typename: 'ClassDay', dayNumber: 1, date, startTime: '08:00' }],
  };
}

/** The response to a booking with the fields of a new student. */
export function newStudentBooking(recordDifferences: readonly RecordField[] = []) {
  const made = booking({ id: 'b2' });
  return { bookNewStudent: { __typename: 'NewStudentBooking', booking: made, recordDifferences } };
}

/** The classes that the bookings can be filtered by, as the server orders them. */
export const filterClasses = (current: readonly object[] = [], past: readonly object[] = []) => ({
  ...connection('current', 'ClassInstanceConnection', current),
  ...connection('past', 'ClassInstanceConnection', past),
});

/** A page of a list; by default the whole list. */
export function connection(field: string, typename: string, nodes: readonly object[], hasNextPage = false) {
  return {
    [field]: {
      __typename: typename,
      nodes,
      pageInfo: { __typename: 'PageInfo', startCursor: 'first', endCursor: 'last', hasNextPage },
    },
  };
}

/** The waiting list of a class, by the states of its people. */
export function waitingPeople(states: readonly string[]) {
  const nodes = states.map((state, index) => ({ __typename: 'WaitingPerson', id: `w${index}`, state }));
  return { waitingList: { __typename: 'WaitingPersonConnection', nodes } };
}

/** The count of a list. */
export function counted(field: string, typename: string, totalCount: number) {
  return { [field]: { __typename: typename, totalCount } };
}

/** A stub server with one student, one booking and three bookable classes. */
export function smallOffice(): StubApi {
  return new StubApi()
    .on('StudentList', () => data(connection('students', 'StudentConnection', [student()])))
    .on('StudentCount', () => data(counted('students', 'StudentConnection', 1)))
    .on('OfficeBookings', () => data(connection('bookings', 'BookingConnection', [booking()])))
    .on('OfficeBookingCount', () => data(counted('bookings', 'BookingConnection', 1)))
    .on('PeopleToOffer', () => data(waitingPeople([])))
    .on('SavedViews', () => data({ savedViews: [] }))
    .on('FilterClasses', () => data(filterClasses()))
    .on('FilterCities', () =>
      data({ scheduleChoices: { __typename: 'ScheduleChoices', cities: ['Ogden', 'Provo'] } }),
    )
    .on('LatestLanguage', () => data(connection('bookings', 'BookingConnection', [])))
    .on('BookableClasses', () =>
      data({
        bookableClasses: [
          bookable('c1', 'forklift', '2026-12-05'),
          bookable('c2', 'forklift', '2026-12-12'),
          bookable('c3', 'osha10', '2026-12-13'),
        ],
      }),
    );
}
