import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import {
  readConfirmation,
  readConfirmationByLink,
} from '../bookings/confirmation/booking-confirmation.query.js';
import type { BookingConfirmation } from '../bookings/confirmation/booking-confirmation.type.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { findKeys } from '../bookings/idempotency/idempotency.store.js';
import type { EarlierRequest, IdempotentRequest } from '../bookings/seats/seat-decision.rules.js';

/** The effect of a guest's request on a booking. */
export type Outcome = 'unchanged' | 'changed' | 'passedOn';

interface OwnBookingResponse {
  isChanged: boolean;
  response: BookingConfirmation;
}

/** The earlier request with this key and the same content, if any. Only reads. */
export async function findEarlier(
  ctx: RequestContext,
  manager: EntityManager,
  request: IdempotentRequest | null,
): Promise<EarlierRequest | undefined> {
  if (!request) return undefined;
  const { earlier } = await findKeys(manager, ctx.clock.now(), [request]);
  return earlier.find(({ fingerprint }) => fingerprint === request.fingerprint);
}

/**
 * The response to a guest who has changed a booking by its link, and what must be stored with the idempotency key to
 * repeat it. Throws NOT_FOUND.
 */
export async function responseOf(
  ctx: RequestContext,
  manager: EntityManager,
  { bookingId, link, outcome }: { bookingId: string; link: string; outcome: Outcome },
): Promise<{ response: BookingConfirmation; given: Partial<EarlierRequest> }> {
  const booking = orNotFound(await readConfirmation(ctx, manager, bookingId));
  if (outcome === 'passedOn') {
    const { version } = await manager.findOneByOrFail(BookingEntity, { id: bookingId });
    return { response: passedOn(booking, link), given: { passedOnVersion: version } };
  }
  return { response: booking, given: booking.id === link ? {} : { givenLinkId: booking.id } };
}

/**
 * The response to a repeated request, with the current data. Once the booking has another link, a link that the request
 * was sent with or returned is no longer accepted. For a seat that was passed on, the response is repeated only until
 * the booking changes again. Throws NOT_FOUND.
 */
export async function repeatedResponse(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
  earlier: EarlierRequest | undefined,
): Promise<OwnBookingResponse> {
  const { bookingId, givenLinkId, passedOnVersion } = orNotFound(earlier);
  const own = await readConfirmationByLink(ctx, manager, givenLinkId ?? link);
  if (own) return { isChanged: false, response: own };
  const row = await manager.findOneBy(BookingEntity, { id: bookingId, version: passedOnVersion ?? -1 });
  const booking = orNotFound(row && (await readConfirmation(ctx, manager, bookingId)));
  return { isChanged: false, response: passedOn(booking, link) };
}

/**
 * The response to the guest who passed the seat on: with the former link, which no longer grants access, and without
 * options.
 */
function passedOn(booking: BookingConfirmation, link: string): BookingConfirmation {
  const { cancel, move, changeAttendee } = booking.options;
  const off = { isAllowed: false, refund: 'NONE' } as const;
  return {
    ...booking,
    id: link,
    isPassedOn: true,
    options: {
      cancel: { ...cancel, ...off },
      move: { ...move, ...off },
      changeAttendee: { ...changeAttendee, ...off },
    },
  };
}
