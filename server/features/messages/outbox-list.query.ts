import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/database/search.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { messageSubjectsOfClass } from '../bookings/class-messages.query.js';
import { KIND_OF, type OutboxKind, type OutboxState } from './outbox-message.constants.js';

/** What the office narrows the list of what the site sends by. */
export interface OutboxFilter {
  state?: OutboxState | undefined;
  kind?: OutboxKind | undefined;
  /** A part of the address or the number. */
  recipient?: string | undefined;
  /** Only about bookings of this class. */
  classInstanceId?: string | undefined;
}

/** `outboxStateOf` in SQL. */
const STATES: Record<OutboxState, string> = {
  sent: 'message.sentAt IS NOT NULL',
  failed: 'message.sentAt IS NULL AND message.failedAt IS NOT NULL',
  retrying: 'message.sentAt IS NULL AND message.failedAt IS NULL AND message.retryAt IS NOT NULL',
  queued: 'message.sentAt IS NULL AND message.failedAt IS NULL AND message.retryAt IS NULL',
};

/** `message` is the alias. */
export function outboxQuery(
  manager: EntityManager,
  { state, kind, recipient, classInstanceId }: OutboxFilter,
): SelectQueryBuilder<OutboxMessageEntity> {
  const query = manager.createQueryBuilder(OutboxMessageEntity, 'message').where('1 = 1');
  if (state) query.andWhere(STATES[state]);
  if (kind) {
    const template = Object.entries(KIND_OF).find(([, name]) => name === kind)?.[0];
    query.andWhere('message.template = :template', { template });
  }
  if (recipient) {
    query.andWhere("LOWER(message.recipient) LIKE :recipient ESCAPE '\\'", {
      recipient: containing(recipient.toLowerCase()),
    });
  }
  if (classInstanceId)
    query.andWhere(`message.subjectId ${amongSubjectsOfClass(manager)}`, { classInstanceId });
  return query;
}

/** PostgreSQL is to look the ids up first: it cannot tell how few they are, and would go through all messages. */
function amongSubjectsOfClass(manager: EntityManager): string {
  const ids = messageSubjectsOfClass(manager);
  return manager.connection.options.type === 'postgres' ? `= ANY (ARRAY(${ids}))` : `IN (${ids})`;
}
