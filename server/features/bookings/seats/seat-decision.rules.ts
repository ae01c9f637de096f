import type { ErrorCode } from '../../../platform/errors/error-code.js';
import type { ClassSummary } from '../../schedule/upcoming/public-class.query.js';
import { hasBegun, isScheduledAndUpcoming, withFewerSeats } from '../../schedule/schedule.rules.js';
import { takesSeat, type BookingStatus } from '../../schedule/seats/seat.rules.js';

/** A request with the key that identifies its repetitions. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  /** Digest of the requested content. */
  fingerprint: string;
}

/** A request that made a booking or a crew booking. */
export interface EarlierRequest extends IdempotentRequest {
  bookingId: string;
  /** As in `IdempotencyKeyEntity`. */
  givenLinkId?: string | null;
  passedOnVersion?: number | null;
}

/** A person's seat in a class. */
export interface PersonSeat {
  classInstanceId: string;
  attendeeKey: string;
}

/** The state on which decisions about seats are based. */
export interface SeatFacts {
  /** The classes visible to guests, with their seats counted. */
  classes: readonly ClassSummary[];
  /** The persons who already have a seat. */
  taken: readonly PersonSeat[];
  earlier: readonly EarlierRequest[];
  /** `classDetailsKey` of each class; required only for requests that expect one. */
  detailsKeys?: ReadonlyMap<string, string>;
}

/** The properties of a request that the decision depends on. */
export interface SeatRequestFacts {
  /** The id of the booking to be made. */
  id: string;
  classInstanceId: string;
  /** Null if the office has deleted the person. */
  attendee: { attendeeKey: string } | null;
  bookingStatus: BookingStatus;
  /** Whether its seat is already counted as taken: an unnamed seat of a crew, whose class the caller has checked. */
  isHeld?: boolean;
  /** Whether the class may have begun: an attendee who came without a booking. */
  isWalkIn?: boolean;
  /** The details of the class that the guest has seen. */
  expectedDetailsKey?: string | undefined;
  request: IdempotentRequest | null;
}

/** Why a request for a seat is refused. */
export const SEAT_REFUSALS = [
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'NOT_FOUND',
] as const satisfies readonly ErrorCode[];
type SeatRefusal = (typeof SEAT_REFUSALS)[number];

export type SeatDecision =
  /** With the class after the booking. */
  | { is: 'booked'; classSummary: ClassSummary }
  | { is: 'repeated'; bookingId: string }
  | { is: 'refused'; code: SeatRefusal };

/**
 * Decides about requests for seats in their order, each as if the earlier ones were carried out. A refused request does
 * not affect the others.
 */
export function decideSeats<Asked extends SeatRequestFacts>(
  facts: SeatFacts,
  asked: readonly Asked[],
): { asked: Asked; decision: SeatDecision }[] {
  const classes = new Map(facts.classes.map((classSummary) => [classSummary.id, classSummary]));
  const taken = new Set(facts.taken.map(keyOfPersonSeat));
  const earlier = new Map(facts.earlier.map((request) => [nameOfRequest(request), request]));

  const decide = (asking: SeatRequestFacts): SeatDecision => {
    const {
      id,
      classInstanceId,
      attendee,
      bookingStatus,
      isHeld = false,
      isWalkIn = false,
      request,
      expectedDetailsKey,
    } = asking;
    const before = request && earlier.get(nameOfRequest(request));
    if (before)
      return before.fingerprint === request.fingerprint
        ? { is: 'repeated', bookingId: before.bookingId }
        : { is: 'refused', code: 'IDEMPOTENCY_MISMATCH' };
    const classSummary = classes.get(classInstanceId);
    if (!classSummary || !attendee) return { is: 'refused', code: 'NOT_FOUND' };
    const key = keyOfPersonSeat({ classInstanceId, attendeeKey: attendee.attendeeKey });
    const isIn = taken.has(key);
    const codeOfHeld = isIn ? 'ALREADY_BOOKED' : undefined;
    const codeOfSeat = isHeld ? codeOfHeld : refusalOf(classSummary, isIn, isWalkIn);
    const code = takesSeat(bookingStatus) ? codeOfSeat : undefined;
    if (code) return { is: 'refused', code };
    if (expectedDetailsKey !== undefined && expectedDetailsKey !== facts.detailsKeys?.get(classInstanceId))
      return { is: 'refused', code: 'CONFLICT' };
    if (request) earlier.set(nameOfRequest(request), { ...request, bookingId: id });
    if (!takesSeat(bookingStatus)) return { is: 'booked', classSummary };
    taken.add(key);
    const after = isHeld ? classSummary : withFewerSeats(classSummary, 1);
    classes.set(classInstanceId, after);
    return { is: 'booked', classSummary: after };
  };
  return asked.map((each) => ({ asked: each, decision: decide(each) }));
}

/** Why a class cannot be booked. ALREADY_BOOKED precedes CLASS_FULL, because the person may have taken the last seat. */
export function refusalOf(
  classSummary: Pick<ClassSummary, 'availability' | 'seatsLeft'>,
  isIn: boolean,
  isWalkIn = false,
): SeatRefusal | undefined {
  const isForWalkIn = isWalkIn && hasBegun(classSummary);
  if (!isForWalkIn && !isScheduledAndUpcoming(classSummary)) return 'CLASS_NOT_BOOKABLE';
  if (isIn) return 'ALREADY_BOOKED';
  // The availability of a class that has begun does not depend on its seats.
  const isFull = isForWalkIn ? classSummary.seatsLeft === 0 : classSummary.availability === 'full';
  return isFull ? 'CLASS_FULL' : undefined;
}

const keyOfPersonSeat = ({ classInstanceId, attendeeKey }: PersonSeat): string =>
  `${classInstanceId} ${attendeeKey}`;
const nameOfRequest = ({ scope, key }: IdempotentRequest): string => `${scope} ${key}`;
