import { instantOf, isoWithOffset } from '../schedule/venue-time.rules.js';
import { BOOKING_STATUSES } from './booking.constants.js';
import {
  SEAT_TAKING_STATUSES,
  isRefundable,
  refundDeadline,
  seatsLeft,
  shownStatus,
  takesSeat,
} from './booking.rules.js';

describe('takesSeat', () => {
  it('counts a booking that is confirmed or completed, not one that is cancelled', () => {
    expect(takesSeat('confirmed')).toBe(true);
    expect(takesSeat('completed')).toBe(true);
    expect(takesSeat('cancelled')).toBe(false);
  });

  it('says the same as the list for queries', () => {
    expect(BOOKING_STATUSES.filter(takesSeat)).toEqual(expect.arrayContaining([...SEAT_TAKING_STATUSES]));
    expect(BOOKING_STATUSES.filter(takesSeat)).toHaveLength(SEAT_TAKING_STATUSES.length);
  });
});

describe('seatsLeft', () => {
  it('is the capacity less the taken seats', () => {
    expect(seatsLeft(20, 0)).toBe(20);
    expect(seatsLeft(20, 17)).toBe(3);
    expect(seatsLeft(20, 20)).toBe(0);
  });

  it('is never negative', () => {
    expect(seatsLeft(10, 17)).toBe(0);
  });
});

describe('refundDeadline', () => {
  it('is 48 elapsed hours before, although the clocks change that night', () => {
    const startsAt = instantOf('2026-03-08', '08:00', 'America/Denver');
    expect(isoWithOffset(refundDeadline(startsAt), 'America/Denver')).toBe('2026-03-06T07:00:00-07:00');
  });

  it('is the same hour two days before in an ordinary week', () => {
    const startsAt = instantOf('2026-03-18', '08:00', 'America/Denver');
    expect(isoWithOffset(refundDeadline(startsAt), 'America/Denver')).toBe('2026-03-16T08:00:00-06:00');
  });
});

describe('isRefundable', () => {
  const startsAt = new Date('2027-01-12T15:00:00Z');

  it('still refunds exactly 48 hours before', () => {
    expect(isRefundable(new Date('2027-01-10T15:00:00.000Z'), startsAt)).toBe(true);
  });

  it('refunds no more a millisecond later', () => {
    expect(isRefundable(new Date('2027-01-10T15:00:00.001Z'), startsAt)).toBe(false);
  });
});

describe('shownStatus', () => {
  it.each([
    ['confirmed', 'scheduled', 'confirmed'],
    ['confirmed', 'cancelled', 'classCancelled'],
    ['confirmed', 'completed', 'completed'],
    ['cancelled', 'scheduled', 'cancelled'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['cancelled', 'completed', 'cancelled'],
    ['completed', 'scheduled', 'completed'],
    ['completed', 'cancelled', 'completed'],
    ['completed', 'completed', 'completed'],
  ] as const)('shows a %s booking in a %s class as %s', (booking, instance, shown) => {
    expect(shownStatus(booking, instance)).toBe(shown);
  });
});
