import { randomUUID } from 'node:crypto';
import { Brackets, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { RequestContext } from '../context/request-context.js';
import { instantText } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { escapeLike } from '../database/search.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { LONGEST_PAUSE_MS } from './limits.js';
import { laneOf, SMS_LANE, type OutboxLanes } from './outbox-lanes.js';

const MINUTE_MS = 60_000;
/** Clocks of two servers may differ by as much. A lease that lasts longer was taken while a clock was wrong. */
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

const NO_LEASE = { leasedUntil: null, leasedBy: null } as const;

/** What became of a message: it has left, was given back unsent, has failed, or has nothing to say any more. */
export type Outcome = { id: string } & (
  | { kind: 'sent'; sentAt: Date }
  | { kind: 'released'; attempts: number }
  | ({ kind: 'failed' } & Pick<OutboxMessageEntity, 'lastError' | 'retryAt' | 'failedAt'>)
  | { kind: 'void' }
);

/** The right of this process to send certain messages, each for a short time that it renews. */
export class OutboxClaims {
  private readonly leasedBy = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly leaseMs: number,
  ) {}

  /**
   * Takes up to `most` messages that are due, in one transaction, and of each lane as many as it has room for. Processes
   * that do so at the same time take different ones: each passes over the rows that another holds.
   */
  async take(ctx: RequestContext, most: number, lanes: OutboxLanes): Promise<OutboxMessageEntity[]> {
    const now = ctx.clock.now();
    const fullLanes = lanes.full();
    // Not a transaction every two seconds where nothing is to be done.
    const anyDue = await this.dueQuery(this.database.reader.manager, now, fullLanes)
      .select('message.id', 'id')
      .limit(1)
      .getRawOne<{ id: string }>();
    if (!anyDue) return [];
    return this.database.transaction(ctx, async (manager) => {
      const query = this.dueQuery(manager, now, fullLanes).limit(most);
      if (manager.connection.options.type === 'postgres')
        query.setLock('pessimistic_write').setOnLocked('skip_locked');
      const counts = new Map<string, number>();
      const taken = (await query.getMany()).filter((queued) => {
        const lane = laneOf(queued);
        const count = (counts.get(lane) ?? 0) + 1;
        counts.set(lane, count);
        return count <= lanes.room(lane);
      });
      if (taken.length === 0) return [];
      const lease = this.lease(now);
      await manager.update(
        OutboxMessageEntity,
        { id: In(taken.map(({ id }) => id)) },
        { ...lease, attempts: () => '"attempts" + 1' },
      );
      return taken.map((queued) => ({ ...queued, ...lease, attempts: queued.attempts + 1 }));
    });
  }

  /** @returns those that are another process's by now */
  async renew(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    const mine = { id: In(ids), leasedBy: this.leasedBy };
    return this.database.transaction(ctx, async (manager) => {
      const { affected } = await manager.update(OutboxMessageEntity, mine, this.lease(ctx.clock.now()));
      if (affected === ids.length) return [];
      const kept = await manager.find(OutboxMessageEntity, { select: { id: true }, where: mine });
      return ids.filter((id) => !kept.some((row) => row.id === id));
    });
  }

  /** Writes down, in one transaction, what became of messages. What has left is noted whosever it is by now. */
  async note(ctx: RequestContext, outcomes: readonly Outcome[]): Promise<void> {
    const sent = outcomes.flatMap((outcome) => (outcome.kind === 'sent' ? [outcome] : []));
    const gone = outcomes.flatMap(({ kind, id }) => (kind === 'void' ? [id] : []));
    const mine = (id: string | ReturnType<typeof In<string>>) => ({ id, leasedBy: this.leasedBy });
    await this.database.transaction(ctx, async (manager) => {
      const last = sent.at(-1);
      if (last) {
        const ids = sent.map(({ id }) => id);
        const { sentAt } = last;
        const changes = { ...NO_LEASE, sentAt, retryAt: null, failedAt: null, lastError: null };
        await manager.update(OutboxMessageEntity, { id: In(ids) }, changes);
      }
      if (gone.length > 0) await manager.delete(OutboxMessageEntity, mine(In(gone)));
      for (const outcome of outcomes) {
        if (outcome.kind !== 'failed' && outcome.kind !== 'released') continue;
        const { kind: _kind, id, ...changes } = outcome;
        await manager.update(OutboxMessageEntity, mine(id), { ...NO_LEASE, ...changes });
      }
    });
  }

  private lease(now: Date): Pick<OutboxMessageEntity, 'leasedBy' | 'leasedUntil'> {
    return { leasedBy: this.leasedBy, leasedUntil: new Date(now.getTime() + this.leaseMs) };
  }

  /** A retry or a lease that lies further ahead than any does was planned by a clock that was wrong: it does not count. */
  private dueQuery(
    manager: EntityManager,
    now: Date,
    except: readonly string[],
  ): SelectQueryBuilder<OutboxMessageEntity> {
    const query = manager
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

const outside = (column: string, from: string, to: string): Brackets =>
  new Brackets((either) =>
    either.where(`${column} IS NULL`).orWhere(`${column} <= ${from}`).orWhere(`${column} > ${to}`),
  );

function exceptLane(query: SelectQueryBuilder<OutboxMessageEntity>, lane: string, name: string): void {
  if (lane === SMS_LANE) {
    query.andWhere("message.channel <> 'sms'");
    return;
  }
  query.andWhere(`LOWER(message.recipient) NOT LIKE :${name} ESCAPE '\\'`, {
    [name]: `%${escapeLike(lane)}`,
  });
}
