import type { RequestContext } from '../context/request-context.js';
import { instantText } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { affectedBy } from '../database/fixed-query.js';
import { isPostgres } from '../database/is-postgres.js';
import { RETRIES_MS, SOON_MS, VOID } from './limits.js';
import type { OutboxChannel } from './outbox-message.entity.js';

/** Rows per transaction, few enough that bookings do not wait long. */
const BATCH = 500;

/** So many failures without a sent message in between are the server's, not those of one message. */
const FAILURES_OF_SERVER = 2;

/** $1 is the time of the retry, $2 the channel; messages due before $3 are left out, so that the retries end. */
const WAITING = `SELECT "id" FROM "outbox_message"
  WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "channel" = $2
  AND "attempts" > 0 AND "due_at" > $3 AND "retry_at" > $1 AND "last_error" <> '${VOID}' LIMIT ${BATCH}`;

/** Retries waiting messages soon after their channel works again. */
export class OutboxRecovery {
  /** Failures of each channel since its last sent message. A start may follow a corrected setting. */
  private readonly failures: Record<OutboxChannel, number> = {
    email: FAILURES_OF_SERVER,
    sms: FAILURES_OF_SERVER,
  };
  private readonly recovered = new Set<OutboxChannel>();

  constructor(private readonly database: Database) {}

  serverFailed(channel: OutboxChannel): void {
    this.failures[channel] += 1;
  }

  sent(channel: OutboxChannel): void {
    if (this.failures[channel] >= FAILURES_OF_SERVER) this.recovered.add(channel);
    this.failures[channel] = 0;
  }

  /**
   * Brings the retries of recovered channels forward, after their outcomes are stored. These retries are not counted,
   * because a server that fails again soon would use up all attempts.
   */
  async retrySoon(ctx: RequestContext): Promise<void> {
    for (const channel of this.recovered) {
      this.recovered.delete(channel);
      try {
        while ((await this.bringForward(ctx, channel)) >= BATCH);
      } catch (error) {
        this.recovered.add(channel);
        throw error;
      }
    }
  }

  private bringForward(ctx: RequestContext, channel: OutboxChannel): Promise<number> {
    const now = ctx.clock.now().getTime();
    return this.database.transaction(ctx, (manager) => {
      const waiting = isPostgres(manager.connection) ? `${WAITING} FOR UPDATE SKIP LOCKED` : WAITING;
      return affectedBy(
        manager,
        `UPDATE "outbox_message" SET "retry_at" = $1, "attempts" = "attempts" - 1 WHERE "id" IN (${waiting})`,
        [instantText(new Date(now + SOON_MS)), channel, instantText(new Date(now - RETRIES_MS))],
      );
    });
  }
}
