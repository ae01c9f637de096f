import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { afterCommit } from '../database/after-commit.js';
import { insertRows } from '../database/insert-rows.js';
import type { Locale } from '../i18n/message.js';
import { signals } from '../metrics/signals.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { recipientKeyOf } from './recipient-key.js';
import { channelOf, subjectOf, type Filled } from './templates.js';

export type QueuedMessage = Filled & {
  recipient: string;
  language: Locale;
  /** Prevents queueing the same message twice. */
  deduplicationKey: string;
  /** Default: now. */
  dueAt?: Date;
};

/** Without the columns that delivery sets. */
export type OutboxRow = Partial<OutboxMessageEntity> & Pick<OutboxMessageEntity, 'dueAt' | 'createdAt'>;

/** Queues messages in the transaction of their cause, so that they are sent if and only if it commits. */
export function queueMessage(
  ctx: RequestContext,
  manager: EntityManager,
  ...messages: readonly QueuedMessage[]
): Promise<void> {
  return writeOutbox(manager, outboxRows(ctx, messages));
}

/** Queues messages, also of several requests, in one statement. */
export async function writeOutbox(manager: EntityManager, rows: readonly OutboxRow[]): Promise<void> {
  await insertRows(manager, OutboxMessageEntity, rows);
  if (rows.some(({ dueAt, createdAt }) => dueAt <= createdAt)) afterCommit(manager, tellQueued);
}

export function outboxRows(ctx: RequestContext, messages: readonly QueuedMessage[]): OutboxRow[] {
  const now = ctx.clock.now();
  return messages.map((queued) => ({
    id: randomUUID(),
    template: queued.template,
    recipient: queued.recipient,
    recipientKey: recipientKeyOf(queued.recipient),
    language: queued.language,
    deduplicationKey: queued.deduplicationKey,
    channel: channelOf(queued.template),
    subjectId: subjectOf(queued),
    payload: JSON.stringify(queued.payload),
    dueAt: queued.dueAt ?? now,
    sentAt: null,
    attempts: 0,
    lastError: null,
    createdAt: now,
  }));
}

const tellQueued = (): void => signals.messagesQueued.emit(undefined);
