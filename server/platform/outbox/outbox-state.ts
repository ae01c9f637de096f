import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';

/** The messages that have not left, by what is to happen with them. */
export interface OutboxState {
  /** Their time has not come. */
  planned: number;
  /** Their time has come, and no attempt has failed. */
  due: number;
  /** An attempt failed; another one follows. */
  retrying: number;
  /** Nobody tries them again. */
  failed: number;
  /** How long the one that is due and undelivered for the longest has been so, tried or not; 0 when there is none. */
  oldestDueMs: number;
}

const counting = (condition: string): string =>
  `SUM(CASE WHEN message.failedAt IS NULL AND ${condition} THEN 1 ELSE 0 END)`;

/** One statement over the messages that have not left. */
export async function outboxState(manager: EntityManager, now: Date): Promise<OutboxState> {
  const row = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select('SUM(CASE WHEN message.failedAt IS NOT NULL THEN 1 ELSE 0 END)', 'failed')
    .addSelect(counting('message.retryAt IS NOT NULL'), 'retrying')
    .addSelect(counting('message.retryAt IS NULL AND message.dueAt <= :now'), 'due')
    .addSelect(counting('message.retryAt IS NULL AND message.dueAt > :now'), 'planned')
    .addSelect(
      'MIN(CASE WHEN message.failedAt IS NULL AND message.dueAt <= :now THEN message.dueAt END)',
      'oldest',
    )
    .where('message.sentAt IS NULL')
    .setParameters({ now: instantText(now) })
    .getRawOne<Record<'failed' | 'retrying' | 'due' | 'planned' | 'oldest', string | number | null>>();
  const count = (value: string | number | null | undefined): number => Number(value ?? 0);
  const oldest = row?.oldest ?? null;
  return {
    planned: count(row?.planned),
    due: count(row?.due),
    retrying: count(row?.retrying),
    failed: count(row?.failed),
    oldestDueMs: oldest === null ? 0 : Math.max(0, now.getTime() - Date.parse(String(oldest))),
  };
}
