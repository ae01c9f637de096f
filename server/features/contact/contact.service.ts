import { IsNull, type EntityManager } from 'typeorm';
import { auditAbout } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { instantText } from '../../platform/database/columns.js';
import type { ListOrder } from '../../platform/database/keyset.js';
import { newRecordId } from '../../platform/database/record-id.js';
import { orNotFound } from '../../platform/errors/domain-error.js';
import type { Connection, Page } from '../../platform/graphql/connection.js';
import { pageOfQuery } from '../../platform/graphql/list-page.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { contactMessageQuery, type ContactMessageFilter } from './contact-list.query.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import type { ContactMessage } from './contact-message.type.js';
import { messageSearchTexts } from './contact.rules.js';
import type { MarkContactMessageInput } from './mark-contact-message.input.js';
import type { SendContactMessageInput } from './send-contact-message.input.js';

interface Parts {
  database: Database;
  /** Recipient of messages to the office. */
  companyEmail: string;
  throttle: Throttle;
}

const audit = auditAbout('contactMessage');

/** Messages of guests to the office. */
export class ContactService {
  constructor(private readonly parts: Parts) {}

  /**
   * Stores a message and queues a mail to the company, once per idempotency key and content. Throws RATE_LIMITED.
   * @returns its id
   */
  async send(ctx: RequestContext, input: SendContactMessageInput): Promise<string> {
    const { database, companyEmail, throttle } = this.parts;
    const { name, email, phone = null, subject, message, idempotencyKey } = input;
    // Includes the content, so that a key that somebody else has used cannot suppress a message.
    const key = idempotencyKey && JSON.stringify([idempotencyKey, name, email, phone, subject, message]);
    const id = newRecordId(ctx, 'contactMessage', key);
    // A repeated request needs its response even if it has reached the limit.
    if (await database.reader.manager.existsBy(ContactMessageEntity, { id })) return id;
    await throttle.count(ctx.address);
    await database.transaction(ctx, async (manager) => {
      if (await manager.existsBy(ContactMessageEntity, { id })) return;
      await manager.insert(ContactMessageEntity, {
        id,
        name,
        email,
        subject,
        message,
        phone,
        ...messageSearchTexts({ name, email, phone, message }),
        language: input.language ?? ctx.locale,
        readAt: null,
        handledAt: null,
        createdAt: ctx.clock.now(),
      });
      await audit(ctx, manager, 'contact.received', id);
      await queueMessage(ctx, manager, {
        template: 'contact.received',
        recipient: companyEmail,
        language: 'en',
        payload: { contactMessageId: id },
        deduplicationKey: `contact.received:${id}`,
      });
    });
    return id;
  }

  /** Messages, newest first. */
  page(filter: ContactMessageFilter, page: Page): Promise<Connection<ContactMessage>> {
    const query = () => contactMessageQuery(this.parts.database.reader.manager, filter);
    return pageOfQuery<ContactMessageEntity, ContactMessage>(query, NEWEST_FIRST, page, (row) => row);
  }

  /** Marks a message as read or handled, or removes the mark. Throws NOT_FOUND. */
  async mark(
    ctx: RequestContext,
    { id, isRead, isHandled }: MarkContactMessageInput,
  ): Promise<ContactMessage> {
    return this.parts.database.transaction(ctx, async (manager) => {
      // One statement per mark, so that concurrent calls do not overwrite each other's marks.
      // A handled message has been read.
      await setMark(ctx, manager, id, 'readAt', isHandled ? true : isRead);
      await setMark(ctx, manager, id, 'handledAt', isHandled);
      const message = orNotFound(await manager.findOneBy(ContactMessageEntity, { id }));
      const { readAt, handledAt } = message;
      await audit(ctx, manager, 'contact.marked', id, {
        isRead: readAt !== null,
        isHandled: handledAt !== null,
      });
      return message;
    });
  }
}

/** An existing mark keeps its time. */
async function setMark(
  { clock }: RequestContext,
  manager: EntityManager,
  id: string,
  column: 'readAt' | 'handledAt',
  isMarked: boolean | undefined,
): Promise<void> {
  if (isMarked === undefined) return;
  const changed = isMarked ? { id, [column]: IsNull() } : { id };
  await manager.update(ContactMessageEntity, changed, { [column]: isMarked ? clock.now() : null });
}

const NEWEST_FIRST: ListOrder<ContactMessage> = {
  columns: ['message.createdAt', 'message.id'],
  direction: 'DESC',
  keysOf: ({ createdAt, id }) => [instantText(createdAt), id],
};
