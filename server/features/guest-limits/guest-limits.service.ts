import type { Company } from '../../platform/config/company-setting.js';
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
  /** For calls that take no seat, per address: persons who are found to be booked already. */
  disclosures: Throttle;
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
  /** The number of persons whom a call that takes no seat may find to be booked already; default 1. */
  persons?: number;
  /** The id of a booking that gets another email. */
  readdressedBooking?: string | undefined;
  /** The error message above the limit; may contain {phone}. */
  tooMany?: MessageText;
}

/** What has happened in a call. */
interface Outcome {
  isDone: boolean;
  /** The number of persons found to be booked already. */
  disclosed: number;
}

/** A limit, with the number of points that remain counted after a call. */
interface Counted {
  throttle: Throttle;
  key: string;
  points: number;
  retained: (outcome: Outcome) => number;
}

/** Gives back what does not remain counted. */
type EndCount = (outcome: Outcome) => Promise<void>;

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
    const endCount = await this.count(ctx, call);
    const outcome = { isDone: false, disclosed: 0 };
    try {
      const result = await work();
      outcome.isDone = hasEffect(result);
      return result;
    } catch (error) {
      outcome.disclosed = disclosedBy(error);
      throw error;
    } finally {
      await endCount(outcome);
    }
  }

  private async count(ctx: RequestContext, call: GuestCall): Promise<EndCount> {
    const { seats = 1, persons = 1, tooMany } = call;
    const counted: Counted[] = [];
    const endCount: EndCount = async (outcome) => {
      await Promise.all(
        counted.splice(0).map(async ({ throttle, key, points, retained }) => {
          const given = points - retained(outcome);
          if (given > 0) await throttle.giveBack(key, given);
        }),
      );
    };
    if (isAdmin(ctx.viewer)) return endCount;
    try {
      await this.parts.tries.count(ctx.address, Math.max(1, seats, persons));
      for (const limit of this.limitsOf(ctx, { ...call, seats, persons })) {
        await limit.throttle.count(limit.key, limit.points);
        counted.push(limit);
      }
      return endCount;
    } catch (error) {
      await endCount({ isDone: false, disclosed: 0 });
      throw this.named(error, tooMany);
    }
  }

  private limitsOf(
    ctx: RequestContext,
    {
      emails,
      textedPhone,
      readdressedBooking,
      seats,
      persons,
    }: GuestCall & { seats: number; persons: number },
  ): Counted[] {
    const { perAddress, perPerson, disclosures, newEmails } = this.parts;
    const { address } = ctx;
    const phone = textedPhone ? phoneNumberOf(textedPhone) : null;
    // Once per person, whatever the number of seats, so that the remaining limit discloses nothing about earlier use.
    const concerned = new Set([...emails.map(emailKeyOf), ...(phone === null ? [] : [phone])]);
    const once = (throttle: Throttle, key: string): Counted => ({
      throttle,
      key,
      points: 1,
      retained: ({ isDone }) => (isDone ? 1 : 0),
    });
    const limits: Counted[] = [
      seats > 0
        ? {
            throttle: perAddress,
            key: address,
            points: seats,
            retained: ({ isDone, disclosed }) => (isDone ? seats : disclosed),
          }
        : { throttle: disclosures, key: address, points: persons, retained: ({ disclosed }) => disclosed },
      ...[...concerned].map((key) => once(perPerson, key)),
      ...(readdressedBooking === undefined
        ? []
        : [address, readdressedBooking].map((key) => once(newEmails, key))),
    ];
    return limits.filter(({ points }) => points > 0);
  }

  /** Counts an action by a secret link for its address only. Throws RATE_LIMITED. */
  async countTry(ctx: RequestContext): Promise<void> {
    await this.count(ctx, { emails: [], seats: 0, persons: 0 });
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
