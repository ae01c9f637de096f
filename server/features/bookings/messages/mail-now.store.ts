import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MINUTE_MS } from '../../../platform/context/durations.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { queueMessage, type QueuedMessage } from '../../../platform/outbox/outbox.js';
import { subjectOf } from '../../../platform/outbox/templates.js';
import { withdrawUnsent } from '../../../platform/outbox/unsent.js';

/** The time after a mail is due in which it is not mailed to the same address again, because a request is repeated. */
const REPEATED_WITHIN_MS = MINUTE_MS;

/**
 * Queues mails for immediate delivery, also again for an unchanged record, unless the same mail about the same version was
 * due within the last minute. Requires locked records.
 * @returns those that were queued
 */
export async function mailNow<Mailed extends { message: QueuedMessage }>(
  ctx: RequestContext,
  manager: EntityManager,
  mails: readonly Mailed[],
): Promise<Mailed[]> {
  if (mails.length === 0) return [];
  const now = ctx.clock.now();
  const recent = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select(['message.id', 'message.deduplicationKey', 'message.payload', 'message.recipient'])
    .where('message.subjectId IN (:...subjectIds)', {
      subjectIds: mails.map(({ message }) => subjectOf(message)),
    })
    .andWhere('message.failedAt IS NULL AND message.dueAt > :since', {
      since: instantText(new Date(now.getTime() - REPEATED_WITHIN_MS)),
    })
    .getMany();
  const isRepeated = ({ deduplicationKey: key, payload, recipient }: QueuedMessage) =>
    recent.some(
      (sent) =>
        `${sent.deduplicationKey}:`.startsWith(`${key}:`) &&
        sent.payload === JSON.stringify(payload) &&
        sent.recipient === recipient,
    );
  const queued = mails.filter(({ message }) => !isRepeated(message));
  const messages = queued.map(({ message }) => ({
    ...message,
    deduplicationKey: `${message.deduplicationKey}:${randomUUID()}`,
  }));
  // An unsent one would now be the same mail.
  const earlier = messages.map((message) => ({
    template: message.template,
    subjectId: subjectOf(message) ?? '',
    payload: JSON.stringify(message.payload),
  }));
  await withdrawUnsent(manager, earlier, now);
  await queueMessage(ctx, manager, ...messages);
  return queued;
}
