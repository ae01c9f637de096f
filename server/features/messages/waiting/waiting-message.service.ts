import { MINUTE_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Locale } from '../../../platform/i18n/message.js';
import { canBeTexted } from '../../../platform/validation/phone.js';
import { isScheduledAndUpcoming } from '../../schedule/schedule.rules.js';
import type { UpcomingService } from '../../schedule/upcoming/upcoming.service.js';
import { MIN_HOLD_MINUTES } from '../../waiting/waiting.constants.js';
import { isWithdrawnOffer } from '../../waiting/waiting.rules.js';
import type { WaitingNoticeService } from '../../waiting/waiting-notice.service.js';
import { mailDraft, textDraft, type MailDraft, type TextDraft, type Writers } from '../draft.letter.js';
import type { Sender } from '../sender.rules.js';
import {
  joinedLetter,
  lapsedLetter,
  offerLetter,
  offerText,
  waitingCancelledLetter,
} from './waiting.letter.js';

const MIN_HOLD_MS = MIN_HOLD_MINUTES * MINUTE_MS;

interface Parts {
  waitingNotices: WaitingNoticeService;
  upcoming: UpcomingService;
  sender: Sender;
}

/** Messages to waiting guests. */
export class WaitingMessages {
  constructor(private readonly parts: Parts) {}

  readonly writers = {
    'waiting.joined': (ctx, { payload, language }) => this.joined(ctx, payload.waitingListEntryId, language),
    'waiting.cancelled': (ctx, { payload, language }) =>
      this.cancelled(ctx, payload.waitingListEntryId, language),
    'waiting.offer': (ctx, { payload, language }) => this.offer(ctx, payload.seatOfferId, language),
    'waiting.offerText': (ctx, { payload, recipient, language }) =>
      this.offerText(ctx, payload.seatOfferId, recipient, language),
    'waiting.lapsed': (ctx, { payload, language }) => this.lapsed(ctx, payload.seatOfferId, language),
  } satisfies Partial<Writers>;

  private async joined(ctx: RequestContext, entryId: string, language: Locale): Promise<MailDraft | null> {
    const content = await this.parts.waitingNotices.entry(ctx, entryId);
    if (!content || content.entry.ending !== null || !isScheduledAndUpcoming(content.classInstance))
      return null;
    const { holdHours } = this.parts.waitingNotices;
    return mailDraft(joinedLetter({ ...content, language, nextDates: [], holdHours }, this.parts.sender));
  }

  private async cancelled(ctx: RequestContext, entryId: string, language: Locale): Promise<MailDraft | null> {
    const content = await this.parts.waitingNotices.entry(ctx, entryId);
    if (!content || content.entry.ending !== null) return null;
    const { classInstance } = content;
    if (classInstance.status !== 'cancelled' || classInstance.startsAt <= ctx.clock.now()) return null;
    const nextDates = await this.parts.upcoming.nextDates(ctx, classInstance);
    return mailDraft(waitingCancelledLetter({ ...content, language, nextDates }, this.parts.sender));
  }

  private async offer(ctx: RequestContext, offerId: string, language: Locale): Promise<MailDraft | null> {
    const content = await this.openOffer(ctx, offerId);
    return content && mailDraft(offerLetter({ ...content, language, nextDates: [] }, this.parts.sender));
  }

  private async offerText(
    ctx: RequestContext,
    offerId: string,
    phone: string,
    language: Locale,
  ): Promise<TextDraft | null> {
    const content = canBeTexted(phone) ? await this.openOffer(ctx, offerId) : null;
    if (!content) return null;
    const { classInstance, offer } = content;
    const text = offerText({ ...content, language, nextDates: [] }, this.parts.sender);
    // The minimum time to decide about an offer.
    const latest = new Date(offer.expiresAt.getTime() - MIN_HOLD_MS);
    return textDraft(ctx, text, classInstance.timeZone, latest);
  }

  private async lapsed(ctx: RequestContext, offerId: string, language: Locale): Promise<MailDraft | null> {
    const content = await this.parts.waitingNotices.offer(ctx, offerId);
    if (!content || content.holdsSeats || !isScheduledAndUpcoming(content.classInstance)) return null;
    const { entry, offer, classInstance } = content;
    const isTakenOff = entry.ending === 'removed' && isWithdrawnOffer(offer);
    // A guest who has left the list or has a seat gets no message.
    if (entry.ending !== null && !isTakenOff) return null;
    const nextDates = await this.parts.upcoming.nextDates(ctx, classInstance);
    return mailDraft(lapsedLetter({ ...content, language, nextDates }, this.parts.sender));
  }

  private async openOffer(ctx: RequestContext, offerId: string) {
    const content = await this.parts.waitingNotices.offer(ctx, offerId);
    return content?.isOpen && isScheduledAndUpcoming(content.classInstance) ? content : null;
  }
}
