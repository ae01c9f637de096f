import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { MAX_ATTEMPTS } from '../outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../outbox/outbox-message.entity.js';

/**
 * Messages that were waiting when the backup was made may have left since, and nobody can know: those whose time has come,
 * or that had been tried, are left to the office as failed. What is for later leaves in its time.
 * @returns how many are held back
 */
export async function holdBackMessages(manager: EntityManager, now: Date): Promise<number> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(OutboxMessageEntity)
    .set({ attempts: MAX_ATTEMPTS, lastError: 'restored from a backup' })
    .where('sent_at IS NULL AND attempts < :most AND (due_at <= :now OR attempts > 0)')
    .setParameters({ most: MAX_ATTEMPTS, now: instantText(now) })
    .execute();
  return affected ?? 0;
}
