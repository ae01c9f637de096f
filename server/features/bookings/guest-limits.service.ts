import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { GUEST_BOOKING_LIMITS } from './booking.constants.js';

type GiveBack = () => Promise<void>;

/** How much guests may book, and change of what they have booked, before they are asked to call. */
export class GuestLimits {
  constructor(
    private readonly throttles: Record<keyof typeof GUEST_BOOKING_LIMITS, Throttle>,
    private readonly company: Pick<Company, 'phoneDisplay'>,
  ) {}

  /**
   * Counts a call for its address and the emails it is about; the office may do as much as it likes. Throws RATE_LIMITED.
   * @param tooMany may name {phone}
   * @returns takes the count back: of what comes to nothing, tries alone are counted, so that nobody is locked out by a
   *   full class, a fault of ours, or a stranger who uses their email
   */
  async count(ctx: RequestContext, emails: readonly string[], tooMany: MessageText): Promise<GiveBack> {
    const counted: GiveBack[] = [];
    const giveBack: GiveBack = async () => {
      await Promise.all(counted.splice(0).map((each) => each()));
    };
    if (isAdmin(ctx.viewer)) return giveBack;
    const { tries, perAddress, perEmail } = this.throttles;
    const keys = new Set(emails.map(emailKeyOf));
    const counts = [[perAddress, ctx.address] as const, ...[...keys].map((key) => [perEmail, key] as const)];
    try {
      await tries.count(ctx.address);
      for (const [throttle, key] of counts) {
        await throttle.count(key);
        counted.push(() => throttle.giveBack(key));
      }
      return giveBack;
    } catch (error) {
      await giveBack();
      if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') throw error;
      const text = message(tooMany, { phone: this.company.phoneDisplay });
      throw new DomainError('RATE_LIMITED', { ...error.details, message: text });
    }
  }
}
