import type { ErrorCode } from '../../platform/errors/error-code.js';
import type { ClassSummary } from '../schedule/public-class.query.js';
import { takesPlace, withFewerSeats } from '../schedule/schedule.rules.js';
import { takesSeat, type BookingStatus } from '../schedule/seat.rules.js';

/** A request that says which of its repetitions are the same. */
export interface IdempotentRequest {
  scope: string;
  key: string;
  /** Of what is asked for. */
  fingerprint: string;
}

/** One that has made a booking, or the booking of a crew. */
export interface EarlierRequest extends IdempotentRequest {
  bookingId: string;
  /** As `IdempotencyKeyEntity` has them. */
  givenLinkId?: string | null;
  passedOnVersion?: number | null;
}

/** A person's place in a class. */
export interface Place {
  classInstanceId: string;
  attendeeKey: string;
}

/** What is true when seats are decided about. */
export interface SeatFacts {
  /** The classes that exist for guests, seats counted. */
  classes: readonly ClassSummary[];
  /** Who is in one of them already. */
  taken: readonly Place[];
  earlier: readonly EarlierRequest[];
}

/** What decides about a request for a seat. */
export interface AskedSeat {
  /** Of the booking that is made of it. */
  id: string;
  classInstanceId: string;
  /** Null for somebody the office no longer has. */
  attendee: { attendeeKey: string } | null;
  bookingStatus: BookingStatus;
  /** Its seat is counted as taken already: it belongs to a crew and had no name. */
  isHeld?: boolean;
  request: IdempotentRequest | null;
}

type SeatRefusal = Extract<
  ErrorCode,
  'NOT_FOUND' | 'CLASS_NOT_BOOKABLE' | 'ALREADY_BOOKED' | 'CLASS_FULL' | 'IDEMPOTENCY_MISMATCH'
>;

export type SeatDecision =
  /** With the class after it. */
  | { is: 'booked'; shown: ClassSummary }
  | { is: 'repeated'; bookingId: string }
  | { is: 'refused'; code: SeatRefusal };

/**
 * Decides about requests for seats in the order they came, each as if those before it were carried out. One that is
 * refused leaves the others as they are.
 */
export function decideSeats<Asked extends AskedSeat>(
  facts: SeatFacts,
  asked: readonly Asked[],
): { asked: Asked; decision: SeatDecision }[] {
  const classes = new Map(facts.classes.map((shown) => [shown.id, shown]));
  const taken = new Set(facts.taken.map(nameOfPlace));
  const earlier = new Map(facts.earlier.map((request) => [nameOfRequest(request), request]));

  const decide = (asking: AskedSeat): SeatDecision => {
    const { id, classInstanceId, attendee, bookingStatus, isHeld = false, request } = asking;
    const before = request && earlier.get(nameOfRequest(request));
    if (before)
      return before.fingerprint === request.fingerprint
        ? { is: 'repeated', bookingId: before.bookingId }
        : { is: 'refused', code: 'IDEMPOTENCY_MISMATCH' };
    const shown = classes.get(classInstanceId);
    if (!shown || !attendee) return { is: 'refused', code: 'NOT_FOUND' };
    const place = nameOfPlace({ classInstanceId, attendeeKey: attendee.attendeeKey });
    const code = takesSeat(bookingStatus) ? refusalOf(shown, taken.has(place)) : undefined;
    if (code && !(isHeld && code === 'CLASS_FULL')) return { is: 'refused', code };
    if (request) earlier.set(nameOfRequest(request), { ...request, bookingId: id });
    if (!takesSeat(bookingStatus)) return { is: 'booked', shown };
    taken.add(place);
    const after = isHeld ? shown : withFewerSeats(shown, 1);
    classes.set(classInstanceId, after);
    return { is: 'booked', shown: after };
  };
  return asked.map((each) => ({ asked: each, decision: decide(each) }));
}

/** Why a class takes nobody, in this order: a person who is in already learns so even when it has filled up since. */
export function refusalOf(shown: Pick<ClassSummary, 'availability'>, isIn: boolean): SeatRefusal | undefined {
  if (!takesPlace(shown)) return 'CLASS_NOT_BOOKABLE';
  if (isIn) return 'ALREADY_BOOKED';
  return shown.availability === 'full' ? 'CLASS_FULL' : undefined;
}

const nameOfPlace = ({ classInstanceId, attendeeKey }: Place): string => `${classInstanceId} ${attendeeKey}`;
const nameOfRequest = ({ scope, key }: IdempotentRequest): string => `${scope} ${key}`;
