import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { messageAbout, type NotifiedBooking } from '../bookings/messages/booking-messages.store.js';
import type { MailedChange } from './own-booking.rules.js';

/** Mails that the booking is cancelled, with a calendar file that cancels its events. */
export function queueCancellationMail(
  ctx: RequestContext,
  manager: EntityManager,
  booking: NotifiedBooking,
): Promise<void> {
  const payload = { bookingId: booking.id };
  return queueMessage(ctx, manager, messageAbout(booking, { template: 'booking.cancelledByGuest', payload }));
}

/**
 * Mails the new date, with a calendar file that updates the events.
 *
 * @param by 'contact' if the contact of the crew has moved it; default: the guest
 */
export function queueMoveMail(
  ctx: RequestContext,
  manager: EntityManager,
  booking: NotifiedBooking,
  { from, to, by }: { from: string; to: string; by?: 'contact' },
): Promise<void> {
  const payload = {
    bookingId: booking.id,
    fromClassInstanceId: from,
    classInstanceId: to,
    ...(by && { by }),
  };
  return queueMessage(ctx, manager, messageAbout(booking, { template: 'booking.movedByGuest', payload }));
}

/** Mails the changed attendee to the booking's address and, if that has changed, to the former one, in the former language. */
export function queueChangeMail(
  ctx: RequestContext,
  manager: EntityManager,
  booking: NotifiedBooking,
  { former, change }: { former: Pick<NotifiedBooking, 'email' | 'language'>; change: MailedChange },
): Promise<void> {
  const isOther = emailKeyOf(booking.email) !== emailKeyOf(former.email);
  const message = (addressee: NotifiedBooking, to: 'now' | 'former') => {
    const payload = { bookingId: booking.id, change, to };
    return messageAbout(addressee, { template: 'booking.changedByGuest', payload }, to);
  };
  const toFormer = { ...booking, email: former.email, language: former.language };
  const messages = [message(booking, 'now'), ...(isOther ? [message(toFormer, 'former')] : [])];
  return queueMessage(ctx, manager, ...messages);
}
