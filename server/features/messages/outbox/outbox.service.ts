import { randomUUID } from 'node:crypto';
import { In, IsNull, Like, type EntityManager } from 'typeorm';
import { auditAbout } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { requireAccountId } from '../../../platform/context/require-role.js';
import { accountIdOf } from '../../../platform/context/viewer.js';
import { instantText } from '../../../platform/database/columns.js';
import type { Database } from '../../../platform/database/database.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import type { ListOrder } from '../../../platform/database/keyset.js';
import { DomainError, orNotFound } from '../../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../../platform/graphql/connection.js';
import { pageOfQuery } from '../../../platform/graphql/list-page.js';
import type { Locale } from '../../../platform/i18n/message.js';
import type { DueMessage } from '../../../platform/outbox/outbox-delivery.js';
import { OutboxMessageEntity } from '../../../platform/outbox/outbox-message.entity.js';
import {
  filledTemplate,
  isTemplate,
  outboxKindOf,
  subjectNameOf,
} from '../../../platform/outbox/templates.js';
import type { Throttle } from '../../../platform/throttle/throttle.js';
import { AccountEntity } from '../../accounts/account.entity.js';
import { nameOfAccount } from '../../accounts/account.rules.js';
import type { MarkOutboxMessageInput } from './mark-outbox-message.input.js';
import type { MessageService } from '../message.service.js';
import { outboxQuery, type OutboxFilter } from './outbox-list.query.js';
import { isScheduled, outboxProblemOf, outboxStateOf } from './outbox-message.rules.js';
import type { OutboxMessage, OutboxMessagePreview } from './outbox-message.type.js';

const audit = auditAbout('outboxMessage');

type Sortable = Pick<OutboxMessage, 'id' | 'createdAt' | 'dueAt'>;

const NEWEST_FIRST: ListOrder<Sortable> = {
  columns: ['message.createdAt', 'message.id'],
  direction: 'DESC',
  keysOf: ({ createdAt, id }) => [instantText(createdAt), id],
};
const LAST_DUE_FIRST: ListOrder<Sortable> = {
  columns: ['message.dueAt', 'message.id'],
  direction: 'DESC',
  keysOf: ({ dueAt, id }) => [instantText(dueAt), id],
};

/** A list without the scheduled messages starts with what was due last, even if it was queued long before, such as a reminder. */
function orderOf({ isScheduled: areScheduled }: OutboxFilter): ListOrder<Sortable> {
  if (typeof areScheduled !== 'boolean') return NEWEST_FIRST;
  return areScheduled ? { ...LAST_DUE_FIRST, direction: 'ASC' } : LAST_DUE_FIRST;
}

interface Parts {
  database: Database;
  messages: MessageService;
  /** Per admin account, for messages sent again. */
  throttle: Throttle;
}

/** The office's operations on the outbox. */
export class OutboxService {
  constructor(private readonly parts: Parts) {}

  /** Messages in the order of `orderOf`. */
  async page(ctx: RequestContext, filter: OutboxFilter, page: Page): Promise<Connection<OutboxMessage>> {
    const { manager } = this.parts.database.reader;
    const now = ctx.clock.now();
    const query = () => outboxQuery(manager, filter, now);
    const found = await pageOfQuery(query, orderOf(filter), page, (row) => outboxMessageOf(row, now));
    await nameHandlers(manager, found.nodes);
    return found;
  }

  /** A message as it would be rendered now; without a text if it is void. Throws NOT_FOUND. */
  async preview(ctx: RequestContext, id: string, language: Locale): Promise<OutboxMessagePreview> {
    const due = dueOf(await find(this.parts.database.reader.manager, id));
    const preview = due && (await this.parts.messages.preview(ctx, { ...due, language }));
    return preview ?? { language, subject: null, text: null, html: null, attachment: null };
  }

  /**
   * Queues a failed message again, or a copy of a sent one with a new id, so that mail clients do not treat it as a
   * duplicate. Throws NOT_FOUND, CONFLICT and RATE_LIMITED.
   */
  async resend(ctx: RequestContext, id: string): Promise<OutboxMessage> {
    await this.parts.throttle.count(requireAccountId(ctx));
    if ((await this.preview(ctx, id, 'en')).text === null) throw new DomainError('CONFLICT');
    return this.parts.database.transaction(ctx, async (manager) => {
      // Locks the row, so that a concurrent request waits here and then finds the copy.
      await manager.update(OutboxMessageEntity, { id }, { id });
      const row = await find(manager, id);
      const again = await queueAgain(manager, row, ctx.clock.now());
      await audit(ctx, manager, 'message.sentAgain', id, { template: row.template });
      return outboxMessageOf(again, ctx.clock.now());
    });
  }

  /**
   * Marks a failed message as handled, or removes the mark. An existing mark keeps its time and admin.
   * Throws NOT_FOUND, and CONFLICT if it has not failed.
   */
  async mark(ctx: RequestContext, { id, isHandled }: MarkOutboxMessageInput): Promise<OutboxMessage> {
    return this.parts.database.transaction(ctx, async (manager) => {
      await manager.update(OutboxMessageEntity, { id }, { id });
      const row = await find(manager, id);
      const state = outboxStateOf(row);
      if (state !== 'failed' && state !== 'handled') throw new DomainError('CONFLICT');
      const now = ctx.clock.now();
      if (isHandled !== (state === 'handled')) {
        const handled = { handledAt: now, handledBy: accountIdOf(ctx.viewer) };
        Object.assign(row, isHandled ? handled : NOT_HANDLED);
        await manager.update(OutboxMessageEntity, { id }, row);
        await audit(ctx, manager, 'message.marked', id, { template: row.template, isHandled });
      }
      const message = outboxMessageOf(row, now);
      await nameHandlers(manager, [message]);
      return message;
    });
  }
}

const NOT_HANDLED = { handledAt: null, handledBy: null } as const;

async function queueAgain(
  manager: EntityManager,
  row: OutboxMessageEntity,
  now: Date,
): Promise<OutboxMessageEntity> {
  const unsent = { sentAt: null, failedAt: null, retryAt: null, lastError: null, ...NOT_HANDLED };
  const anew = { dueAt: now, attempts: 0, ...unsent };
  switch (outboxStateOf(row)) {
    case 'failed':
    case 'handled':
      await manager.update(OutboxMessageEntity, { id: row.id }, anew);
      return { ...row, ...anew };
    case 'sent': {
      const keys = `again:${row.id}:`;
      const unsentCopy = { sentAt: IsNull(), failedAt: IsNull(), deduplicationKey: Like(`${keys}%`) };
      if (await manager.existsBy(OutboxMessageEntity, unsentCopy)) throw new DomainError('CONFLICT');
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
  return orNotFound(await manager.findOneBy(OutboxMessageEntity, { id }));
}

/** Null for a template that does not exist in this version. */
function dueOf(row: OutboxMessageEntity): DueMessage | null {
  if (!isTemplate(row.template)) return null;
  return { ...filledTemplate(row), recipient: row.recipient, language: row.language };
}

/** Replaces the ids of the accounts that marked messages as handled by their names. */
async function nameHandlers(manager: EntityManager, messages: readonly OutboxMessage[]): Promise<void> {
  const ids = [...new Set(messages.flatMap(({ handledBy }) => handledBy ?? []))];
  if (ids.length === 0) return;
  const accounts = await manager.findBy(AccountEntity, { id: In(ids) });
  const names = new Map(accounts.map((account) => [account.id, nameOfAccount(account)]));
  for (const message of messages)
    if (message.handledBy !== null) message.handledBy = names.get(message.handledBy) ?? null;
}

/** With the id of the account in `handledBy`. */
function outboxMessageOf(row: OutboxMessageEntity, now: Date): OutboxMessage {
  const { id, template, channel, recipient, language, attempts, createdAt, dueAt, sentAt, failedAt } = row;
  const state = outboxStateOf(row);
  const subject = isTemplate(template) ? subjectNameOf(template) : undefined;
  const idIf = (name: string): string | null => (subject === name ? row.subjectId : null);
  return {
    id,
    recipient,
    language,
    state,
    attempts,
    createdAt,
    dueAt,
    sentAt,
    failedAt,
    kind: outboxKindOf(template),
    isTextMessage: channel === 'sms',
    isScheduled: isScheduled(row, now),
    problem: outboxProblemOf(row.lastError),
    lastError: row.lastError,
    retryAt: state === 'retrying' ? row.retryAt : null,
    handledAt: state === 'handled' ? row.handledAt : null,
    handledBy: state === 'handled' ? row.handledBy : null,
    bookingId: idIf('bookingId'),
    crewBookingId: idIf('crewBookingId'),
    studentId: idIf('studentId'),
  };
}
