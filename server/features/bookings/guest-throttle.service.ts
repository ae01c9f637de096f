import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { GUEST_BOOKING_LIMITS } from './booking.constants.js';

const TOO_MANY: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

interface Parts {
  company: Pick<Company, 'phoneDisplay'>;
  throttles: Record<keyof typeof GUEST_BOOKING_LIMITS, Throttle>;
}

/** Limits what guests book, by address and by email. The office may book as many seats as it likes. */
export class GuestThrottle {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts seats that are asked for; none for a call that takes no seat. Throws RATE_LIMITED.
   * @returns takes the count back: of what comes to nothing, tries alone are counted, so that nobody is locked out of
   *   booking by a full class, a fault of ours, or a stranger who uses their email
   */
  async count(ctx: RequestContext, email: string, seats = 1): Promise<() => Promise<void>> {
    const counted: (() => Promise<void>)[] = [];
    const giveBack = async (): Promise<void> => {
      await Promise.all(counted.splice(0).map((each) => each()));
    };
    if (isAdmin(ctx.viewer)) return giveBack;
    const { throttles, company } = this.parts;
    const limits = [
      [throttles.perAddress, ctx.address],
      [throttles.perEmail, emailKeyOf(email)],
    ] as const;
    try {
      await throttles.tries.count(ctx.address, Math.max(1, seats));
      for (const [throttle, key] of seats > 0 ? limits : []) {
        await throttle.count(key, seats);
        counted.push(() => throttle.giveBack(key, seats));
      }
      return giveBack;
    } catch (error) {
      await giveBack();
      if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error;
      const text = message(TOO_MANY, { phone: company.phoneDisplay });
      throw new DomainError('RATE_LIMITED', { ...error.details, message: text });
    }
  }
}
