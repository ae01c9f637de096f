import { In, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage } from '../../../platform/outbox/outbox.js';
import { filledTemplate } from '../../../platform/outbox/templates.js';
import { withdrawUnsent } from '../../../platform/outbox/unsent.js';
import { noticeDueAt } from '../../schedule/classes/class-change.rules.js';
import { messageAbout, requeueConfirmation, type NotifiedBooking } from './booking-messages.store.js';
import { mailNow } from './mail-now.store.js';

const CANCELLED = 'booking.cancelledByOffice';
const MOVED = 'booking.movedByOffice';
const CERTIFICATE = 'booking.certificate';

/** Who is notified of a change of a booking. */
export interface NotifyOptions {
  /** The contact of its crew, if any. */
  notifyContact?: boolean | undefined;
  notifyAttendee?: boolean | undefined;
}

interface Moved extends NotifiedBooking {
  fromClassInstanceId: string;
}

/** Notifies attendees that the office has cancelled their bookings. The delay allows the office to undo the cancellation. */
export function queueOfficeCancellationMail(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly NotifiedBooking[],
): Promise<void> {
  return queueDelayed(ctx, manager, CANCELLED, bookings);
}

/**
 * Notifies attendees that the office has given them a seat.
 * @param target the class that they are moved to; undefined for restored bookings
 */
export function queueOfficeSeatMail(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Moved[],
  target: string | undefined,
): Promise<void> {
  return target === undefined
    ? queueOfficeRestorationMail(ctx, manager, bookings)
    : queueOfficeMoveMail(ctx, manager, bookings, target);
}

/**
 * Notifies attendees that their bookings are valid again, except those whose cancellation mail was still unsent and has
 * been withdrawn.
 */
async function queueOfficeRestorationMail(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly NotifiedBooking[],
): Promise<void> {
  const withdrawn = await withdrawnOf(ctx, manager, bookings, CANCELLED);
  const neverTold = new Set(withdrawn.map(({ subjectId }) => subjectId));
  await requeueConfirmation(ctx, manager, ...bookings.filter(({ id }) => !neverTold.has(id)));
}

/**
 * Notifies attendees that the office has moved their bookings, from the class they know to the current one. Moving back
 * before the first mail is sent notifies nobody.
 */
async function queueOfficeMoveMail(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Moved[],
  classInstanceId: string,
): Promise<void> {
  const knownClassOf = new Map<string, string>();
  for (const row of await withdrawnOf(ctx, manager, bookings, MOVED)) {
    const { template, payload } = filledTemplate(row);
    if (template === MOVED && !knownClassOf.has(payload.bookingId))
      knownClassOf.set(payload.bookingId, payload.fromClassInstanceId);
  }
  const dueAt = noticeDueAt(ctx.clock.now());
  const messages = bookings.flatMap((booking) => {
    const { id } = booking;
    const from = knownClassOf.get(id) ?? booking.fromClassInstanceId;
    const payload = { bookingId: id, fromClassInstanceId: from, classInstanceId };
    if (from === classInstanceId) return [];
    return [{ ...messageAbout(booking, { template: MOVED, payload }), dueAt }];
  });
  await queueMessage(ctx, manager, ...messages);
}

/** Mails certificates to attendees. The delay allows the office to undo a mistake. */
export function queueCertificateMail(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly NotifiedBooking[],
): Promise<void> {
  return queueDelayed(ctx, manager, CERTIFICATE, bookings);
}

/**
 * Mails certificates to attendees at once, instead of those that still wait for their delay. Requires locked bookings.
 * @returns the bookings whose certificates were not mailed just before
 */
export async function mailCertificates<Booking extends NotifiedBooking>(
  ctx: RequestContext,
  manager: EntityManager,
  bookings: readonly Booking[],
): Promise<Booking[]> {
  const now = ctx.clock.now();
  const values = { ids: bookings.map(({ id }) => id), template: CERTIFICATE };
  const isWaiting = 'subjectId IN (:...ids) AND template = :template AND dueAt > :now';
  await withdrawUnsent(manager, isWaiting, now, values);
  const mails = bookings.map((booking) => ({
    booking,
    message: messageAbout(booking, { template: CERTIFICATE, payload: { bookingId: booking.id } }),
  }));
  return (await mailNow(ctx, manager, mails)).map(({ booking }) => booking);
}

/** Deletes the unsent mails with the certificates of bookings. */
export function withdrawCertificateMail(
  { clock }: RequestContext,
  manager: EntityManager,
  bookings: readonly Pick<NotifiedBooking, 'id'>[],
): Promise<void> {
  const which = { subjectId: In(bookings.map(({ id }) => id)), template: CERTIFICATE };
  return withdrawUnsent(manager, which, clock.now());
}

/** Queues one mail for each booking, due in a minute. */
function queueDelayed(
  ctx: RequestContext,
  manager: EntityManager,
  template: typeof CANCELLED | typeof CERTIFICATE,
  bookings: readonly NotifiedBooking[],
): Promise<void> {
  const dueAt = noticeDueAt(ctx.clock.now());
  const messages = bookings.map((booking) => ({
    ...messageAbout(booking, { template, payload: { bookingId: booking.id } }),
    dueAt,
  }));
  return queueMessage(ctx, manager, ...messages);
}

/** Deletes unsent messages of a template about bookings. @returns the deleted messages, oldest first */
async function withdrawnOf(
  { clock }: RequestContext,
  manager: EntityManager,
  bookings: readonly NotifiedBooking[],
  template: string,
): Promise<OutboxMessageEntity[]> {
  const which = { subjectId: In(bookings.map(({ id }) => id)), template };
  const before = await manager.find(OutboxMessageEntity, { where: which, order: { createdAt: 'ASC' } });
  await withdrawUnsent(manager, which, clock.now());
  const left = await manager.find(OutboxMessageEntity, { select: { id: true }, where: which });
  return before.filter(({ id }) => !left.some((other) => other.id === id));
}
