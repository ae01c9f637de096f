import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { storedKey } from '../../platform/database/stored-key.js';
import { badInput, DomainError, orNotFound } from '../../platform/errors/domain-error.js';
import { message } from '../../platform/i18n/message.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import { emailKeyOf } from '../accounts/email-key.rules.js';
import type { SeatGuard } from '../schedule/seats/seat-lock.store.js';
import type { GuestLimits } from '../guest-limits/guest-limits.service.js';
import { isOpenOffer } from '../schedule/seats/seat.rules.js';
import { readClassesAfterOffers } from './due-offers.store.js';
import { SeatOfferEntity } from './seat-offer.entity.js';
import { waitingListDisclosure } from './sms-consent.rules.js';
import type { WaitingKeys } from './waiting-key.crypto.js';
import { WaitingListEntryEntity } from './waiting-list-entry.entity.js';
import type { JoinWaitingListInput } from './waiting-list.input.js';
import { joinedMessage, withdrawOfferMessages } from './waiting-messages.store.js';
import { offerExpiry, seatsFor, waitingSearchText } from './waiting.rules.js';
import { MORE_THAN_CAPACITY } from './waiting.texts.js';
import type { SeatOffer, WaitingListEntry } from './waiting.type.js';
import { readEntry, readOffer } from './waiting-links.query.js';

const audit = auditAbout('waitingListEntry');

interface Parts {
  database: Database;
  guard: SeatGuard;
  limits: GuestLimits;
  keys: WaitingKeys;
  company: { name: string };
  holdHours: number;
}

/** Guests' operations on waiting lists. After joining, they are identified by a secret link. */
export class WaitingListService {
  constructor(private readonly parts: Parts) {}

  /**
   * Adds a guest to the waiting list of a full class. The response does not disclose whether the email already waits or
   * has a seat.
   * Throws NOT_FOUND, CLASS_NOT_BOOKABLE, CLASS_NOT_FULL, BAD_USER_INPUT for more seats than the class has,
   * IDEMPOTENCY_MISMATCH, RATE_LIMITED.
   */
  async join(ctx: RequestContext, input: JoinWaitingListInput): Promise<WaitingListEntry> {
    const { database, keys, limits } = this.parts;
    const { email, phone, textNotifications, seats, idempotencyKey } = input;
    const id = idempotencyKey === undefined ? randomUUID() : keys.idOf(idempotencyKey);
    const { entry } = await limits.counted(
      ctx,
      { emails: [email], textedPhone: textNotifications ? phone : null, seats },
      () =>
        database.transaction(ctx, async (manager) => {
          const isNew = await this.add(ctx, manager, id, input);
          return { isNew, entry: orNotFound(await readEntry(ctx, manager, id)) };
        }),
      ({ isNew }) => isNew,
    );
    return entry;
  }

  /** Null if there is none. */
  entry(ctx: RequestContext, id: string): Promise<WaitingListEntry | null> {
    return readEntry(ctx, this.parts.database.reader.manager, id);
  }

  /** Null if there is none. */
  offer(ctx: RequestContext, id: string): Promise<SeatOffer | null> {
    return readOffer(ctx, this.parts.database.reader.manager, id);
  }

  /** Like `offer`, but throws NOT_FOUND. */
  async getOffer(ctx: RequestContext, id: string): Promise<SeatOffer> {
    return orNotFound(await this.offer(ctx, id));
  }

  /** Ends an entry; its open offer goes to the next one. Repeating it has no effect. Throws NOT_FOUND, RATE_LIMITED. */
  async leave(ctx: RequestContext, entryId: string): Promise<WaitingListEntry> {
    const { database, guard, limits } = this.parts;
    await limits.countTry(ctx);
    return database.transaction(ctx, async (manager) => {
      const { id, classInstanceId } = orNotFound(
        await manager.findOneBy(WaitingListEntryEntity, { id: entryId }),
      );
      await guard.lock(manager, [classInstanceId]);
      const now = ctx.clock.now();
      const open = { id, ending: IsNull() };
      const { affected } = await manager.update(WaitingListEntryEntity, open, {
        ending: 'left',
        endedAt: now,
      });
      if (affected) {
        await declineOpenOffers(ctx, manager, id);
        await audit(ctx, manager, 'waitingListEntry.left', id, { classInstanceId });
      }
      return orNotFound(await readEntry(ctx, manager, id));
    });
  }

  /**
   * Declines an offer; its seats go to the next entry. Repeating it has no effect. Throws NOT_FOUND, OFFER_LAPSED,
   * RATE_LIMITED.
   */
  async decline(ctx: RequestContext, offerId: string): Promise<SeatOffer> {
    const { database, guard, limits } = this.parts;
    await limits.countTry(ctx);
    return database.transaction(ctx, async (manager) => {
      const found = orNotFound(await manager.findOneBy(SeatOfferEntity, { id: offerId }));
      await guard.lock(manager, [found.classInstanceId]);
      const offer = orNotFound(await readOffer(ctx, manager, offerId));
      if (offer.state === 'DECLINED') return offer;
      if (offer.state !== 'OPEN') throw new DomainError('OFFER_LAPSED');
      await declineOpenOffers(ctx, manager, found.entryId);
      await audit(ctx, manager, 'seatOffer.declined', found.entryId, {
        offerId,
        classInstanceId: found.classInstanceId,
      });
      return orNotFound(await readOffer(ctx, manager, offerId));
    });
  }

  /** @returns false if the same form was submitted before */
  private async add(
    ctx: RequestContext,
    manager: EntityManager,
    id: string,
    input: JoinWaitingListInput,
  ): Promise<boolean> {
    const { guard, company, holdHours } = this.parts;
    const { classInstanceId, textNotifications, seats } = input;
    await guard.lock(manager, [classInstanceId]);
    const earlier = await manager.findOneBy(WaitingListEntryEntity, { id });
    if (earlier) {
      if (!isSameForm(earlier, input)) throw new DomainError('IDEMPOTENCY_MISMATCH');
      return false;
    }
    const [classSummary] = await readClassesAfterOffers(ctx, manager, [classInstanceId], holdHours);
    if (!classSummary) throw new DomainError('NOT_FOUND');
    if (classSummary.availability === 'open') throw new DomainError('CLASS_NOT_FULL');
    const now = ctx.clock.now();
    if (classSummary.availability !== 'full' || offerExpiry(now, classSummary, holdHours) === null)
      throw new DomainError('CLASS_NOT_BOOKABLE');
    const { maxAttendees } = classSummary;
    if (seatsFor(input, maxAttendees) === 0)
      throw badInput({ seats: message(MORE_THAN_CAPACITY, { max: maxAttendees }) });
    const language = input.language ?? ctx.locale;
    const person = personOf(input);
    const row = {
      ...person,
      id,
      searchText: waitingSearchText(person),
      emailKey: storedKey(person.email, emailKeyOf),
      classInstanceId,
      language,
      seats,
      textNotifications,
      acceptsFewer: input.acceptsFewer,
      smsConsentText: textNotifications ? waitingListDisclosure(company.name, language) : null,
      smsConsentAt: textNotifications ? now : null,
      termsAgreedAt: now,
      ending: null,
      endedAt: null,
      createdAt: now,
    };
    await manager.insert(WaitingListEntryEntity, row);
    await queueMessage(ctx, manager, joinedMessage(row));
    await audit(ctx, manager, 'waitingListEntry.joined', id, { classInstanceId, seats });
    return true;
  }
}

type Person = Pick<WaitingListEntryEntity, 'firstName' | 'lastName' | 'email' | 'phone'>;

function personOf({ firstName, lastName, email, phone }: JoinWaitingListInput): Person {
  return { firstName, lastName, email, phone: phone ?? null };
}

/** Ignores the language, which may change between two attempts. */
function isSameForm(row: WaitingListEntryEntity, input: JoinWaitingListInput): boolean {
  const { classInstanceId, seats, acceptsFewer, textNotifications } = input;
  const sent = { ...personOf(input), classInstanceId, seats, acceptsFewer, textNotifications };
  return Object.entries(sent).every(([name, value]) => row[name as keyof typeof sent] === value);
}

/** Marks open offers as declined, unless they have expired. */
async function declineOpenOffers(
  ctx: RequestContext,
  manager: EntityManager,
  entryId: string,
): Promise<void> {
  const now = ctx.clock.now();
  for (const offer of await manager.findBy(SeatOfferEntity, { entryId, ending: IsNull() })) {
    const { id, expiresAt } = offer;
    const ended = isOpenOffer(offer, now)
      ? ({ ending: 'declined', endedAt: now } as const)
      : ({ ending: 'lapsed', endedAt: expiresAt } as const);
    await manager.update(SeatOfferEntity, { id }, ended);
    await withdrawOfferMessages(ctx, manager, id);
  }
}
