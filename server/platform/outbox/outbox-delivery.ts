import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../context/durations.js';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from '../database/database.js';
import type { Mail, Mailer } from '../mail/mailer.js';
import type { Texter, TextMessage } from '../sms/texter.js';
import { failureReason, isOfServer } from './failure-reason.js';
import { OutboxClaims, type Outcome } from './outbox-claim.js';
import { laneOf, OutboxLanes } from './outbox-lanes.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';
import { OutboxRecovery } from './outbox-recovery.js';
import { recheckAt, MAX_ATTEMPTS, MAX_AT_ONCE, QUIET, retryAfter, VOID } from './limits.js';
import { filledTemplate, type Filled } from './templates.js';

/** A message that is written again then, unless it has been replaced. */
export interface PostponedMessage {
  channel: null;
  waitsUntil: Date;
}

export type WrittenMessage =
  | { channel: 'email'; mail: Omit<Mail, 'id' | 'to'> }
  /** `waitsUntil` is set during the quiet hours. */
  | { channel: 'sms'; text: TextMessage['text']; waitsUntil?: Date | null };

/** A message that is due. */
export type DueMessage = Pick<OutboxMessageEntity, 'recipient' | 'language'> & Filled;

/** Renders a queued message from the current data; null if there is nothing left to say. */
export type WriteMessage = (
  ctx: RequestContext,
  due: DueMessage,
) => Promise<WrittenMessage | PostponedMessage | null>;

interface Parts {
  database: Database;
  write: WriteMessage;
  mailer: Mailer;
  texter: Texter;
  /** Pause after a few messages while the process has other writes. */
  restMs?: number;
}

/** A dead process's messages become available again after this time. */
const LEASE_MS = MINUTE_MS;
const RENEW_EVERY_MS = 15_000;
/** Polling interval while messages are being sent, for due messages without a signal. */
const LOOK_AGAIN_MS = 1000;
/** Outcomes within this time are stored in one transaction. */
const GATHER_MS = 20;
/** Messages begun between two pauses while this process also writes for requests. */
const MAX_BESIDE_OTHERS = 4;
const REST_MS = 600;
const NOTE_AGAIN_MS = 1000;

/**
 * Delivers outbox messages concurrently and at least once: if the process dies after sending a message but before storing
 * that, it is sent again with the same message id. Several processes may deliver from one database.
 */
export class OutboxDelivery {
  private readonly claims: OutboxClaims;
  private readonly restMs: number;
  private readonly lanes = new OutboxLanes();
  private readonly recovery: OutboxRecovery;
  /** Messages being sent, by id, with the controllers that abort them. */
  private readonly inProgress = new Map<string, AbortController>();
  private readonly stopping = new AbortController();
  private readonly abandoned = new AbortController();
  /** Outcomes that are not stored yet. */
  private outcomes: Outcome[] = [];
  private running: Promise<unknown> = Promise.resolve();
  private isWanted = false;
  /** The database's revision after our own last commit. */
  private revision = 0;
  private wake = (): void => undefined;

  constructor(private readonly parts: Parts) {
    this.restMs = parts.restMs ?? REST_MS;
    this.claims = new OutboxClaims(parts.database, LEASE_MS);
    this.recovery = new OutboxRecovery(parts.database);
  }

  /** Sends due messages, including those that become due meanwhile. @returns the number of sent messages */
  deliverDue(ctx: RequestContext): Promise<number> {
    const renewal = setInterval(() => void this.renew(ctx), RENEW_EVERY_MS).unref();
    const run = this.work(ctx).finally(() => clearInterval(renewal));
    this.running = run.catch(() => undefined);
    return run;
  }

  /** Signals that new messages may be due. */
  lookAgain(): void {
    this.isWanted = true;
    this.wake();
  }

  /**
   * Begins no further message and waits for those being sent. Aborts them after `longestMs`; their leases prevent an
   * immediate resend.
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
        if (!problem && this.outcomes.length === 0) await this.recovery.retrySoon(ctx);
        if (!problem) await this.beginDue(ctx, othersWrite ? MAX_BESIDE_OTHERS : MAX_AT_ONCE);
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

  /** Begins due messages while lanes have room, at most `most`. */
  private async beginDue(ctx: RequestContext, most: number): Promise<void> {
    let begun = 0;
    for (;;) {
      if (begun >= most || this.stopping.signal.aborted) return;
      const sending = [...this.inProgress.keys()];
      // Text messages have a room of their own, so that a mail server that does not respond cannot delay them.
      const mails = MAX_AT_ONCE - (sending.length - this.lanes.texts());
      const taken = await this.claims.take(ctx, { most: most - begun, mails, except: sending }, this.lanes);
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

  /** Waits until a message has ended or may be due, then `gatherMs` longer to handle several events at once. */
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

  /** Never rejects. An aborted message has no outcome: it becomes due again when its lease expires. */
  private async deliver(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
    signal: AbortSignal,
  ): Promise<void> {
    const outcome = await this.attempt(ctx, queued, signal);
    if (outcome) this.outcomes.push(outcome);
    this.inProgress.delete(queued.id);
    if (outcome?.kind === 'sent') this.recovery.sent(queued.channel);
    this.lanes.end(laneOf(queued), queued.id, outcome?.kind === 'sent');
    this.lookAgain();
  }

  private async attempt(
    ctx: RequestContext,
    queued: OutboxMessageEntity,
    signal: AbortSignal,
  ): Promise<Outcome | null> {
    const { id, template, recipient, language, attempts } = queued;
    let isWritten = false;
    try {
      if (attempts > MAX_ATTEMPTS) throw new AttemptsInterrupted();
      const written = await this.parts.write(ctx, { ...filledTemplate(queued), recipient, language });
      if (signal.aborted) return null;
      if (this.stopping.signal.aborted) return { kind: 'released', id, attempts: attempts - 1 };
      if (!written) return voidOutcome(queued, ctx.clock.now());
      if (written.channel === null) return quietOutcome(queued, written.waitsUntil);
      if (written.channel === 'sms' && written.waitsUntil) return quietOutcome(queued, written.waitsUntil);
      isWritten = true;
      await this.send(queued, written, signal);
    } catch (error) {
      // Aborted by us; the server sent no reply.
      if (signal.aborted) return null;
      if (isWritten && isOfServer(error)) this.recovery.serverFailed(queued.channel);
      return failure(ctx, queued, error);
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
   * Retries until the outcomes are stored, so that a database outage does not cause a resend.
   * @returns the number of sent messages
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

function voidOutcome(queued: OutboxMessageEntity, now: Date): Outcome {
  const { id, attempts } = queued;
  const retryAt = recheckAt(queued, now);
  if (!retryAt) return { kind: 'void', id };
  return { kind: 'postponed', id, attempts: attempts - 1, lastError: VOID, retryAt };
}

function quietOutcome({ id, attempts }: OutboxMessageEntity, dueAt: Date): Outcome {
  return { kind: 'quiet', id, attempts: attempts - 1, lastError: QUIET, dueAt, retryAt: null };
}

/** The process died during every attempt. */
class AttemptsInterrupted extends Error {
  override readonly name = 'INTERRUPTED';
}
