import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { isPostgres } from '../../../platform/database/is-postgres.js';
import { containing } from '../../../platform/database/search.js';
import { keySql } from '../../../platform/database/stored-key.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import { templateOfKind, type OutboxKind } from '../../../platform/outbox/templates.js';
import { messageSubjectsOfClass } from './class-messages.query.js';
import type { OutboxState } from './outbox-message.constants.js';
import { scheduledFrom } from './outbox-message.rules.js';

/** Filters of the office's list of messages. */
export interface OutboxFilter {
  state?: OutboxState | undefined;
  kind?: OutboxKind | undefined;
  /** A part of the address or the number. */
  recipient?: string | undefined;
  /** Only messages about bookings, crews, the waiting list and offers of this class. */
  classInstanceId?: string | undefined;
  /** True: only messages that are due later; false: only the others. */
  isScheduled?: boolean | null | undefined;
}

/** `outboxStateOf` in SQL. */
const STATES: Record<OutboxState, string> = {
  sent: 'message.sentAt IS NOT NULL',
  failed: 'message.sentAt IS NULL AND message.failedAt IS NOT NULL AND message.handledAt IS NULL',
  handled: 'message.sentAt IS NULL AND message.failedAt IS NOT NULL AND message.handledAt IS NOT NULL',
  retrying: 'message.sentAt IS NULL AND message.failedAt IS NULL AND message.retryAt IS NOT NULL',
  queued: 'message.sentAt IS NULL AND message.failedAt IS NULL AND message.retryAt IS NULL',
};

/** `isScheduled` in SQL. */
const SCHEDULED = `${STATES.queued} AND message.dueAt > :scheduledFrom`;

/** Messages that match the filter, with the alias `message`. */
export function outboxQuery(
  manager: EntityManager,
  { state, kind, recipient, classInstanceId, isScheduled }: OutboxFilter,
  now: Date,
): SelectQueryBuilder<OutboxMessageEntity> {
  const query = manager.createQueryBuilder(OutboxMessageEntity, 'message').where('1 = 1');
  if (state) query.andWhere(STATES[state]);
  if (typeof isScheduled === 'boolean') {
    query.andWhere(isScheduled ? SCHEDULED : `NOT (${SCHEDULED})`, {
      scheduledFrom: instantText(scheduledFrom(now)),
    });
  }
  if (kind) query.andWhere('message.template = :template', { template: templateOfKind(kind) });
  if (recipient) {
    query.andWhere(`${keySql('message.recipient')} LIKE :recipient ESCAPE '\\'`, {
      recipient: containing(recipient.toLowerCase()),
    });
  }
  if (classInstanceId)
    query.andWhere(`message.subjectId ${amongSubjectsOfClass(manager)}`, { classInstanceId });
  return query;
}

/** Makes PostgreSQL look up the ids first: it cannot estimate how few there are, and would scan all messages. */
function amongSubjectsOfClass(manager: EntityManager): string {
  const ids = messageSubjectsOfClass(manager);
  return isPostgres(manager.connection) ? `= ANY (ARRAY(${ids}))` : `IN (${ids})`;
}
