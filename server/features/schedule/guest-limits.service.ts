import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';

interface Parts {
  /** Per address, for all calls, with or without effect. */
  tries: Throttle;
  /** For calls with an effect, per address and per email. */
  perAddress: Throttle;
  perEmail: Throttle;
  company: Pick<Company, 'phoneDisplay'>;
}

interface Call {
  /** The addresses of the persons concerned. */
  emails: readonly string[];
  /** The number of requested seats, each counted per address; 0 for a call that takes none. */
  seats?: number;
  /** The error message above the limit; may contain {phone}. */
  tooMany?: MessageText;
}

type RevertCount = () => Promise<void>;

const TOO_MANY_SEATS: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

/** Limits for guests' bookings, waiting lists and changes; the office is not limited. */
export class GuestLimits {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a call for its address and emails, and executes it. A call without effect counts as a try only, so that
   * nobody is locked out because of a full class, a server error, or others who use their email.
   * Throws RATE_LIMITED.
   * @param hasEffect whether the call has changed anything
   */
  async counted<Result>(
    ctx: RequestContext,
    call: Call,
    work: () => Promise<Result>,
    hasEffect: (result: Result) => boolean,
  ): Promise<Result> {
    const revertCount = await this.count(ctx, call);
    let isDone = false;
    try {
      const result = await work();
      isDone = hasEffect(result);
      return result;
    } finally {
      if (!isDone) await revertCount();
    }
  }

  /** @returns a function that reverts the count */
  private async count(ctx: RequestContext, call: Call): Promise<RevertCount> {
    const { emails, seats = 1, tooMany } = call;
    const counted: RevertCount[] = [];
    const revertCount: RevertCount = async () => {
      await Promise.all(counted.splice(0).map((each) => each()));
    };
    if (isAdmin(ctx.viewer)) return revertCount;
    const { tries, perAddress, perEmail } = this.parts;
    // Once per email, whatever the number of seats, so that the remaining limit discloses nothing about earlier use.
    const keys = new Set(emails.map(emailKeyOf));
    const limits = [
      ...(seats > 0 ? [[perAddress, ctx.address, seats] as const] : []),
      ...[...keys].map((key) => [perEmail, key, 1] as const),
    ];
    try {
      await tries.count(ctx.address, Math.max(1, seats));
      for (const [throttle, key, points] of limits) {
        await throttle.count(key, points);
        counted.push(() => throttle.giveBack(key, points));
      }
      return revertCount;
    } catch (error) {
      await revertCount();
      throw this.named(error, tooMany);
    }
  }

  /** Counts an action by a secret link for its address only. Throws RATE_LIMITED. */
  async countTry(ctx: RequestContext): Promise<void> {
    await this.count(ctx, { emails: [], seats: 0 });
  }

  /** Adds the office's phone number to the error. */
  private named(error: unknown, tooMany = TOO_MANY_SEATS): unknown {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') return error;
    const text = message(tooMany, { phone: this.parts.company.phoneDisplay });
    return new DomainError('RATE_LIMITED', { ...error.details, message: text });
  }
}
