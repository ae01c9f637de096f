import { todayOf } from '../../../app/testing/sample-office';
import type { TodayBookingFragment } from '../Today.generated';

export const booking = (index: number, changes: Partial<TodayBookingFragment> = {}) => ({
  __typename: 'Booking' as const,
  id: `b${index}`,
  version: 1,
  firstName: 'Ana',
  lastName: `Ruiz ${index}`,
  phone: '(801) 555-0117 x12',
  companyName: 'Wasatch Framing',
  emergencyContactName: 'Tomás Ruiz',
  emergencyContactPhone: '(801) 555-0199',
  amountCents: 14_950,
  bookingStatus: 'confirmed' as const,
  attendance: null,
  paymentStatus: 'pending' as const,
  paymentMethod: null,
  paidOn: null,
  paymentReference: null,
  classInstance: {
    __typename: 'BookedClass' as const,
    id: 'c1',
    name: 'Forklift Operator',
    nameEs: null,
    startsAt: '2027-01-11T15:00:00.000Z',
    timeZone: 'America/Denver',
  },
  ...changes,
});
/** The response with so many unpaid bookings, of which the first five are listed. */
export const unpaid = (count: number) =>
  todayOf({
    unpaidBookings: Array.from({ length: Math.min(count, 5) }, (_, index) => booking(index)),
    unpaidCount: count,
    unpaidCents: count * 14_950,
  });
