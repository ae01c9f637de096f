import type { ClassInstanceStatus } from './schedule.constants.js';
import { seatsLeft } from './seats/seat.rules.js';

/** The facts that determine whether a class can be booked. `isActive` is that of its class type. */
interface AvailabilityFacts {
  status: ClassInstanceStatus;
  isActive: boolean;
  /** The start of the first day. */
  startsAt: Date;
  maxAttendees: number;
  /** Number of taken seats. */
  taken: number;
}

/** Availabilities, in order of precedence. */
export const AVAILABILITIES = ['cancelled', 'completed', 'past', 'full', 'open'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/**
 * Only 'open' can be booked. A class of an inactive type is never open; before its start it is
 * 'full', because it takes place for existing bookings. At the start itself it is already 'past'. Callers that refuse a
 * booking check `isScheduledAndUpcoming` first: CLASS_NOT_BOOKABLE concerns the class, CLASS_FULL its seats.
 */
export function availability(instance: AvailabilityFacts, now: Date): Availability {
  if (instance.status !== 'scheduled') return instance.status;
  if (instance.startsAt.getTime() <= now.getTime()) return 'past';
  const hasSeats = seatsLeft(instance.maxAttendees, instance.taken) > 0;
  return instance.isActive && hasSeats ? 'open' : 'full';
}

/** Scheduled and not yet begun. */
export function isScheduledAndUpcoming(instance: { availability: Availability }): boolean {
  return instance.availability === 'open' || instance.availability === 'full';
}

/** Begun or over, and not cancelled. */
export function hasBegun(instance: { availability: Availability }): boolean {
  return instance.availability === 'past' || instance.availability === 'completed';
}

interface CountedSeats {
  seatsLeft: number;
  seatsTaken: number;
  availability: Availability;
}

/** The class after some of its free seats were taken, without counting them again under the lock. */
export function withFewerSeats<Shown extends CountedSeats>(counted: Shown, seats: number): Shown {
  if (seats === 0) return counted;
  const left = counted.seatsLeft - seats;
  return {
    ...counted,
    seatsLeft: left,
    seatsTaken: counted.seatsTaken + seats,
    availability: left <= 0 && counted.availability === 'open' ? 'full' : counted.availability,
  };
}

/**
 * The class for the holder of seats. Held seats count as taken, so they can be booked even if the office has lowered
 * the capacity below the taken seats.
 */
export function withHeldSeats<Shown extends CountedSeats>(counted: Shown, seats: number): Shown {
  if (seats === 0 || !isScheduledAndUpcoming(counted)) return counted;
  return { ...counted, seatsLeft: Math.max(seats, counted.seatsLeft), availability: 'open' };
}
