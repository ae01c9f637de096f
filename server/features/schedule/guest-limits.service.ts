import type { Company } from '../../platform/config/config.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { isAdmin } from '../../platform/context/viewer.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { message, type MessageText } from '../../platform/i18n/message.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { phoneNumberOf } from '../../platform/validation/phone.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';

interface Parts {
  /** Per address, for all calls, with or without effect. */
  tries: Throttle;
  /** For calls with an effect, per address and per person, who is known by email or by phone. */
  perAddress: Throttle;
  perPerson: Throttle;
  /** For changes of a booking's email, per address and per booking. */
  newEmails: Throttle;
  company: Pick<Company, 'phoneDisplay'>;
}

/** What a call is counted for. */
export interface GuestCall {
  /** The emails of the persons concerned. */
  emails: readonly string[];
  /** The phone that gets text messages, if any. */
  textedPhone?: string | null | undefined;
  /** The number of requested seats, each counted per address; 0 for a call that takes none. */
  seats?: number;
  /** The id of a booking that gets another email. */
  readdressedBooking?: string | undefined;
  /** The error message above the limit; may contain {phone}. */
  tooMany?: MessageText;
}

/** @param retained the number of points that remain counted for the address */
type RevertCount = (retained?: number) => Promise<void>;

const TOO_MANY_SEATS: MessageText = {
  en: 'Many seats were booked in a short time. To book more now, call us at {phone}',
  es: 'Se reservaron muchos lugares en poco tiempo. Para reservar más ahora, llámenos al {phone}',
};

/** Limits for guests' bookings, waiting lists and changes; the office is not limited. */
export class GuestLimits {
  constructor(private readonly parts: Parts) {}

  /**
   * Counts a call for its address and persons, and executes it. A call without effect counts as a try only, so that
   * nobody is locked out because of a full class, a server error, or others who use their email. But the address pays
   * for each person who is found to be booked already, because the error discloses it.
   * Throws RATE_LIMITED.
   * @param hasEffect whether the call has changed anything
   */
  async counted<Result>(
    ctx: RequestContext,
    call: GuestCall,
    work: () => Promise<Result>,
    hasEffect: (result: Result) => boolean,
  ): Promise<Result> {
    const revertCount = await this.count(ctx, call);
    let isDone = false;
    let disclosed = 0;
    try {
      const result = await work();
      isDone = hasEffect(result);
      return result;
    } catch (error) {
      disclosed = disclosedBy(error);
      throw error;
    } finally {
      if (!isDone) await revertCount(disclosed);
    }
  }

  /** @returns a function that reverts the count */
  private async count(ctx: RequestContext, call: GuestCall): Promise<RevertCount> {
    const { seats = 1, tooMany } = call;
    const counted: RevertCount[] = [];
    const revertCount: RevertCount = async (retained) => {
      await Promise.all(counted.splice(0).map((each) => each(retained)));
    };
    if (isAdmin(ctx.viewer)) return revertCount;
    try {
      await this.parts.tries.count(ctx.address, Math.max(1, seats));
      for (const [throttle, key, points] of this.limitsOf(ctx, call, seats)) {
        await throttle.count(key, points);
        counted.push(async (retained = 0) => {
          const given = key === ctx.address ? points - retained : points;
          if (given > 0) await throttle.giveBack(key, given);
        });
      }
      return revertCount;
    } catch (error) {
      await revertCount();
      throw this.named(error, tooMany);
    }
  }

  private limitsOf(
    ctx: RequestContext,
    { emails, textedPhone, readdressedBooking }: GuestCall,
    seats: number,
  ): (readonly [Throttle, string, number])[] {
    const { perAddress, perPerson, newEmails } = this.parts;
    const phone = textedPhone ? phoneNumberOf(textedPhone) : null;
    // Once per person, whatever the number of seats, so that the remaining limit discloses nothing about earlier use.
    const persons = new Set([...emails.map(emailKeyOf), ...(phone === null ? [] : [phone])]);
    return [
      ...(seats > 0 ? [[perAddress, ctx.address, seats] as const] : []),
      ...[...persons].map((key) => [perPerson, key, 1] as const),
      ...(readdressedBooking === undefined
        ? []
        : [ctx.address, readdressedBooking].map((key) => [newEmails, key, 1] as const)),
    ];
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

/** The number of persons whom the error discloses to be booked already. */
function disclosedBy(error: unknown): number {
  if (!(error instanceof DomainError) || error.code !== 'ALREADY_BOOKED') return 0;
  return Math.max(1, Object.keys(error.details.fields ?? {}).length);
}
