import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import {
  outboxRows,
  writeOutbox,
  type OutboxRow,
  type QueuedMessage,
} from '../../../platform/outbox/outbox.js';

/** The time after a mail is due in which it is not mailed to the same address again, because a request is repeated. */
const REPEATED_WITHIN_MS = 60_000;

/**
 * Mails something at once, although its record has not changed and it may have been mailed before. Requires locked
 * records.
 * @returns those that were not mailed just before
 */
export async function mailNow<Mailed extends { message: QueuedMessage }>(
  ctx: RequestContext,
  manager: EntityManager,
  mails: readonly Mailed[],
): Promise<Mailed[]> {
  if (mails.length === 0) return [];
  const now = ctx.clock.now();
  const rows = outboxRows(
    ctx,
    // A message about one version can be mailed several times.
    mails.map(({ message }) => ({
      ...message,
      deduplicationKey: `${message.deduplicationKey}:${randomUUID()}`,
    })),
  );
  const recent = await manager
    .createQueryBuilder(OutboxMessageEntity, 'message')
    .select(['message.id', 'message.template', 'message.payload', 'message.recipient'])
    .where('message.subjectId IN (:...subjectIds)', { subjectIds: rows.map(({ subjectId }) => subjectId) })
    .andWhere('message.failedAt IS NULL AND message.dueAt > :since', {
      since: instantText(new Date(now.getTime() - REPEATED_WITHIN_MS)),
    })
    .getMany();
  const isRepeated = (row: OutboxRow) =>
    recent.some(
      ({ template, payload, recipient }) =>
        template === row.template && payload === row.payload && recipient === row.recipient,
    );
  const isNew = rows.map((row) => !isRepeated(row));
  await writeOutbox(
    manager,
    rows.filter((_, index) => isNew[index]),
  );
  return mails.filter((_, index) => isNew[index]);
}
