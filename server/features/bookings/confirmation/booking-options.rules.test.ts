import { HOUR_MS } from '../../../platform/context/durations.js';
import type { ClassInstanceStatus } from '../../schedule/schedule.constants.js';
import { instantOf } from '../../schedule/venue-time/venue-time.rules.js';
import { optionsOf, retainedDeadline, type OptionFacts } from './booking-options.rules.js';

const startsAt = new Date('2027-01-25T15:00:00.000Z');
const booked: OptionFacts = {
  bookingStatus: 'confirmed',
  paymentStatus: 'paid',
  refundedOn: null,
  policyVersion: 1,
  cancelUntil: null,
};
const at = (hoursBefore: number, ms = 0): Date => new Date(startsAt.getTime() - hoursBefore * HOUR_MS + ms);
const scheduled = { status: 'scheduled', startsAt } as const;
const allowed = (options: ReturnType<typeof optionsOf>) =>
  Object.entries(options).flatMap(([name, { isAllowed }]: [string, { isAllowed: boolean }]) =>
    isAllowed ? [name] : [],
  );

describe('the options of a guest’s booking', () => {
  it('allow everything until 48 hours before the class, with a full refund on cancellation', () => {
    expect(optionsOf(booked, scheduled, at(49))).toEqual({
      cancel: { isAllowed: true, until: at(48), refund: 'FULL' },
      move: { isAllowed: true, until: startsAt, refund: 'NONE' },
      changeAttendee: { isAllowed: true, until: startsAt, refund: 'NONE' },
    });
  });

  it('include cancelling at the deadline, but not a millisecond later', () => {
    expect(allowed(optionsOf(booked, scheduled, at(48)))).toContain('cancel');
    const late = optionsOf(booked, scheduled, at(48, 1));
    expect(late.cancel).toEqual({ isAllowed: false, until: at(48), refund: 'NONE' });
    expect(allowed(late)).toEqual(['move', 'changeAttendee']);
  });

  it('include moving and changing the attendee until the class starts, and nothing from then on', () => {
    expect(allowed(optionsOf(booked, scheduled, at(0, -1)))).toEqual(['move', 'changeAttendee']);
    expect(allowed(optionsOf(booked, scheduled, at(0)))).toEqual([]);
  });

  it('count 48 elapsed hours across a daylight saving change', () => {
    // Sunday, March 14, 2027, 8:00 AM in Utah: one hour is skipped that night.
    const sunday = instantOf('2027-03-14', '08:00', 'America/Denver');
    const { cancel } = optionsOf(booked, { status: 'scheduled', startsAt: sunday }, at(0));
    expect(cancel.until).toEqual(instantOf('2027-03-12', '07:00', 'America/Denver'));
  });

  it.each(['cancelled', 'completed'] as const)('allow nothing if the booking is %s', (bookingStatus) => {
    expect(allowed(optionsOf({ ...booked, bookingStatus }, scheduled, at(100)))).toEqual([]);
    const cancelled = { status: 'cancelled', startsAt } as const;
    expect(allowed(optionsOf({ ...booked, bookingStatus }, cancelled, at(100)))).toEqual([]);
  });

  it('allow moving from a cancelled class at any time, unless the payment was refunded', () => {
    const cancelled = { status: 'cancelled', startsAt } as const;
    for (const now of [at(100), at(-100)]) {
      const options = optionsOf(booked, cancelled, now);
      expect(allowed(options)).toEqual(['move']);
      expect(options.move.until).toBeNull();
    }
    expect(allowed(optionsOf({ ...booked, refundedOn: '2027-01-20' }, cancelled, at(100)))).toEqual([]);
    expect(allowed(optionsOf({ ...booked, paymentStatus: 'cancelled' }, cancelled, at(100)))).toEqual([]);
  });

  it('allow no move of a refunded booking and promise no second refund', () => {
    const refunded = { ...booked, paymentStatus: 'cancelled', refundedOn: '2027-01-20' } as const;
    const options = optionsOf(refunded, scheduled, at(49));
    expect(allowed(options)).toEqual(['cancel', 'changeAttendee']);
    expect(options.move).toEqual({ isAllowed: false, until: null, refund: 'NONE' });
    expect(options.cancel).toEqual({ isAllowed: true, until: at(48), refund: 'NONE' });
  });

  it('allow nothing if the class is over', () => {
    expect(allowed(optionsOf(booked, { status: 'completed', startsAt }, at(100)))).toEqual([]);
  });
});

describe('the deadline to cancel that a booking keeps when it is moved', () => {
  const retained = (
    now: Date,
    status: ClassInstanceStatus = 'scheduled',
    cancelUntil: Date | null = null,
  ) => {
    const instance = { status, startsAt };
    const facts = { ...booked, cancelUntil };
    return retainedDeadline(facts, instance, optionsOf(facts, instance, now), now);
  };

  it('is one that has passed: not at the deadline itself, but a millisecond later', () => {
    expect(retained(at(48))).toBeNull();
    expect(retained(at(48, 1))).toEqual(at(48));
  });

  it('is that of the new class if the class was cancelled, even after its deadline', () => {
    expect(retained(at(1), 'cancelled')).toBeNull();
    expect(retained(at(-100), 'cancelled')).toBeNull();
  });

  it.each(['scheduled', 'cancelled'] as const)(
    'stays that of an earlier move, from a %s class too',
    (status) => {
      expect(retained(at(100), status, at(500))).toEqual(at(500));
    },
  );
});
