import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
import { filledTemplate } from '../../platform/outbox/templates.js';
import { withdrawUnsent } from '../../platform/outbox/unsent.js';
import type { BookingEntity } from './booking.entity.js';
import { noticeDueAt } from './class-notice.rules.js';

const CANCELLED = 'booking.cancelledByOffice';
const MOVED = 'booking.movedByOffice';
const CONFIRMATION = 'booking.confirmation';

/** Who is told of a change of a booking. */
export interface Telling {
  /** The contact of its crew, if it has one. */
  notifyContact?: boolean | undefined;
  notifyAttendee?: boolean | undefined;
}

/** A booking with the version that it has after the change. */
type Told = Pick<BookingEntity, 'id' | 'email' | 'language' | 'version'>;

interface Moved extends Told {
  fromClassInstanceId: string;
}

/** One message for each version of a booking. */
const keyOf = (template: string, id: string, version: number): string => `${template}:${id}:${version}`;

/** Tells attendees that the office has cancelled their bookings. Leaves late enough for the office to take it back. */
export function tellCancelledByOffice(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Told[],
): Promise<void> {
  const dueAt = noticeDueAt(ctx.clock.now());
  return queueMessage(
    ctx,
    manager,
    ...bookings.map(({ id, email, language, version }): QueuedMessage => ({
      ...{ template: CANCELLED, recipient: email, language, dueAt },
      payload: { bookingId: id },
      deduplicationKey: keyOf(CANCELLED, id, version),
    })),
  );
}

/**
 * Tells attendees that the office has given them a seat.
 * @param target where they are moved to; undefined for bookings that are restored
 */
export function tellSeatTakenByOffice(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Moved[],
  target: string | undefined,
): Promise<void> {
  return target === undefined
    ? tellRestored(ctx, manager, bookings)
    : tellMoved(ctx, manager, bookings, target);
}

/** Tells those who have been told of the cancellation that the booking holds again; for the others it is withdrawn. */
async function tellRestored(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Told[],
): Promise<void> {
  const keys = bookings.map(({ id, version }) => keyOf(CANCELLED, id, version - 1));
  await withdrawUnsent(manager, { deduplicationKey: In(keys) }, ctx.clock.now());
  const left = await manager.find(OutboxMessageEntity, {
    select: { id: true, subjectId: true },
    where: { deduplicationKey: In(keys) },
  });
  const told = new Set(left.map(({ subjectId }) => subjectId));
  await queueMessage(
    ctx,
    manager,
    ...bookings
      .filter(({ id }) => told.has(id))
      .map(({ id, email, language, version }): QueuedMessage => ({
        ...{ template: CONFIRMATION, recipient: email, language },
        payload: { bookingId: id },
        deduplicationKey: keyOf(CONFIRMATION, id, version),
      })),
  );
}

/**
 * Tells attendees that the office has moved their bookings, from the class that they know to the one it is now. A move
 * back, before the mail about the first one has left, tells nothing.
 */
async function tellMoved(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Moved[],
  classInstanceId: string,
): Promise<void> {
  const which = { subjectId: In(bookings.map(({ id }) => id)), template: MOVED };
  const before = await manager.find(OutboxMessageEntity, { where: which, order: { createdAt: 'ASC' } });
  await withdrawUnsent(manager, which, ctx.clock.now());
  const left = await manager.find(OutboxMessageEntity, { select: { id: true }, where: which });
  const withdrawn = before.filter(({ id }) => !left.some((other) => other.id === id));
  const knownClassOf = new Map<string, string>();
  for (const row of withdrawn) {
    const { template, payload } = filledTemplate(row);
    if (template === MOVED && !knownClassOf.has(payload.bookingId))
      knownClassOf.set(payload.bookingId, payload.fromClassInstanceId);
  }
  const dueAt = noticeDueAt(ctx.clock.now());
  const messages = bookings.flatMap(({ id, email, language, version, fromClassInstanceId }) => {
    const from = knownClassOf.get(id) ?? fromClassInstanceId;
    const message: QueuedMessage = {
      ...{ template: MOVED, recipient: email, language, dueAt },
      payload: { bookingId: id, fromClassInstanceId: from, classInstanceId },
      deduplicationKey: keyOf(MOVED, id, version),
    };
    return from === classInstanceId ? [] : [message];
  });
  await queueMessage(ctx, manager, ...messages);
}
