import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { readConfirmation, readConfirmationByLink } from './booking-confirmation.query.js';
import type { BookingConfirmation } from './booking-confirmation.type.js';
import { BookingEntity } from './booking.entity.js';
import { findKeys } from './idempotency.store.js';
import type { EarlierRequest, IdempotentRequest } from './seat-decision.rules.js';

/** What a guest's request has done to a booking. */
export type Outcome = 'unchanged' | 'changed' | 'passedOn';

interface Answer {
  isChanged: boolean;
  answer: BookingConfirmation;
}

/** The request that was carried out before with this key and the same content; only reads. */
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
 * What a guest is told who has changed a booking by a link, and what the key of the request has to keep for the same answer
 * again. Throws NOT_FOUND.
 */
export async function answerOf(
  ctx: RequestContext,
  manager: EntityManager,
  { bookingId, link, outcome }: { bookingId: string; link: string; outcome: Outcome },
): Promise<{ answer: BookingConfirmation; given: Partial<EarlierRequest> }> {
  const booking = await readConfirmation(ctx, manager, bookingId);
  if (!booking) throw new DomainError('NOT_FOUND');
  if (outcome === 'passedOn') {
    const { version } = await manager.findOneByOrFail(BookingEntity, { id: bookingId });
    return { answer: passedOn(booking, link), given: { passedOnVersion: version } };
  }
  return { answer: booking, given: booking.id === link ? {} : { givenLinkId: booking.id } };
}

/**
 * The answer to a request that was carried out before, as things stand now. A link that it gave, or was sent by, is no longer
 * answered once the booking has another one; and of a seat that was passed on nothing is told once anything else has changed.
 * Throws NOT_FOUND.
 */
export async function answerAgain(
  ctx: RequestContext,
  manager: EntityManager,
  link: string,
  earlier: EarlierRequest | undefined,
): Promise<Answer> {
  if (!earlier) throw new DomainError('NOT_FOUND');
  const { bookingId, givenLinkId, passedOnVersion } = earlier;
  const own = await readConfirmationByLink(ctx, manager, givenLinkId ?? link);
  if (own) return { isChanged: false, answer: own };
  const row = await manager.findOneBy(BookingEntity, { id: bookingId, version: passedOnVersion ?? -1 });
  const booking = row && (await readConfirmation(ctx, manager, bookingId));
  if (!booking) throw new DomainError('NOT_FOUND');
  return { isChanged: false, answer: passedOn(booking, link) };
}

/** To the guest who has passed the seat on: by the link that they had, which opens nothing any more. */
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
