import { fc } from '../../testing/fast-check.js';
import { availability, withFewerSeats, withHeldSeats } from './schedule.rules.js';
import { CLASS_INSTANCE_STATUSES } from './schedule.constants.js';

const startsAt = new Date('2027-01-12T15:00:00Z');
const before = new Date('2027-01-12T14:59:59.999Z');
const after = new Date('2027-01-12T15:00:00.001Z');
const open = { status: 'scheduled', isActive: true, startsAt, maxAttendees: 20, taken: 19 } as const;

describe('availability', () => {
  it('is open until the last seat is taken', () => {
    expect(availability(open, before)).toBe('open');
  });

  it('is full once the last seat is taken, and if the capacity is lowered below the taken seats', () => {
    expect(availability({ ...open, taken: 20 }, before)).toBe('full');
    expect(availability({ ...open, maxAttendees: 10 }, before)).toBe('full');
  });

  it('is past from the start, also if the class is full', () => {
    expect(availability(open, startsAt)).toBe('past');
    expect(availability({ ...open, taken: 20 }, after)).toBe('past');
  });

  it.each(['cancelled', 'completed'] as const)('is %s before anything else', (status) => {
    expect(availability({ ...open, status, taken: 20 }, after)).toBe(status);
    expect(availability({ ...open, status }, before)).toBe(status);
  });

  it('is never open for an inactive type', () => {
    expect(availability({ ...open, isActive: false }, before)).toBe('full');
    expect(availability({ ...open, isActive: false }, after)).toBe('past');
  });

  it('is open exactly for a scheduled class of an active type that has seats left and has not begun', () => {
    const instance = fc.record({
      status: fc.constantFrom(...CLASS_INSTANCE_STATUSES),
      isActive: fc.boolean(),
      startsAt: fc.constant(startsAt),
      maxAttendees: fc.integer({ min: 1, max: 3 }),
      taken: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(instance, fc.constantFrom(before, startsAt, after), (each, now) => {
        const isUpcoming = each.status === 'scheduled' && each.isActive && now < each.startsAt;
        const isOpen = isUpcoming && each.maxAttendees > each.taken;
        expect(availability(each, now) === 'open').toBe(isOpen);
      }),
    );
  });
});

describe('the counted seats of a class', () => {
  const open = { seatsLeft: 2, seatsTaken: 3, availability: 'open' } as const;

  it('make it full when the last one is taken', () => {
    expect(withFewerSeats(open, 1)).toEqual({ seatsLeft: 1, seatsTaken: 4, availability: 'open' });
    expect(withFewerSeats(open, 2)).toEqual({ seatsLeft: 0, seatsTaken: 5, availability: 'full' });
  });

  it.each(['cancelled', 'completed', 'past'] as const)('can be held only until it is %s', (availability) => {
    const full = { seatsLeft: 0, seatsTaken: 5, availability: 'full' } as const;
    expect(withHeldSeats(full, 2)).toEqual({ ...full, seatsLeft: 2, availability: 'open' });
    expect(withHeldSeats({ ...full, availability }, 2)).toEqual({ ...full, availability });
  });
});
