import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { classChange, isOver, type ClassEdit } from '../schedule/classes/class-change.rules.js';
import { readClass } from '../schedule/upcoming/public-class.query.js';
import { isOpenOffer } from '../schedule/seats/seat.rules.js';
import type { UpcomingClass } from '../schedule/upcoming/upcoming-class.type.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import { queueCancelledMessages, withdrawCancelledMessages } from './waiting-messages.store.js';
import { readWaiting } from './waiting.query.js';

/** The data of messages to waiting guests. */
export interface WaitingContent {
  entry: Pick<WaitingListEntryEntity, 'id' | 'seats' | 'acceptsFewer' | 'ending'>;
  classInstance: UpcomingClass;
}
export interface OfferContent extends WaitingContent {
  offer: Pick<SeatOfferEntity, 'id' | 'seats' | 'expiresAt' | 'ending'>;
  isOpen: boolean;
  /** Whether the entry has an open offer: this one or a later one. */
  holdsSeats: boolean;
}

/** Reads the current data for messages to waiting guests. */
export class WaitingNoticeService {
  /** @param holdHours the hours for which an offer is usually held, for messages */
  constructor(
    private readonly database: Database,
    readonly holdHours: number,
  ) {}

  /**
   * Updates messages after a change of a locked class, in its transaction: guests are notified once of a cancellation,
   * unless it is undone before the mail is sent.
   * @returns details for the audit log
   */
  async follow(
    ctx: RequestContext,
    manager: EntityManager,
    { classInstanceId, before, after }: ClassEdit,
    { isNotified, dueAt }: { isNotified: boolean; dueAt: Date },
  ): Promise<Record<string, number>> {
    const now = ctx.clock.now();
    const kind = classChange(before, after)?.kind;
    if (kind !== 'cancelled' && kind !== 'restored') return {};
    const waiting = await readWaiting(manager, now, [classInstanceId]);
    await withdrawCancelledMessages(ctx, manager, waiting);
    if (kind === 'restored' || !isNotified || isOver(after, now)) return {};
    const notified = await queueCancelledMessages(ctx, manager, waiting, dueAt);
    return notified > 0 ? { waitingTold: notified } : {};
  }

  /** Null if the entry no longer exists. */
  async entry(ctx: RequestContext, id: string): Promise<WaitingContent | null> {
    const { manager } = this.database.reader;
    const entry = await manager.findOneBy(WaitingListEntryEntity, { id });
    if (!entry) return null;
    const classInstance = await readClass(manager, ctx.clock.now(), entry.classInstanceId);
    return classInstance ? { entry, classInstance } : null;
  }

  /** Null if the offer no longer exists. */
  async offer(ctx: RequestContext, id: string): Promise<OfferContent | null> {
    const { manager } = this.database.reader;
    const offer = await manager.findOne(SeatOfferEntity, { where: { id }, relations: { entry: true } });
    if (!offer) return null;
    const classInstance = await readClass(manager, ctx.clock.now(), offer.classInstanceId);
    const now = ctx.clock.now();
    const isOpen = isOpenOffer(offer, now);
    const others = await manager.findBy(SeatOfferEntity, { entryId: offer.entryId, ending: IsNull() });
    const holdsSeats = others.some((other) => isOpenOffer(other, now));
    return classInstance ? { entry: offer.entry, offer, isOpen, holdsSeats, classInstance } : null;
  }
}
