import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from '../database/database.js';
import type { Mail, Mailer } from '../mail/mailer.js';
import type { Texter, TextMessage } from '../sms/texter.js';
import { failureReason } from './failure-reason.js';
import { OutboxClaims, type Outcome } from './outbox-claim.js';
import { laneOf, OutboxLanes } from './outbox-lanes.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { MAX_ATTEMPTS, MOST_AT_ONCE, retryAfter } from './limits.js';
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
  /** How long to rest after a few messages while others write. */
  restMs?: number;
}

const LEASE = { leaseMs: 60_000, renewEveryMs: 15_000 };
/** While some are being sent: how soon to look for others that nobody tells of. */
const LOOK_AGAIN_MS = 1000;
/** What ends within this time is noted, and replaced, by one transaction. */
const GATHER_MS = 20;
/** While this process writes for others, guests among them, so many are begun, and the next ones after a rest. */
const MOST_BESIDE_OTHERS = 4;
const REST_MS = 600;
const NOTE_AGAIN_MS = 1000;

/**
 * Lets the messages of the outbox leave, several at once and each at least once: a process that ends between sending
 * and noting it sends again, under the same message id. Several processes may run it on one database.
 */
export class OutboxDelivery {
  private readonly claims: OutboxClaims;
  private readonly lease: typeof LEASE;
  private readonly restMs: number;
  private readonly lanes = new OutboxLanes();
  /** With what breaks them off. */
  private readonly inProgress = new Map<string, AbortController>();
  private readonly stopping = new AbortController();
  private readonly abandoned = new AbortController();
  /** What has ended and is not noted yet. */
  private outcomes: Outcome[] = [];
  private running: Promise<unknown> = Promise.resolve();
  private isWanted = false;
  /** Of the database, after our own last commit. */
  private revision = 0;
  private wake = (): void => undefined;

  constructor(private readonly parts: Parts) {
    this.lease = parts.lease ?? LEASE;
    this.restMs = parts.restMs ?? REST_MS;
    this.claims = new OutboxClaims(parts.database, this.lease.leaseMs);
  }

  /** Sends what is due, and what becomes due meanwhile. @returns how many have left */
  deliverDue(ctx: RequestContext): Promise<number> {
    const renewal = setInterval(() => void this.renew(ctx), this.lease.renewEveryMs).unref();
    const run = this.work(ctx).finally(() => clearInterval(renewal));
    this.running = run.catch(() => undefined);
    return run;
  }

  /** There may be something new to send. */
  lookAgain(): void {
    this.isWanted = true;
    this.wake();
  }

  /**
   * Begins no further message and waits for those in the act. What takes longer than `longestMs` is broken off; its
   * lease keeps it from being sent again at once.
   */
  async stop(longestMs: number): Promise<void> {
    this.stopping.abort();
    this.lookAgain();
    await Promise.race([this.running, sleep(longestMs, undefined, { ref: false })]);
    this.abandoned.abort();
    this.lookAgain();
  }

  private async work(ctx: RequestContext): Promise<number> {
    let sent = 0;
    let problem: Error | undefined;
    for (;;) {
      const othersWrite = this.revision !== this.parts.database.revision;
      sent += await this.noteOutcomes(ctx);
      try {
        if (!problem) await this.beginDue(ctx, othersWrite ? MOST_BESIDE_OTHERS : MOST_AT_ONCE);
      } catch (error) {
        problem = error instanceof Error ? error : new Error(String(error));
      }
      this.revision = this.parts.database.revision;
      if (this.outcomes.length > 0 && this.inProgress.size === 0) continue;
      if (this.inProgress.size === 0 || this.abandoned.signal.aborted) break;
      await this.somethingToDo(othersWrite ? this.restMs : GATHER_MS);
    }
    this.lanes.forget();
    if (problem) throw problem;
    return sent;
  }

  /** As many as lanes have room, though not more than `most`. */
  private async beginDue(ctx: RequestContext, most: number): Promise<void> {
    let begun = 0;
    for (;;) {
      const room = Math.min(MOST_AT_ONCE - this.inProgress.size, most - begun);
      if (room <= 0 || this.stopping.signal.aborted) return;
      const taken = await this.claims.take(ctx, room, this.lanes);
      if (taken.length === 0) return;
      begun += taken.length;
      for (const queued of taken) {
        const lost = new AbortController();
        this.lanes.begin(laneOf(queued), queued.id);
        this.inProgress.set(queued.id, lost);
        void this.deliver(ctx, queued, AbortSignal.any([this.abandoned.signal, lost.signal]));
      }
    }
  }

  /** Waits until something has ended, or may be new, and then for what follows it closely. */
  private async somethingToDo(gatherMs: number): Promise<void> {
    if (!this.isWanted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_AGAIN_MS).unref();
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isWanted = false;
    await sleep(gatherMs, undefined, { ref: false });
  }

  /** Never rejects. What is broken off has no outcome: it comes back when its lease ends. */
  private async deliver(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = await this.attempt(ctx, queued, signal);
    if (outcome) this.outcomes.push(outcome);
    this.inProgress.delete(queued.id);
    this.lanes.end(laneOf(queued), queued.id, outcome?.kind === 'sent');
    this.lookAgain();
  }

  private async attempt(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
    signal: AbortSignal,
  ): Promise<Outcome | null> {
    const { id, template, recipient, language, attempts } = queued;
    try {
      if (attempts > MAX_ATTEMPTS) throw new AttemptsInterrupted();
      const written = await this.parts.write(ctx, { ...filledTemplate(queued), recipient, language });
      if (signal.aborted) return null;
      if (this.stopping.signal.aborted) return { kind: 'released', id, attempts: attempts - 1 };
      if (!written) return { kind: 'void', id };
      await this.send(queued, written, signal);
    } catch (error) {
      // Not an answer of the receiver: this process has broken it off.
      return signal.aborted ? null : failure(ctx, queued, error);
    }
    ctx.log.info({ messageId: id, template, attempts }, 'message sent');
    return { kind: 'sent', id, sentAt: ctx.clock.now() };
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

  /**
   * What has left must not leave again because the database does not answer for a while.
   * @returns how many have left
   */
  private async noteOutcomes(ctx: RequestContext): Promise<number> {
    const outcomes = this.outcomes;
    this.outcomes = [];
    if (outcomes.length === 0) return 0;
    for (;;) {
      try {
        await this.claims.note(ctx, outcomes);
        return outcomes.filter(({ kind }) => kind === 'sent').length;
      } catch (error) {
        const about = { err: error, messageIds: outcomes.map(({ id }) => id) };
        if (this.abandoned.signal.aborted) {
          ctx.log.error(about, 'outcome of messages not stored');
          return 0;
        }
        ctx.log.warn(about, 'outcome of messages not stored yet; retrying');
        await sleep(NOTE_AGAIN_MS, undefined, { signal: this.abandoned.signal }).catch(() => undefined);
      }
    }
  }

  private async renew(ctx: RequestContext): Promise<void> {
    const ids = [...this.inProgress.keys()];
    if (ids.length === 0 || this.abandoned.signal.aborted) return;
    try {
      for (const id of await this.claims.renew(ctx, ids)) this.inProgress.get(id)?.abort();
    } catch (error) {
      ctx.log.warn({ err: error, messageIds: ids }, 'lease not renewed');
    }
  }
}

function failure(ctx: RequestContext, queued: OutboxMessageEntity, error: unknown): Outcome {
  const { id, template, attempts } = queued;
  const { reason, isFinal } = failureReason(error);
  const now = ctx.clock.now();
  const retryAt = isFinal ? null : retryAfter(attempts, now);
  const failedAt = retryAt ? null : now;
  ctx.log[failedAt ? 'error' : 'warn']({ messageId: id, template, attempts, reason }, 'message not sent');
  return { kind: 'failed', id, lastError: reason, retryAt, failedAt };
}

/** Each attempt ended with its process. */
class AttemptsInterrupted extends Error {
  override readonly name = 'INTERRUPTED';
}
