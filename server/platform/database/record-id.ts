import { createHash, randomUUID } from 'node:crypto';
import type { RequestContext } from '../context/request-context.js';

/**
 * Whose idempotency keys a request uses. Guests share one scope, because each form generates a random, secret key; each
 * account of the office has its own scope.
 */
export function keyScopeOf({ viewer }: Pick<RequestContext, 'viewer'>): string {
  return viewer.role === 'admin' ? viewer.accountId : 'guest';
}

/**
 * The id of a record to create. Without an idempotency key it is random. Otherwise it is derived from the key, so that
 * the transaction of a repeated request finds the record of the first one and does nothing. Of two concurrent requests,
 * the second violates the primary key, is retried and then finds the record.
 * @param kind what is created, because one form may use its key for records of several kinds
 * @param index distinguishes records that are created together
 */
export function newRecordId(
  ctx: Pick<RequestContext, 'viewer'>,
  kind: string,
  key: string | undefined,
  index = 0,
): string {
  if (!key) return randomUUID();
  const parts = [keyScopeOf(ctx), kind, key, index];
  return uuidOf(createHash('sha256').update(JSON.stringify(parts)).digest());
}

/** A UUID (version 8, RFC 9562) of the first bits of a digest. */
export function uuidOf(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
