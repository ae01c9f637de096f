import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { MAX_ATTEMPTS } from './outbox-delivery.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';

/** The messages that have not left, by what is to happen with them. */
export interface OutboxState {
  /** Their time has not come. */
  planned: number;
  /** Their time has come, and they have not been tried. */
  due: number;
  /** An attempt failed; another one follows. */
  retrying: number;
  /** Nobody tries them again. */
  failed: number;
  /** How long the one that is due and undelivered for the longest has been so, tried or not; 0 when there is none. */
  oldestDueMs: number;
}

/** One statement over the messages that have not left. */
export async function outboxState(manager: EntityManager, now: Date): Promise<OutboxState> {
  const row = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select('SUM(CASE WHEN message.attempts >= :most THEN 1 ELSE 0 END)', 'failed')
    .addSelect('SUM(CASE WHEN message.attempts BETWEEN 1 AND :most - 1 THEN 1 ELSE 0 END)', 'retrying')
    .addSelect('SUM(CASE WHEN message.attempts = 0 AND message.dueAt <= :now THEN 1 ELSE 0 END)', 'due')
    .addSelect('SUM(CASE WHEN message.attempts = 0 AND message.dueAt > :now THEN 1 ELSE 0 END)', 'planned')
    .addSelect(
      'MIN(CASE WHEN message.attempts >= :most OR message.dueAt > :now THEN NULL ELSE message.dueAt END)',
      'oldest',
    )
    .where('message.sentAt IS NULL')
    .setParameters({ most: MAX_ATTEMPTS, now: instantText(now) })
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
