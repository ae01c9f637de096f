import type { RequestContext } from '../context/request-context.js';
import { instantText } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { affectedBy } from '../database/fixed-query.js';
import { isPostgres } from '../database/is-postgres.js';
import { RETRIES_MS, SOON_MS, VOID } from './limits.js';
import type { OutboxChannel } from './outbox-message.entity.js';

/** Rows per transaction, few enough that bookings do not wait long. */
const BATCH = 500;

/** $1 is the time of the retry, $2 the channel; messages due before $3 are left out, so that the retries end. */
const WAITING = `SELECT "id" FROM "outbox_message"
  WHERE "sent_at" IS NULL AND "failed_at" IS NULL AND "channel" = $2
  AND "due_at" > $3 AND "retry_at" > $1 AND "last_error" <> '${VOID}' LIMIT ${BATCH}`;

/** Retries waiting messages soon after their channel works again. */
export class OutboxRecovery {
  /** Channels with a failure of the server since their last sent message. A start may follow a corrected setting. */
  private readonly failing = new Set<OutboxChannel>(['email', 'sms']);
  private readonly recovered = new Set<OutboxChannel>();

  constructor(private readonly database: Database) {}

  serverFailed(channel: OutboxChannel): void {
    this.failing.add(channel);
  }

  sent(channel: OutboxChannel): void {
    if (this.failing.delete(channel)) this.recovered.add(channel);
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
