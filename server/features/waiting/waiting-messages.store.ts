import { In, IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../platform/outbox/outbox.js';
import { withdrawUnsent } from '../../platform/outbox/unsent.js';
import { isTexted } from '../students/person.rules.js';
import { areUnsent } from './waiting.rules.js';
import type { WaitingListEntryEntity } from './waiting-list-entry.entity.js';

/** Deduplication key prefixes, followed by the id of the entry or the offer. */
const ENTRY_KEYS = { joined: 'waiting.joined:', cancelled: 'waiting.cancelled:' } as const;
const OFFER_KEYS = { mail: 'waiting.offer:', text: 'waiting.offerText:', lapsed: 'waiting.lapsed:' } as const;

/** The recipient of a message. */
export type Waiting = Pick<
  WaitingListEntryEntity,
  'id' | 'email' | 'phone' | 'language' | 'textNotifications'
>;

export function joinedMessage({ id, email, language }: Waiting): QueuedMessage {
  return {
    template: 'waiting.joined',
    recipient: email,
    language,
    payload: { waitingListEntryId: id },
    deduplicationKey: ENTRY_KEYS.joined + id,
  };
}

/** The mail and, with consent, the text message. */
export function offerMessages(person: Waiting, offerId: string): QueuedMessage[] {
  const { email, language } = person;
  const payload = { seatOfferId: offerId };
  const mail: QueuedMessage = {
    template: 'waiting.offer',
    recipient: email,
    language,
    payload,
    deduplicationKey: OFFER_KEYS.mail + offerId,
  };
  if (!isTexted(person)) return [mail];
  const text: QueuedMessage = {
    template: 'waiting.offerText',
    recipient: person.phone,
    language,
    payload,
    deduplicationKey: OFFER_KEYS.text + offerId,
  };
  return [mail, text];
}

/** Mails that an offer has expired or was withdrawn. */
export function lapsedMessage({ email, language }: Waiting, offerId: string): QueuedMessage {
  return {
    template: 'waiting.lapsed',
    recipient: email,
    language,
    payload: { seatOfferId: offerId },
    deduplicationKey: OFFER_KEYS.lapsed + offerId,
  };
}

/** Deletes the unsent messages of an offer that has ended. @returns whether its mail was sent */
export async function withdrawOfferMessages(
  { clock }: RequestContext,
  manager: EntityManager,
  offerId: string,
): Promise<boolean> {
  const mailKey = OFFER_KEYS.mail + offerId;
  const deduplicationKey = In([mailKey, OFFER_KEYS.text + offerId]);
  await withdrawUnsent(manager, { deduplicationKey }, clock.now());
  return manager.existsBy(OutboxMessageEntity, { deduplicationKey: mailKey, failedAt: IsNull() });
}

/** `areUnsent` for the messages of an offer. */
export async function isUnsentOffer(
  { clock }: RequestContext,
  manager: EntityManager,
  offerId: string,
): Promise<boolean> {
  const messages = await manager.findBy(OutboxMessageEntity, {
    deduplicationKey: In([OFFER_KEYS.mail + offerId, OFFER_KEYS.text + offerId]),
  });
  return areUnsent(messages, clock.now());
}

/** Deletes the unsent mails about a cancelled class. */
export async function withdrawCancelledMessages(
  { clock }: RequestContext,
  manager: EntityManager,
  entries: readonly Waiting[],
): Promise<void> {
  const deduplicationKey = In(entries.map(({ id }) => ENTRY_KEYS.cancelled + id));
  await withdrawUnsent(manager, { deduplicationKey }, clock.now());
}

/** Queues one mail per waiting guest that the class is cancelled. @returns the number of guests */
export async function queueCancelledMessages(
  ctx: RequestContext,
  manager: EntityManager,
  entries: readonly Waiting[],
  dueAt: Date,
): Promise<number> {
  const messages = entries.map(({ id, email, language }): QueuedMessage => ({
    template: 'waiting.cancelled',
    recipient: email,
    language,
    dueAt,
    payload: { waitingListEntryId: id },
    deduplicationKey: ENTRY_KEYS.cancelled + id,
  }));
  if (messages.length === 0) return 0;
  const keys = messages.map(({ deduplicationKey }) => deduplicationKey);
  const known = await manager.find(OutboxMessageEntity, {
    select: { id: true, deduplicationKey: true },
    where: { deduplicationKey: In(keys) },
  });
  const knownKeys = new Set(known.map(({ deduplicationKey }) => deduplicationKey));
  const newMessages = messages.filter(({ deduplicationKey }) => !knownKeys.has(deduplicationKey));
  await queueMessage(ctx, manager, ...newMessages);
  return newMessages.length;
}
