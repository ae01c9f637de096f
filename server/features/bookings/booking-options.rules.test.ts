import { instantOf } from '../schedule/venue-time.rules.js';
import { optionsOf, type OptionFacts } from './booking-options.rules.js';

const HOUR_MS = 60 * 60 * 1000;
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

describe('what a guest may do with a booking', () => {
  it('is all of it until 48 hours before the class, with a full refund of what is cancelled', () => {
    expect(optionsOf(booked, scheduled, at(49))).toEqual({
      cancel: { isAllowed: true, until: at(48), refund: 'FULL' },
      move: { isAllowed: true, until: startsAt, refund: 'NONE' },
      changeAttendee: { isAllowed: true, until: startsAt, refund: 'NONE' },
    });
  });

  it('includes cancelling at the very moment, and not a millisecond later', () => {
    expect(allowed(optionsOf(booked, scheduled, at(48)))).toContain('cancel');
    const late = optionsOf(booked, scheduled, at(48, 1));
    expect(late.cancel).toEqual({ isAllowed: false, until: at(48), refund: 'NONE' });
    expect(allowed(late)).toEqual(['move', 'changeAttendee']);
  });

  it('is to move and to say who comes until the class starts, and nothing from that moment on', () => {
    expect(allowed(optionsOf(booked, scheduled, at(0, -1)))).toEqual(['move', 'changeAttendee']);
    expect(allowed(optionsOf(booked, scheduled, at(0)))).toEqual([]);
  });

  it('counts 48 elapsed hours over a change of the clocks', () => {
    // Sunday, March 14, 2027, 8:00 AM in Utah: an hour has been skipped that night.
    const sunday = instantOf('2027-03-14', '08:00', 'America/Denver');
    const { cancel } = optionsOf(booked, { status: 'scheduled', startsAt: sunday }, at(0));
    expect(cancel.until).toEqual(instantOf('2027-03-12', '07:00', 'America/Denver'));
  });

  it.each(['cancelled', 'completed'] as const)('is nothing with a booking that is %s', (bookingStatus) => {
    expect(allowed(optionsOf({ ...booked, bookingStatus }, scheduled, at(100)))).toEqual([]);
    const cancelled = { status: 'cancelled', startsAt } as const;
    expect(allowed(optionsOf({ ...booked, bookingStatus }, cancelled, at(100)))).toEqual([]);
  });

  it('is to move from a class that was cancelled, whenever, unless the money has gone back', () => {
    const cancelled = { status: 'cancelled', startsAt } as const;
    for (const now of [at(100), at(-100)]) {
      const options = optionsOf(booked, cancelled, now);
      expect(allowed(options)).toEqual(['move']);
      expect(options.move.until).toBeNull();
    }
    expect(allowed(optionsOf({ ...booked, refundedOn: '2027-01-20' }, cancelled, at(100)))).toEqual([]);
    expect(allowed(optionsOf({ ...booked, paymentStatus: 'cancelled' }, cancelled, at(100)))).toEqual([]);
  });

  it('is nothing in a class that is over', () => {
    expect(allowed(optionsOf(booked, { status: 'completed', startsAt }, at(100)))).toEqual([]);
  });
});
