import type { Burst } from './use-bursts';

type Booking = Burst['bookings'][number];

interface BurstClass {
  classInstance: Booking['classInstance'];
  bookings: Booking[];
}

/** The bookings of a burst by their classes, in the order they were first booked. */
export function classesOf({ bookings }: Pick<Burst, 'bookings'>): BurstClass[] {
  const classes = new Map<string, BurstClass>();
  for (const booking of bookings) {
    const { classInstance } = booking;
    const known = classes.get(classInstance.id);
    if (known) known.bookings.push(booking);
    else classes.set(classInstance.id, { classInstance, bookings: [booking] });
  }
  return [...classes.values()];
}
