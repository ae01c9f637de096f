import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from '../database/database.js';
import type { Mail, Mailer } from '../mail/mailer.js';
import type { Texter, TextMessage } from '../sms/texter.js';
import { failureReason } from './failure-reason.js';
import { laneOf, NO_LEASE, OutboxClaims } from './outbox-claim.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { MAX_ATTEMPTS, MOST_AT_ONCE, MOST_OF_A_LANE, retryAfter } from './limits.js';
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
  /** A process that ends in the middle of a message gives it back after `leaseMs`. */
  lease?: { leaseMs: number; renewEveryMs: number };
}

const LEASE = { leaseMs: 60_000, renewEveryMs: 15_000 };
/** While some are being sent: how soon to look for others. */
const LOOK_AGAIN_MS = 1000;
const NOTE_AGAIN_MS = 1000;

/**
 * Lets the messages of the outbox leave, several at once and each at least once: a process that ends between sending
 * and noting it sends again, under the same message id. Several processes may run it on one database.
 */
export class OutboxDelivery {
  private readonly claims: OutboxClaims;
  private readonly lease: typeof LEASE;
  private readonly inProgress = new Map<string, { lane: string; work: Promise<boolean> }>();
  private readonly stopping = new AbortController();
  private readonly abandoned = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    this.lease = parts.lease ?? LEASE;
    this.claims = new OutboxClaims(parts.database, this.lease.leaseMs);
  }

  /** Sends what is due, and what becomes due meanwhile. @returns how many have left */
  deliverDue(ctx: RequestContext): Promise<number> {
    const run = this.work(ctx);
    this.running = run.catch(() => undefined);
    return run;
  }

  /**
   * Begins no further message and waits for those in the act. What takes longer than `longestMs` is broken off; its
   * lease keeps it from being sent again at once.
   */
  async stop(longestMs: number): Promise<void> {
    this.stopping.abort();
    const works = [...this.inProgress.values()].map(({ work }) => work);
    await Promise.race([
      Promise.allSettled([this.running, ...works]),
      sleep(longestMs, undefined, { ref: false }),
    ]);
    this.abandoned.abort();
  }

  private async work(ctx: RequestContext): Promise<number> {
    let sent = 0;
    for (;;) {
      while (await this.begin(ctx, () => (sent += 1))) continue;
      if (this.inProgress.size === 0) return sent;
      const works = [...this.inProgress.values()].map(({ work }) => work);
      await Promise.race([...works, sleep(LOOK_AGAIN_MS, undefined, { ref: false })]);
    }
  }

  /** @returns whether there may be more to begin */
  private async begin(ctx: RequestContext, onSent: () => void): Promise<boolean> {
    const room = MOST_AT_ONCE - this.inProgress.size;
    if (room <= 0 || this.stopping.signal.aborted) return false;
    const taken = await this.claims.take(ctx, room, MOST_OF_A_LANE, this.lanes());
    for (const queued of taken) {
      const work = this.deliver(ctx, queued).then((hasLeft) => {
        this.inProgress.delete(queued.id);
        if (hasLeft) onSent();
        return hasLeft;
      });
      this.inProgress.set(queued.id, { lane: laneOf(queued), work });
    }
    return taken.length > 0;
  }

  /** How many of each lane are being sent. */
  private lanes(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { lane } of this.inProgress.values()) counts.set(lane, (counts.get(lane) ?? 0) + 1);
    return counts;
  }

  /** Never rejects: what cannot be noted comes back when its lease ends. */
  private async deliver(ctx: RequestContext, queued: OutboxMessageEntity): Promise<boolean> {
    const { id, template } = queued;
    const lost = new AbortController();
    const renew = async (): Promise<void> => {
      if (!(await this.claims.renew(ctx, id))) lost.abort();
    };
    const renewal = setInterval(() => {
      renew().catch((error: unknown) => ctx.log.warn({ err: error, messageId: id }, 'lease not renewed'));
    }, this.lease.renewEveryMs).unref();
    try {
      return await this.attempt(ctx, queued, AbortSignal.any([this.abandoned.signal, lost.signal]));
    } catch (error) {
      ctx.log.error({ err: error, messageId: id, template }, 'what became of a message is not noted');
      return false;
    } finally {
      clearInterval(renewal);
    }
  }

  private async attempt(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { id, template, recipient, language, attempts } = queued;
    try {
      if (attempts > MAX_ATTEMPTS) throw new AttemptsInterrupted();
      const written = await this.parts.write(ctx, { ...filledTemplate(queued), recipient, language });
      if (signal.aborted) return false;
      if (this.stopping.signal.aborted) {
        await this.claims.change(ctx, id, { ...NO_LEASE, attempts: attempts - 1 });
        return false;
      }
      if (!written) {
        await this.claims.remove(ctx, id);
        return false;
      }
      await this.send(queued, written, signal);
    } catch (error) {
      // Not an answer of the receiver: this process has broken it off.
      if (!signal.aborted) await this.noteFailure(ctx, queued, error);
      return false;
    }
    await this.noteSent(ctx, id);
    ctx.log.info({ messageId: id, template, attempts }, 'message sent');
    return true;
  }

  private send(
    { id, recipient }: OutboxMessageEntity,
    written: WrittenMessage,
    signal: AbortSignal,
  ): Promise<void> {
    const { mailer, texter } = this.parts;
    return written.channel === 'email'
      ? mailer.send({ ...written.mail, id, to: recipient }, signal)
      : texter.send({ id, to: recipient, text: written.text }, signal);
  }

  /** It has left: a database that does not answer for a while must not make it leave again. */
  private async noteSent(ctx: RequestContext, id: string): Promise<void> {
    for (;;) {
      try {
        await this.claims.close(ctx, id, ctx.clock.now());
        return;
      } catch (error) {
        if (this.abandoned.signal.aborted) throw error;
        ctx.log.warn({ err: error, messageId: id }, 'a sent message is not noted yet');
        await sleep(NOTE_AGAIN_MS, undefined, { signal: this.abandoned.signal });
      }
    }
  }

  private async noteFailure(ctx: RequestContext, queued: OutboxMessageEntity, error: unknown): Promise<void> {
    const { id, template, attempts } = queued;
    const { reason, isFinal } = failureReason(error);
    const now = ctx.clock.now();
    const retryAt = isFinal ? null : retryAfter(attempts, now);
    const failedAt = retryAt ? null : now;
    await this.claims.change(ctx, id, { ...NO_LEASE, lastError: reason, retryAt, failedAt });
    ctx.log[failedAt ? 'error' : 'warn']({ messageId: id, template, attempts, reason }, 'message not sent');
  }
}

/** Each attempt ended with its process. */
class AttemptsInterrupted extends Error {
  override readonly name = 'INTERRUPTED';
}
