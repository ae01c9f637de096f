import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { insertRows } from '../database/insert-rows.js';
import type { Locale } from '../i18n/message.js';
import { isRecord } from '../validation/is-record.js';
import { OutboxMessageEntity, type OutboxChannel } from './outbox-message.entity.js';

export interface QueuedMessage {
  channel: OutboxChannel;
  /** Which text: booking.confirmation */
  template: string;
  recipient: string;
  language: Locale;
  /** Ids of what the text is made of. */
  payload: Record<string, string>;
  /** The same message is queued once. */
  deduplicationKey: string;
  /** Now, unless it is for later. */
  dueAt?: Date;
}

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
    payload: JSON.stringify(queued.payload),
    dueAt: queued.dueAt ?? now,
    sentAt: null,
    attempts: 0,
    lastError: null,
    createdAt: now,
  }));
  await insertRows(manager, OutboxMessageEntity, rows);
}

/** One of the ids that a message was queued with. */
export function idIn({ template, payload }: OutboxMessageEntity, name: string): string {
  const ids: unknown = JSON.parse(payload);
  const id = isRecord(ids) ? ids[name] : undefined;
  if (typeof id !== 'string') throw new Error(`${template} was queued without ${name}`);
  return id;
}
