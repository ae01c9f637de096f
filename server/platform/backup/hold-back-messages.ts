import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';

/** As the delivery notes a code. */
export const RESTORED = 'RESTORED';

/**
 * Messages that were waiting when the backup was made may have left since, and nobody can know: those whose time has come,
 * or that had been tried, are left to the office as failed. What is for later leaves in its time.
 * @returns how many are held back
 */
export async function holdBackMessages(manager: EntityManager, now: Date): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ failedAt: now, retryAt: null, lastError: RESTORED })
    .where('sent_at IS NULL AND failed_at IS NULL AND (due_at <= :now OR attempts > 0)')
    .setParameters({ now: instantText(now) })
    .execute();
  return affected ?? 0;
}
