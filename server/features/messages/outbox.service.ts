import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { seek } from '../../platform/database/keyset.js';
import { countTo } from '../../platform/database/searched-list.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import {
  connectionOf,
  readingDirection,
  startOf,
  type Connection,
  type Page,
} from '../../platform/graphql/connection.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { DueMessage } from '../../platform/outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { filledTemplate, isTemplate } from '../../platform/outbox/templates.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import type { MessageService } from './message.service.js';
import { outboxQuery, type OutboxFilter } from './outbox-list.query.js';
import { KIND_OF } from './outbox-message.constants.js';
import { outboxProblemOf, outboxStateOf } from './outbox-message.rules.js';
import type { OutboxMessage, OutboxMessagePreview } from './outbox-message.type.js';

const NEWEST = ['message.createdAt', 'message.id'];

interface Parts {
  database: Database;
  messages: MessageService;
  /** Messages sent again, per account of the office. */
  throttle: Throttle;
}

/** What the office sees of the outbox, and does with it. */
export class OutboxService {
  constructor(private readonly parts: Parts) {}

  /** Messages, newest first. */
  async page(filter: OutboxFilter, page: Page): Promise<Connection<OutboxMessage>> {
    const query = () => outboxQuery(this.parts.database.reader.manager, filter);
    const start = startOf(page, NEWEST.length);
    const rows = await seek(query(), NEWEST, readingDirection(page, 'DESC'), start)
      .limit(page.first + 1)
      .getMany();
    return connectionOf(
      rows.map(shown),
      page,
      ({ createdAt, id }) => [instantText(createdAt), id],
      (atMost) => countTo(query(), atMost),
    );
  }

  /** What a message would say now; without a text when there is nothing to say any more. Throws NOT_FOUND. */
  async preview(ctx: RequestContext, id: string, language: Locale): Promise<OutboxMessagePreview> {
    const due = dueOf(await find(this.parts.database.reader.manager, id));
    const preview = due && (await this.parts.messages.preview(ctx, { ...due, language }));
    return preview ?? { language, subject: null, text: null, html: null, attachment: null };
  }

  /**
   * Queues a failed message anew, or a copy of a sent one, whose id tells the receiver that it is no duplicate. Throws
   * NOT_FOUND, CONFLICT and RATE_LIMITED.
   */
  async resend(ctx: RequestContext, id: string): Promise<OutboxMessage> {
    await this.parts.throttle.count(ctx.viewer.role === 'guest' ? ctx.address : ctx.viewer.accountId);
    if ((await this.preview(ctx, id, 'en')).text === null) throw new DomainError('CONFLICT');
    return this.parts.database.transaction(ctx, async (manager) => {
      // Of two who press the button at once, the second waits here and then finds the copy of the first.
      await manager.update(OutboxMessageEntity, { id }, { id });
      const row = await find(manager, id);
      const again = await queueAgain(manager, row, ctx.clock.now());
      await recordAudit(ctx, manager, {
        action: 'message.sentAgain',
        subjectType: 'outboxMessage',
        subjectId: id,
        details: { template: row.template },
      });
      return shown(again);
    });
  }
}

async function queueAgain(
  manager: EntityManager,
  row: OutboxMessageEntity,
  now: Date,
): Promise<OutboxMessageEntity> {
  const anew = { dueAt: now, attempts: 0, sentAt: null, failedAt: null, retryAt: null, lastError: null };
  switch (outboxStateOf(row)) {
    case 'failed':
      await manager.update(OutboxMessageEntity, { id: row.id }, anew);
      return { ...row, ...anew };
    case 'sent': {
      const keys = `again:${row.id}:`;
      const isQueued = await outboxQuery(manager, { state: 'queued' })
        .andWhere('message.deduplicationKey LIKE :keys', { keys: `${keys}%` })
        .getExists();
      if (isQueued) throw new DomainError('CONFLICT');
      const id = randomUUID();
      const copy = { ...row, ...anew, id, deduplicationKey: keys + id, createdAt: now };
      await insertRows(manager, OutboxMessageEntity, [copy]);
      return copy;
    }
    case 'queued':
    case 'retrying':
      throw new DomainError('CONFLICT');
  }
}

async function find(manager: EntityManager, id: string): Promise<OutboxMessageEntity> {
  const row = await manager.findOneBy(OutboxMessageEntity, { id });
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Null for one of a template that this version of the site does not have. */
function dueOf(row: OutboxMessageEntity): DueMessage | null {
  if (!isTemplate(row.template)) return null;
  return { ...filledTemplate(row), recipient: row.recipient, language: row.language };
}

function shown(row: OutboxMessageEntity): OutboxMessage {
  const { id, template, channel, recipient, language, attempts, createdAt, dueAt, sentAt, failedAt } = row;
  const state = outboxStateOf(row);
  return {
    ...{ id, recipient, language, state, attempts, createdAt, dueAt, sentAt, failedAt },
    kind: isTemplate(template) ? KIND_OF[template] : null,
    isTextMessage: channel === 'sms',
    problem: outboxProblemOf(row.lastError),
    lastError: row.lastError,
    retryAt: state === 'retrying' ? row.retryAt : null,
  };
}
