import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export interface IdempotentRequest {
  key: string;
  fingerprint: string;
}

/** Guests share one scope: a key is a random secret of the form that made it. The office's keys are its own. */
function scopeOf(ctx: RequestContext): string {
  return ctx.viewer.role === 'admin' ? ctx.viewer.accountId : 'guest';
}

/** The booking this very request made before; null when it is new. Throws IDEMPOTENCY_MISMATCH for another body. */
export async function earlierBooking(
  ctx: RequestContext,
  manager: EntityManager,
  { key, fingerprint }: IdempotentRequest,
): Promise<string | null> {
  const expired = instantText(new Date(ctx.clock.now().getTime() - LIFETIME_MS));
  await manager.createQueryBuilder().delete().from(IdempotencyKeyEntity).where('createdAt < :expired', { expired }).execute();
  const known = await manager.findOneBy(IdempotencyKeyEntity, { scope: scopeOf(ctx), key });
  if (!known) return null;
  if (known.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return known.bookingId;
}

export async function rememberBooking(
  ctx: RequestContext,
  manager: EntityManager,
  { key, fingerprint }: IdempotentRequest,
  bookingId: string,
): Promise<void> {
  await manager.insert(IdempotencyKeyEntity, {
    scope: scopeOf(ctx),
    key,
    fingerprint,
    bookingId,
    createdAt: ctx.clock.now(),
  });
}
