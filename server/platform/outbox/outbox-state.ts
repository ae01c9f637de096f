import type { EntityManager } from 'typeorm';
import { instantText } from '../database/columns.js';
import { VOID } from './limits.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import type { Template } from './templates.js';

/** Counts of unsent messages by state, without those that are void. */
export interface OutboxState {
  /** Not due yet. */
  planned: number;
  /** Due, without a failed attempt. */
  due: number;
  /** An attempt failed; a retry follows. */
  retrying: number;
  /** Not retried any more, and not marked as handled. */
  failed: number;
  /** Milliseconds since the oldest due or retrying message became due; 0 for none. */
  oldestDueMs: number;
}

const counting = (condition: string): string =>
  `SUM(CASE WHEN message.failedAt IS NULL AND ${condition} THEN 1 ELSE 0 END)`;

/** Reads the state in one statement. */
export async function outboxState(manager: EntityManager, now: Date): Promise<OutboxState> {
  const row = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select(
      'SUM(CASE WHEN message.failedAt IS NOT NULL AND message.handledAt IS NULL THEN 1 ELSE 0 END)',
      'failed',
    )
    .addSelect(counting('message.retryAt IS NOT NULL'), 'retrying')
    .addSelect(counting('message.retryAt IS NULL AND message.dueAt <= :now'), 'due')
    .addSelect(counting('message.retryAt IS NULL AND message.dueAt > :now'), 'planned')
    .addSelect(
      'MIN(CASE WHEN message.failedAt IS NULL AND message.dueAt <= :now THEN message.dueAt END)',
      'oldest',
    )
    .where('message.sentAt IS NULL')
    .andWhere('(message.lastError IS NULL OR message.lastError <> :void)')
    .setParameters({ now: instantText(now), void: VOID })
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

/**
 * A failure that is not the mail server's: the mailbox is full, or the server postpones this recipient (as with
 * greylisting) while it accepts others.
 */
const OF_RECIPIENT = `message.lastError LIKE 'EMAILBOX %' OR (
  message.lastError LIKE 'EENVELOPE 4%' AND message.lastError <> 'EENVELOPE 421' AND EXISTS (
    SELECT 1 FROM "outbox_message" AS accepted
    WHERE accepted."sent_at" >= :before AND accepted."channel" = 'email'))`;

/**
 * Whether messages due before a time are still unsent for a reason that is not one recipient's: some were never tried,
 * or those to several recipients have failed. Alerts about the outbox itself do not count.
 */
export async function areMessagesDelayed(manager: EntityManager, before: Date): Promise<boolean> {
  const row = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select('SUM(CASE WHEN message.retryAt IS NULL THEN 1 ELSE 0 END)', 'untried')
    .addSelect('COUNT(DISTINCT COALESCE(message.recipientKey, message.recipient))', 'recipients')
    .where('message.sentAt IS NULL AND message.failedAt IS NULL AND message.dueAt < :before')
    .andWhere(`(message.lastError IS NULL OR NOT (message.lastError = :void OR ${OF_RECIPIENT}))`)
    .andWhere('message.template <> :alert')
    .setParameters({
      before: instantText(before),
      void: VOID,
      alert: 'installation.problems' satisfies Template,
    })
    .getRawOne<Record<'untried' | 'recipients', string | number | null>>();
  return Number(row?.untried ?? 0) > 0 || Number(row?.recipients ?? 0) > 1;
}
