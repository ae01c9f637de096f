import type { ClassInstanceStatus } from './schedule.constants.js';
import { seatsLeft } from './seat.rules.js';

/** What decides whether a class is still to come. `isActive` is its class type's. */
export interface ClassStatusFacts {
  status: ClassInstanceStatus;
  isActive: boolean;
  /** The first day's start. */
  startsAt: Date;
}

export interface Seats {
  maxAttendees: number;
  /** Bookings that take a seat (`takesSeat`). */
  taken: number;
}

/** Why a seat can or cannot be booked now, in the order in which reasons are given. */
export const AVAILABILITIES = ['cancelled', 'completed', 'past', 'full', 'open'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Scheduled, of an active class type, and not yet begun: a class that begins this very moment is not upcoming. */
export function isUpcoming({ status, isActive, startsAt }: ClassStatusFacts, now: Date): boolean {
  return status === 'scheduled' && isActive && startsAt.getTime() > now.getTime();
}

/**
 * Only 'open' can be booked. A class of an inactive type is never open; while it is to come it shows as 'full', since
 * it takes place for those who have a seat. Whoever refuses a booking asks `isUpcoming` first: CLASS_NOT_BOOKABLE is
 * about the class, CLASS_FULL about its seats.
 */
export function availability(instance: ClassStatusFacts & Seats, now: Date): Availability {
  if (instance.status !== 'scheduled') return instance.status;
  if (instance.startsAt.getTime() <= now.getTime()) return 'past';
  const hasSeats = seatsLeft(instance.maxAttendees, instance.taken) > 0;
  return instance.isActive && hasSeats ? 'open' : 'full';
}

/** Upcoming and seats left (CONTRACT section 1). */
export function isBookable(instance: ClassStatusFacts & Seats, now: Date): boolean {
  return availability(instance, now) === 'open';
}

/** Still to come, and as planned. */
export function takesPlace(shown: { availability: Availability }): boolean {
  return shown.availability === 'open' || shown.availability === 'full';
}

interface CountedSeats {
  seatsLeft: number;
  seatsTaken: number;
  availability: Availability;
}

/** The class after some of its free seats were taken, without counting again under the lock. */
export function withFewerSeats<Shown extends CountedSeats>(shown: Shown, seats: number): Shown {
  if (seats === 0) return shown;
  const left = shown.seatsLeft - seats;
  return {
    ...shown,
    seatsLeft: left,
    seatsTaken: shown.seatsTaken + seats,
    availability: left > 0 ? shown.availability : 'full',
  };
}

/**
 * The class to somebody whose seats were held until now. A held seat is a taken one, so it is theirs to book also where the
 * office has lowered the capacity below the taken seats since.
 */
export function withHeldSeats<Shown extends CountedSeats>(shown: Shown, seats: number): Shown {
  if (seats === 0 || !takesPlace(shown)) return shown;
  return { ...shown, seatsLeft: Math.max(seats, shown.seatsLeft), availability: 'open' };
}
