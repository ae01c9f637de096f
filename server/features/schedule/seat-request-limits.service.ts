import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';

interface Parts {
  /** Requests from one address, whatever came of them. */
  tries: Throttle;
  /** Requests from one address, and for one email, of which something came. */
  perAddress: Throttle;
  perEmail: Throttle;
  /** As people dial it. */
  phone: string;
}

const TOO_MANY: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

/** How many seats guests may book or wait for before they are asked to call; the office may as many as it likes. */
export class SeatRequestLimits {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a request for its address and its email. Throws RATE_LIMITED.
   * @returns takes the count back: of what comes to nothing, tries alone are counted, so that nobody is locked out of
   *   booking by a full class, a fault of ours, or a stranger who uses their email
   */
  async count(ctx: RequestContext, email: string): Promise<() => Promise<void>> {
    const counted: (() => Promise<void>)[] = [];
    const giveBack = async (): Promise<void> => {
      await Promise.all(counted.splice(0).map((each) => each()));
    };
    if (isAdmin(ctx.viewer)) return giveBack;
    const { tries, perAddress, perEmail } = this.parts;
    const limits = [
      [perAddress, ctx.address],
      [perEmail, emailKeyOf(email)],
    ] as const;
    try {
      await tries.count(ctx.address);
      for (const [throttle, key] of limits) {
        await throttle.count(key);
        counted.push(() => throttle.giveBack(key));
      }
      return giveBack;
    } catch (error) {
      await giveBack();
      throw this.named(error);
    }
  }

  /** Counts what is done by a secret link for its address alone. Throws RATE_LIMITED. */
  async countTry(ctx: RequestContext): Promise<void> {
    if (isAdmin(ctx.viewer)) return;
    try {
      await this.parts.tries.count(ctx.address);
    } catch (error) {
      throw this.named(error);
    }
  }

  /** Who is refused is told whom to call. */
  private named(error: unknown): unknown {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') return error;
    const text = message(TOO_MANY, { phone: this.parts.phone });
    return new DomainError('RATE_LIMITED', { ...error.details, message: text });
  }
}
