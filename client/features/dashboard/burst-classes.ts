import type { Burst } from './use-bursts';

type Booking = Burst['bookings'][number];
type Crew = Burst['crews'][number];

interface BurstClass {
  classInstance: Booking['classInstance'];
  bookings: Booking[];
  crews: Crew[];
}

/** The bookings and crews of a burst by class, in the order in which the classes were first booked. */
export function classesOf({ bookings, crews }: Pick<Burst, 'bookings' | 'crews'>): BurstClass[] {
  const classes = new Map<string, BurstClass>();
  const classOf = ({ classInstance }: Booking | Crew): BurstClass => {
    const known = classes.get(classInstance.id) ?? { classInstance, bookings: [], crews: [] };
    classes.set(classInstance.id, known);
    return known;
  };
  for (const booking of bookings) classOf(booking).bookings.push(booking);
  for (const crew of crews) classOf(crew).crews.push(crew);
  return [...classes.values()];
}
