import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from '../database/database.js';
import type { Mail, Mailer } from '../mail/mailer.js';
import { TextMessageRefused, type Texter, type TextMessage } from '../sms/texter.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { filledTemplate, type Filled } from './templates.js';

export type WrittenMessage =
  { channel: 'email'; mail: Omit<Mail, 'id' | 'to'> } | { channel: 'sms'; text: TextMessage['text'] };

/** A message whose time has come. */
export type DueMessage = Pick<OutboxMessageEntity, 'recipient' | 'language'> & Filled;

/** Writes what a queued message says, as things stand now; null when there is nothing to say any more. */
export type WriteMessage = (ctx: RequestContext, due: DueMessage) => Promise<WrittenMessage | null>;

interface Parts {
  database: Database;
  write: WriteMessage;
  mailer: Mailer;
  texter: Texter;
}

const BATCH = 20;
const MINUTE_MS = 60_000;
/** Longer than any attempt may take: until then no other process tries the same message. */
const LEASE_MS = 5 * MINUTE_MS;
/** How long to wait after the first, second … attempt that failed. After the last, the message stays where it is. */
const PAUSES_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS);
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * Lets the messages of the outbox leave, each at least once: a process that ends between sending and noting it sends
 * again, under the same message id. Several processes may run it on one database.
 */
export class OutboxDelivery {
  constructor(private readonly parts: Parts) {}

  /** Sends what is due. @returns how many have left */
  async deliverDue(ctx: RequestContext): Promise<number> {
    let sent = 0;
    for (const queued of await this.claimDue(ctx)) {
      if (await this.deliver(ctx, queued)) sent += 1;
    }
    return sent;
  }

  private async claimDue(ctx: RequestContext): Promise<OutboxMessageEntity[]> {
    const { database } = this.parts;
    const now = ctx.clock.now();
    const due = await database.reader.manager.find(OutboxMessageEntity, {
      where: { sentAt: IsNull(), dueAt: LessThanOrEqual(now), attempts: LessThan(MAX_ATTEMPTS) },
      order: { dueAt: 'ASC' },
      take: BATCH,
    });
    if (due.length === 0) return [];
    return database.transaction(ctx, async (manager) => {
      const claimed: OutboxMessageEntity[] = [];
      for (const queued of due) {
        // Of two processes that read the same row, one finds it as it was.
        const asRead = { id: queued.id, sentAt: IsNull(), attempts: queued.attempts };
        const attempts = queued.attempts + 1;
        const leased = { attempts, dueAt: new Date(now.getTime() + LEASE_MS) };
        const { affected } = await manager.update(OutboxMessageEntity, asRead, leased);
        if (affected === 1) claimed.push({ ...queued, attempts });
      }
      return claimed;
    });
  }

  private async deliver(ctx: RequestContext, queued: OutboxMessageEntity): Promise<boolean> {
    const { id, template, attempts } = queued;
    try {
      const { recipient, language } = queued;
      const written = await this.parts.write(ctx, { ...filledTemplate(queued), recipient, language });
      if (!written) {
        await this.note(ctx, id, null);
        return false;
      }
      await this.send(queued, written);
      await this.note(ctx, id, { sentAt: ctx.clock.now(), lastError: null });
      ctx.log.info({ messageId: id, template, attempts }, 'message sent');
      return true;
    } catch (error) {
      const { reason, isFinal } = failureOf(error);
      const pause = PAUSES_MS[attempts - 1] ?? 0;
      await this.note(ctx, id, {
        lastError: reason,
        dueAt: new Date(ctx.clock.now().getTime() + pause),
        ...(isFinal && { attempts: MAX_ATTEMPTS }),
      });
      const isLast = isFinal || attempts >= MAX_ATTEMPTS;
      ctx.log[isLast ? 'error' : 'warn']({ messageId: id, template, attempts, reason }, 'message not sent');
      return false;
    }
  }

  private send({ id, recipient }: OutboxMessageEntity, written: WrittenMessage): Promise<void> {
    const { mailer, texter } = this.parts;
    return written.channel === 'email'
      ? mailer.send({ ...written.mail, id, to: recipient })
      : texter.send({ id, to: recipient, text: written.text });
  }

  private async note(
    ctx: RequestContext,
    id: string,
    changes: Partial<OutboxMessageEntity> | null,
  ): Promise<void> {
    await this.parts.database.transaction(ctx, async (manager) => {
      if (changes) await manager.update(OutboxMessageEntity, { id }, changes);
      else await manager.delete(OutboxMessageEntity, { id });
    });
  }
}

/** A code: what a mail server says may hold the address it was said of. */
function failureOf(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof TextMessageRefused) return { reason: `SMS ${error.code}`, isFinal: error.isFinal };
  if (!(error instanceof Error)) return { reason: typeof error, isFinal: false };
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const code = 'code' in error ? String(error.code) : error.name;
  // 5xx about this address or this message; one about logging in is for the office to mend.
  const isFinal = status >= 500 && code !== 'EAUTH';
  return { reason: status > 0 ? `${code} ${status}` : code, isFinal };
}
