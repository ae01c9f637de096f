import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { insertRows } from '../database/insert-rows.js';
import type { Locale } from '../i18n/message.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { channelOf, type Filled } from './templates.js';

export type QueuedMessage = Filled & {
  recipient: string;
  language: Locale;
  /** The same message is queued once. */
  deduplicationKey: string;
  /** Now, unless it is for later. */
  dueAt?: Date;
};

/** Queues messages in the transaction of what they tell about: they leave if and only if that is committed. */
export async function queueMessage(
  ctx: RequestContext,
  manager: EntityManager,
  ...messages: readonly QueuedMessage[]
): Promise<void> {
  const now = ctx.clock.now();
  const rows = messages.map((queued) => ({
    ...queued,
    id: randomUUID(),
    channel: channelOf(queued.template),
    payload: JSON.stringify(queued.payload),
    dueAt: queued.dueAt ?? now,
    sentAt: null,
    attempts: 0,
    lastError: null,
    createdAt: now,
  }));
  await insertRows(manager, OutboxMessageEntity, rows);
}
