import { data } from '../../../app/testing/stub-api';
import type { RosterClass } from '../read-roster';
import type { RosterBookingsQuery, RosterCrewsQuery } from '../Roster.generated';

type Booking = RosterBookingsQuery['bookings']['nodes'][number];

const osha: RosterClass = {
  id: 'osha10',
  classType: {
    id: 'type',
    name: 'OSHA 10-Hour Construction',
    nameEs: 'OSHA 10 horas, construcción',
    durationHours: 10,
  },
  language: 'bilingual',
  status: 'scheduled',
  timeZone: 'America/Denver',
  days: [
    { dayNumber: 1, date: '2026-12-08', startTime: '08:00', endTime: '13:30' },
    { dayNumber: 2, date: '2026-12-09', startTime: '08:00', endTime: '12:15' },
  ],
  locationName: 'Training yard',
  locationNameEs: 'Patio de capacitación',
  address: { street1: '2155 S Quarry Road', street2: 'Suite 4', city: 'Boise', state: 'ID', zip: '83702' },
  maxAttendees: 12,
  instructorName: null,
};

export const booking = (number: number, changes: Partial<Booking> = {}): Booking => ({
  id: `booking-${number}`,
  firstName: 'Sam',
  lastName: `Seat ${number}`,
  companyName: null,
  language: 'en',
  bookingStatus: 'confirmed',
  attendance: changes.bookingStatus === 'completed' ? 'attended' : null,
  ...changes,
});

/** A class of two days, as returned by the server. */
export function classResponse(changes: Partial<RosterClass> = {}) {
  const { classType, address, days, ...rest } = { ...osha, ...changes };
  return data({
    classInstance: {
      __typename: 'ClassInstance',
      ...rest,
      classType: { __typename: 'ClassType', ...classType },
      address: { __typename: 'Address', ...address },
      days: days.map((day) => ({ __typename: 'ClassDay', ...day })),
    },
  });
}

/** A page of bookings, as returned by the server. */
export const pageOf = (
  nodes: readonly Booking[],
  { endCursor = null, total = nodes.length }: { endCursor?: string | null; total?: number } = {},
) =>
  data({
    bookings: {
      __typename: 'BookingConnection',
      nodes: nodes.map((node) => ({ __typename: 'Booking', ...node })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
      totalCount: total,
    },
  });

/** The crews of the class, as returned by the server. */
export const crewsOf = (...crews: readonly Partial<RosterCrewsQuery['crews'][number]>[]) =>
  data({
    crews: crews.map((crew, index) => ({
      __typename: 'Crew',
      id: `crew-${index}`,
      firstName: 'Elena',
      lastName: 'Vigil',
      companyName: null,
      language: 'en',
      unnamedSeats: 1,
      ...crew,
    })),
  });
