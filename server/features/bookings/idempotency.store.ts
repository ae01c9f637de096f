import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import { affectedBy } from '../../platform/database/fixed-query.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { removeFrom } from '../../platform/jobs/remove-batch.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Both databases number the values. Of two requests at once the second waits here for the first one's commit. */
const CLAIM = `INSERT INTO "idempotency_key" ("scope", "key", "fingerprint", "booking_id", "created_at")
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT ("scope", "key") DO UPDATE SET
    "fingerprint" = excluded."fingerprint", "booking_id" = excluded."booking_id", "created_at" = excluded."created_at"
  WHERE "idempotency_key"."created_at" < $6`;

/** An expired key counts no longer, it only takes room. */
export const removeExpiredKeys = removeFrom('idempotency_key', ['scope', 'key'], '"created_at" < $1');

export interface IdempotentRequest {
  key: string;
  fingerprint: string;
}

/** Guests share one scope: a key is a random secret of the form that made it. The office's keys are its own. */
function scopeOf(ctx: RequestContext): string {
  return ctx.viewer.role === 'admin' ? ctx.viewer.accountId : 'guest';
}

/**
 * Takes the key for a booking that is about to be made; it lives for 24 hours. A booking that is refused gives it back with
 * everything else. Throws IDEMPOTENCY_MISMATCH when it was used for another body.
 * @returns the booking this very request made before; null when it is new
 */
export async function claimKey(
  ctx: RequestContext,
  manager: EntityManager,
  { key, fingerprint }: IdempotentRequest,
  bookingId: string,
): Promise<string | null> {
  const scope = scopeOf(ctx);
  const now = ctx.clock.now();
  const oldest = new Date(now.getTime() - LIFETIME_MS);
  const values = [scope, key, fingerprint, bookingId, instantText(now), instantText(oldest)];
  if ((await affectedBy(manager, CLAIM, values)) > 0) return null;
  const known = await manager.findOneByOrFail(IdempotencyKeyEntity, { scope, key });
  if (known.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return known.bookingId;
}
