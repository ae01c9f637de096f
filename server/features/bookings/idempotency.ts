import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import { FixedQuery } from '../../platform/database/fixed-query.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

const ALIVE = new FixedQuery<Pick<IdempotencyKeyEntity, 'fingerprint' | 'bookingId'>>((manager) =>
  manager
    .createQueryBuilder(IdempotencyKeyEntity, 'known')
    .select('known.fingerprint', 'fingerprint')
    .addSelect('known.bookingId', 'bookingId')
    .where('known.scope = :scope AND known.key = :key AND known.createdAt >= :oldest'),
);

const OVER = new FixedQuery((manager) =>
  manager.createQueryBuilder().delete().from(IdempotencyKeyEntity).where('createdAt < :oldest'),
);

export interface IdempotentRequest {
  key: string;
  fingerprint: string;
}

/** Guests share one scope: a key is a random secret of the form that made it. The office's keys are its own. */
function scopeOf(ctx: RequestContext): string {
  return ctx.viewer.role === 'admin' ? ctx.viewer.accountId : 'guest';
}

function oldestAlive(ctx: RequestContext): Date {
  return new Date(ctx.clock.now().getTime() - LIFETIME_MS);
}

/** The booking this very request made before; null when it is new. Throws IDEMPOTENCY_MISMATCH for another body. */
export async function earlierBooking(
  ctx: RequestContext,
  manager: EntityManager,
  { key, fingerprint }: IdempotentRequest,
): Promise<string | null> {
  const values = { scope: scopeOf(ctx), key, oldest: instantText(oldestAlive(ctx)) };
  const [known] = await ALIVE.run(manager, values);
  if (!known) return null;
  if (known.fingerprint !== fingerprint) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return known.bookingId;
}

/** Keeps the key for 24 hours, and drops those that are older. */
export async function rememberBooking(
  ctx: RequestContext,
  manager: EntityManager,
  { key, fingerprint }: IdempotentRequest,
  bookingId: string,
): Promise<void> {
  await OVER.run(manager, { oldest: instantText(oldestAlive(ctx)) });
  const row = { scope: scopeOf(ctx), key, fingerprint, bookingId, createdAt: ctx.clock.now() };
  await insertRows(manager, IdempotencyKeyEntity, [row]);
}
