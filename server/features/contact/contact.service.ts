import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../platform/audit/audit-log.js';
import type { RequestContext } from '../../platform/context/request-context.js';
import type { Database } from '../../platform/database/database.js';
import { queueMessage } from '../../platform/outbox/outbox.js';
import type { Throttle } from '../../platform/throttle/throttle.js';
import { ContactMessageEntity } from './contact-message.entity.js';
import type { SendContactMessageInput } from './send-contact-message.input.js';

interface Parts {
  database: Database;
  /** Where messages to the office go. */
  companyEmail: string;
  throttle: Throttle;
}

/** Messages of guests to the office. */
export class ContactService {
  constructor(private readonly parts: Parts) {}

  /** Stores the message and queues it to the company. Throws RATE_LIMITED. @returns its id */
  async send(ctx: RequestContext, input: SendContactMessageInput): Promise<string> {
    const { database, companyEmail, throttle } = this.parts;
    await throttle.count(ctx.address);
    const id = randomUUID();
    await database.transaction(ctx, async (manager) => {
      await manager.insert(ContactMessageEntity, {
        id,
        name: input.name,
        email: input.email,
        phone: input.phone ?? null,
        subject: input.subject,
        message: input.message,
        language: input.language ?? ctx.locale,
        readAt: null,
        handledAt: null,
        createdAt: ctx.clock.now(),
      });
      await recordAudit(ctx, manager, {
        action: 'contact.received',
        subjectType: 'contactMessage',
        subjectId: id,
      });
      await queueMessage(ctx, manager, {
        channel: 'email',
        template: 'contact.received',
        recipient: companyEmail,
        language: 'en',
        payload: { contactMessageId: id },
        deduplicationKey: `contact.received:${id}`,
      });
    });
    return id;
  }
}
