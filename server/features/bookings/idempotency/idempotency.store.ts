import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { FixedQuery } from '../../../platform/database/fixed-query.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { keyScopeOf } from '../../../platform/database/record-id.js';
import { removeFrom } from '../../../platform/jobs/remove-batch.js';
import { bookingFingerprint } from './booking-fingerprint.rules.js';
import { BookingEntity } from '../booking.entity.js';
import { CrewBookingEntity } from '../crew-booking.entity.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import type { EarlierRequest, IdempotentRequest } from '../seats/seat-decision.rules.js';

const LIFETIME_MS = DAY_MS;

/** Expired keys are ignored; removing them only frees space. */
export const removeExpiredKeys = removeFrom('idempotency_key', ['scope', 'key'], '"created_at" < $1');

const KEYS = new FixedQuery<
  Omit<EarlierRequest, 'bookingId'> & { bookingId: string | null; createdAt: string }
>((manager) =>
  manager
    .createQueryBuilder(IdempotencyKeyEntity, 'claim')
    .leftJoin(BookingEntity, 'booking', 'booking.id = claim.bookingId')
    .leftJoin(CrewBookingEntity, 'crew', 'crew.id = claim.bookingId')
    .select('claim.scope', 'scope')
    .addSelect('claim.key', 'key')
    .addSelect('claim.fingerprint', 'fingerprint')
    .addSelect('claim.createdAt', 'createdAt')
    .addSelect('COALESCE(booking.id, crew.id)', 'bookingId')
    .addSelect('claim.givenLinkId', 'givenLinkId')
    .addSelect('claim.passedOnVersion', 'passedOnVersion')
    .where('claim.scope IN (:...scopes) AND claim.key IN (:...keys)'),
);

/** The identity of a request with an idempotency key. @param mayDiffer see `bookingFingerprint` */
export function idempotentRequest(
  ctx: RequestContext,
  input: object,
  key: string | undefined,
  mayDiffer?: readonly string[],
): IdempotentRequest | null {
  if (!key) return null;
  return { scope: keyScopeOf(ctx), key, fingerprint: bookingFingerprint(input, mayDiffer) };
}

/** The stored keys of some requests. */
export interface KnownKeys {
  /** Keys of bookings made in the last 24 hours. */
  earlier: EarlierRequest[];
  /** Older keys, which must be removed before they can be reused. */
  expired: Pick<IdempotentRequest, 'scope' | 'key'>[];
}

/** Returns earlier requests with these keys of the last 24 hours, and removes older ones. */
export async function readKeys(
  manager: EntityManager,
  now: Date,
  requests: readonly IdempotentRequest[],
): Promise<EarlierRequest[]> {
  const { earlier, expired } = await findKeys(manager, now, requests);
  await removeKeys(manager, expired);
  return earlier;
}

/** Like `readKeys`, but only reads; the caller removes the expired keys. */
export async function findKeys(
  manager: EntityManager,
  now: Date,
  requests: readonly IdempotentRequest[],
): Promise<KnownKeys> {
  const known: KnownKeys = { earlier: [], expired: [] };
  if (requests.length === 0) return known;
  const scopes = [...new Set(requests.map(({ scope }) => scope))];
  const keys = [...new Set(requests.map(({ key }) => key))];
  const oldest = now.getTime() - LIFETIME_MS;
  for (const { bookingId, createdAt, ...request } of await KEYS.run(manager, { scopes, keys })) {
    const { scope, key } = request;
    if (bookingId !== null && new Date(createdAt).getTime() >= oldest)
      known.earlier.push({ ...request, bookingId });
    else known.expired.push({ scope, key });
  }
  return known;
}

export async function removeKeys(manager: EntityManager, expired: KnownKeys['expired']): Promise<void> {
  if (expired.length > 0)
    await manager.createQueryBuilder().delete().from(IdempotencyKeyEntity).where(expired).execute();
}

/**
 * Stores the keys of bookings for 24 hours. If two transactions write the same key, the second waits here for the first
 * one's commit and then violates the primary key: it is retried and finds the booking.
 */
export async function writeKeys(
  manager: EntityManager,
  now: Date,
  requests: readonly EarlierRequest[],
): Promise<void> {
  const rows = requests
    .map((request) => ({ ...request, createdAt: now }))
    // In a fixed order, so that two transactions with several keys cannot deadlock.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await insertRows(manager, IdempotencyKeyEntity, rows);
}
