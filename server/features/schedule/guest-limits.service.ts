import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';

interface Parts {
  /** Calls from one address, with or without effect. */
  tries: Throttle;
  /** Calls with an effect, from one address and about one email. */
  perAddress: Throttle;
  perEmail: Throttle;
  company: Pick<Company, 'phoneDisplay'>;
}

interface Call {
  /** Of those it is about. */
  emails: readonly string[];
  /** That it asks for, each counted for the address; none for a call that takes no seat. */
  seats?: number;
  /** What is said once there were too many; may name {phone}. */
  tooMany?: MessageText;
}

type GiveBack = () => Promise<void>;

const TOO_MANY_SEATS: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

/** How much guests may book, wait for and change before they are asked to call; the office may as much as it likes. */
export class GuestLimits {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a call for its address and the emails it is about, and does what it asks for. A call without effect counts as a
   * try only, so that nobody is locked out by a full class, a fault of ours, or a stranger who uses their email.
   * Throws RATE_LIMITED.
   * @param hasEffect whether the call has changed anything
   */
  async counted<Result>(
    ctx: RequestContext,
    call: Call,
    work: () => Promise<Result>,
    hasEffect: (result: Result) => boolean,
  ): Promise<Result> {
    const giveBack = await this.count(ctx, call);
    let isDone = false;
    try {
      const result = await work();
      isDone = hasEffect(result);
      return result;
    } finally {
      if (!isDone) await giveBack();
    }
  }

  /** @returns takes the count back */
  private async count(ctx: RequestContext, call: Call): Promise<GiveBack> {
    const { emails, seats = 1, tooMany } = call;
    const counted: GiveBack[] = [];
    const giveBack: GiveBack = async () => {
      await Promise.all(counted.splice(0).map((each) => each()));
    };
    if (isAdmin(ctx.viewer)) return giveBack;
    const { tries, perAddress, perEmail } = this.parts;
    // A call counts once for an email, however many seats it asks for: what it costs tells nothing of earlier ones.
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
      return giveBack;
    } catch (error) {
      await giveBack();
      throw this.named(error, tooMany);
    }
  }

  /** Counts what is done by a secret link for its address alone. Throws RATE_LIMITED. */
  async countTry(ctx: RequestContext): Promise<void> {
    await this.count(ctx, { emails: [], seats: 0 });
  }

  /** Who is refused is told whom to call. */
  private named(error: unknown, tooMany = TOO_MANY_SEATS): unknown {
    if (!(error instanceof DomainError) || error.code !== 'RATE_LIMITED') return error;
    const text = message(tooMany, { phone: this.parts.company.phoneDisplay });
    return new DomainError('RATE_LIMITED', { ...error.details, message: text });
  }
}
