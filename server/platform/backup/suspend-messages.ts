import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';

/** Stored as `lastError`, like the error codes of the delivery. */
const RESTORED = 'RESTORED';

/**
 * Marks messages as failed that are due or had been tried, because they may have been sent after the backup was made; the
 * office decides about them. Later messages are sent as planned.
 * @returns the number of messages held back
 */
export async function suspendMessages(manager: EntityManager, now: Date): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ failedAt: now, retryAt: null, lastError: RESTORED })
    .where('sent_at IS NULL AND failed_at IS NULL AND (due_at <= :now OR attempts > 0)')
    .setParameters({ now: instantText(now) })
    .execute();
  return affected ?? 0;
}
