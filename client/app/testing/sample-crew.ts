import { sampleClass } from '../../features/bookings/testing/sample-responses';

/** A start so far ahead that nothing about the crew is too late. */
export const ahead = '2099-12-11T15:00:00.000Z';

const crew = {
  __typename: 'CrewBooking',
  id: 'crew-1',
  seats: 2,
  unnamedSeats: 0,
  firstName: 'Elena',
  phoneLast4: '0161',
  companyName: null,
  purchaseOrder: null,
  language: 'en',
  seatPriceCents: 16500,
  nameUntil: '2099-12-11T15:00:00.000Z',
  returnUntil: '2099-12-09T15:00:00.000Z',
  nameableSeats: 0,
  addableSeats: 0,
  returnableSeats: 0,
  moveUntil: '2099-12-09T15:00:00.000Z',
  movableSeats: 0,
  contactUntil: '2099-12-11T15:00:00.000Z',
  isContactChangeable: true,
  bookings: ['Ana', 'Luis'].map((firstName) => ({
    __typename: 'CrewSeat',
    id: firstName,
    confirmationNumber: 'K7M4WX9P',
    firstName,
    lastName: 'Ruiz',
    email: 'ana@example.com',
    bookingStatus: 'confirmed',
    paymentStatus: 'pending',
    paidOn: null,
    refundedOn: null,
    amountCents: 16500,
    options: { __typename: 'BookingOptions', cancel: { __typename: 'BookingOption', isAllowed: true } },
  })),
};

/** A crew of two in a class that starts then. */
export function crewAt(startsAt: string, changes: object = {}) {
  const classInstance = { ...sampleClass, startsAt, venue: null };
  const bookings = crew.bookings.map((booking) => ({ ...booking, classInstance }));
  return { ...crew, bookings, classInstance, ...changes };
}

/** A third member, who is not in the crew yet. */
export const elsa = {
  ...crew.bookings[0],
  id: 'Elsa',
  firstName: 'Elsa',
  lastName: 'Soto',
  classInstance: { ...sampleClass, startsAt: ahead, venue: null },
};

/** An account that is the contact of no crew. */
export const noCrews = {
  __typename: 'CrewBookingConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
};

/** An account without bookings. */
export const noBookings = {
  __typename: 'BookingConfirmationConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
};
