import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { INVALID_RECIPIENT } from '../../platform/outbox/invalid-recipient.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import type { RequestBookingLinkInput } from './own-booking.input.js';
import { typedNumber } from './own-booking.rules.js';

interface Parts {
  database: Database;
  perAddress: Throttle;
  perRecipient: Throttle;
}

/**
 * Mails the secret link of a booking to the address of the booking, and the link of its crew to the contact. Responses do
 * not disclose whether the booking exists.
 */
export class BookingLinkService {
  constructor(private readonly parts: Parts) {}

  /** Performs the same reads and writes in every case, so that the response time discloses nothing. Throws RATE_LIMITED. */
  async request(ctx: RequestContext, { email, confirmationNumber }: RequestBookingLinkInput): Promise<void> {
    const { database, perAddress, perRecipient } = this.parts;
    await perAddress.count(ctx.address);
    const number = typedNumber(confirmationNumber);
    // If the limit of the recipient is exceeded, no mail is sent, but the response is the same.
    const mayMail = await perRecipient.tryCount(`bookingLink ${emailKeyOf(email)} ${number}`);
    await database.transaction(ctx, async (manager) => {
      // Few columns only, because reading whole rows would take measurably longer.
      const found = await manager
        .createQueryBuilder(BookingEntity, 'booking')
        .select(['booking.id', 'booking.email', 'crew.id', 'crew.email'])
        .leftJoin('booking.crewBooking', 'crew')
        .where({ confirmationNumber: number })
        .getOne();
      const known = mayMail ? [found?.email, found?.crewBooking?.email] : [];
      const recipient = known.find((each) => each !== undefined && emailKeyOf(each) === emailKeyOf(email));
      const requestId = randomUUID();
      const entry = { action: 'booking.linkRequested', subjectType: 'bookingLink', subjectId: requestId };
      await recordAudit(ctx, manager, entry);
      // The id of no booking, for which no mail is rendered.
      await queueMessage(ctx, manager, {
        template: 'booking.link',
        recipient: recipient ?? INVALID_RECIPIENT,
        language: ctx.locale,
        payload: { bookingId: recipient !== undefined && found ? found.id : randomUUID() },
        deduplicationKey: `booking.link:${requestId}`,
      });
    });
  }
}
