import { randomUUID } from 'node:crypto';
import { Brackets, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { instantText } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { LONGEST_PAUSE_MS } from './limits.js';

const MINUTE_MS = 60_000;
/** Clocks of two servers may differ by as much. A lease that lasts longer was taken while a clock was wrong. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

/** What a message has in common with others that are to be sent beside it, and may be as slow: a mail domain, or SMS. */
export function laneOf({ channel, recipient }: Pick<OutboxMessageEntity, 'channel' | 'recipient'>): string {
  return channel === 'sms' ? SMS_LANE : recipient.slice(recipient.lastIndexOf('@')).toLowerCase();
}

const SMS_LANE = 'sms';

export const NO_LEASE = { leasedUntil: null, leasedBy: null } as const;

/** The right of this process to send certain messages, each for a short time that it renews. */
export class OutboxClaims {
  private readonly leasedBy = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly leaseMs: number,
  ) {}

  /**
   * Takes up to `most` messages that are due, so that no lane has more than `mostOfALane`.
   * @param inProgress how many of each lane are being sent
   */
  async take(
    ctx: RequestContext,
    most: number,
    mostOfALane: number,
    inProgress: ReadonlyMap<string, number>,
  ): Promise<OutboxMessageEntity[]> {
    const now = ctx.clock.now();
    const counts = new Map(inProgress);
    const fullLanes = [...counts].filter(([, count]) => count >= mostOfALane).map(([lane]) => lane);
    const due = (await this.dueQuery(now, fullLanes).limit(most).getMany()).filter((queued) => {
      const count = (counts.get(laneOf(queued)) ?? 0) + 1;
      counts.set(laneOf(queued), count);
      return count <= mostOfALane;
    });
    if (due.length === 0) return [];
    return this.database.transaction(ctx, async (manager) => {
      const taken: OutboxMessageEntity[] = [];
      for (const queued of due) {
        const lease = { attempts: queued.attempts + 1, ...this.lease(now) };
        if (await leaseAsRead(manager, queued, lease)) taken.push({ ...queued, ...lease });
      }
      return taken;
    });
  }

  /** @returns whether the message is still this process's to send */
  renew(ctx: RequestContext, id: string): Promise<boolean> {
    return this.change(ctx, id, this.lease(ctx.clock.now()));
  }

  /** Changes a message, unless it is another process's by now. */
  async change(ctx: RequestContext, id: string, changes: Partial<OutboxMessageEntity>): Promise<boolean> {
    const mine = { id, leasedBy: this.leasedBy };
    const { affected } = await this.database.transaction(ctx, (manager) =>
      manager.update(OutboxMessageEntity, mine, changes),
    );
    return affected === 1;
  }

  /** Notes that a message has left, whosever it is by now. */
  async close(ctx: RequestContext, id: string, sentAt: Date): Promise<void> {
    const sent = { ...NO_LEASE, sentAt, retryAt: null, failedAt: null, lastError: null };
    await this.database.transaction(ctx, (manager) => manager.update(OutboxMessageEntity, { id }, sent));
  }

  /** Takes a message out of the outbox, unless it is another process's by now. */
  async remove(ctx: RequestContext, id: string): Promise<void> {
    const mine = { id, leasedBy: this.leasedBy };
    await this.database.transaction(ctx, (manager) => manager.delete(OutboxMessageEntity, mine));
  }

  private lease(now: Date): Pick<OutboxMessageEntity, 'leasedBy' | 'leasedUntil'> {
    return { leasedBy: this.leasedBy, leasedUntil: new Date(now.getTime() + this.leaseMs) };
  }

  /** A retry or a lease that lies further ahead than any does was planned by a clock that was wrong: it does not count. */
  private dueQuery(now: Date, except: readonly string[]): SelectQueryBuilder<OutboxMessageEntity> {
    const query = this.database.reader.manager
      .createQueryBuilder(OutboxMessageEntity, 'message')
      .where('message.sentAt IS NULL AND message.failedAt IS NULL AND message.dueAt <= :now')
      .andWhere(outside('message.retryAt', ':now', ':lastRetry'))
      .andWhere(outside('message.leasedUntil', ':now', ':lastLease'))
      .setParameters({
        now: instantText(now),
        lastRetry: instantText(new Date(now.getTime() + LONGEST_PAUSE_MS + CLOCK_SKEW_MS)),
        lastLease: instantText(new Date(now.getTime() + this.leaseMs + CLOCK_SKEW_MS)),
      })
      .orderBy('message.dueAt');
    except.forEach((lane, index) => exceptLane(query, lane, `lane${index}`));
    return query;
  }
}

/** Of two processes that read the same row, one finds it as it was. */
async function leaseAsRead(
  manager: EntityManager,
  { id, attempts, leasedUntil }: OutboxMessageEntity,
  lease: Partial<OutboxMessageEntity>,
): Promise<boolean> {
  const asRead = { id, attempts, leasedUntil: leasedUntil ?? IsNull(), sentAt: IsNull(), failedAt: IsNull() };
  const { affected } = await manager.update(OutboxMessageEntity, asRead, lease);
  return affected === 1;
}

const outside = (column: string, from: string, to: string): Brackets =>
  new Brackets((either) =>
    either.where(`${column} IS NULL`).orWhere(`${column} <= ${from}`).orWhere(`${column} > ${to}`),
  );

function exceptLane(query: SelectQueryBuilder<OutboxMessageEntity>, lane: string, name: string): void {
  if (lane === SMS_LANE) {
    query.andWhere("message.channel <> 'sms'");
    return;
  }
  const literal = lane.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  query.andWhere(`LOWER(message.recipient) NOT LIKE :${name} ESCAPE '\\'`, { [name]: `%${literal}` });
}
