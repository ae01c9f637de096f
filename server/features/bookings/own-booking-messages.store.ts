import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { versionKey, type ToldBooking as Told } from './booking-messages.store.js';
import type { ChangeTold } from './own-booking.rules.js';

/** Tells that the booking is cancelled, and takes it out of calendars. */
export function tellCancelled(ctx: RequestContext, manager: EntityManager, booking: Told): Promise<void> {
  const template = 'booking.cancelledByGuest';
  return queueMessage(ctx, manager, {
    template,
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id },
    deduplicationKey: versionKey(template, booking),
  });
}

/** Tells the new date, and brings calendars up to date. */
export function tellMoved(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Told,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const template = 'booking.movedByGuest';
  return queueMessage(ctx, manager, {
    template,
    recipient: booking.email,
    language: booking.language,
    payload: { bookingId: booking.id, fromClassInstanceId: from, classInstanceId: to },
    deduplicationKey: versionKey(template, booking),
  });
}

/** Tells who comes now, at the address that the booking has, and at the one it had if that is another one. */
export function tellChanged(
  ctx: RequestContext,
  manager: EntityManager,
  booking: Told,
  { formerEmail, told }: { formerEmail: string; told: ChangeTold },
): Promise<void> {
  const { email, language, id } = booking;
  const isOther = emailKeyOf(email) !== emailKeyOf(formerEmail);
  const message = (recipient: string, to: 'now' | 'former') => ({
    template: 'booking.changedByGuest' as const,
    recipient,
    language,
    payload: { bookingId: id, change: told, to },
    deduplicationKey: `${versionKey('booking.changedByGuest', booking)}:${to}`,
  });
  const messages = [message(email, 'now'), ...(isOther ? [message(formerEmail, 'former')] : [])];
  return queueMessage(ctx, manager, ...messages);
}
