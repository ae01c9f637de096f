import { randomUUID } from 'node:crypto';
import { Brackets, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { CLOCK_SKEW_MS } from '../context/clock.js';
import type { RequestContext } from '../context/request-context.js';
import { instantText } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { isPostgres } from '../database/is-postgres.js';
import { escapeLike } from '../database/search.js';
import { keySql } from '../database/stored-key.js';
import { OutboxMessageEntity } from './outbox-message.entity.js';
import { LONGEST_PAUSE_MS } from './limits.js';
import { laneOf, SMS_LANE, type OutboxLanes } from './outbox-lanes.js';

const NO_LEASE = { leasedUntil: null, leasedBy: null } as const;

/**
 * The outcome of a message: sent, released unsent, failed, postponed because it seems void or as long as its writer says, or
 * void because there is nothing left to say.
 */
export type Outcome = { id: string } & (
  | { kind: 'sent'; sentAt: Date }
  | { kind: 'released'; attempts: number }
  | ({ kind: 'failed' } & Pick<OutboxMessageEntity, 'lastError' | 'retryAt' | 'failedAt'>)
  | { kind: 'postponed'; attempts: number; lastError: string; retryAt: Date }
  | { kind: 'quiet'; attempts: number; lastError: string; dueAt: Date; retryAt: null }
  | { kind: 'void' }
);

/** How many messages to lease. */
interface Room {
  most: number;
  /** Mails among them. */
  mails: number;
  /** Messages that this process is sending. After a step of the clock their leases may seem to have expired. */
  except: readonly string[];
}

/** This process's leases on messages that it sends. */
export class OutboxClaims {
  private readonly leasedBy = randomUUID();

  constructor(
    private readonly database: Database,
    private readonly leaseMs: number,
  ) {}

  /**
   * Leases due messages in one transaction, limited by `room` and by the room of each lane. Concurrent processes take
   * different ones, because locked and leased rows are skipped.
   */
  async take(ctx: RequestContext, room: Room, lanes: OutboxLanes): Promise<OutboxMessageEntity[]> {
    const now = ctx.clock.now();
    const fullLanes = lanes.full();
    const due = (manager: EntityManager): SelectQueryBuilder<OutboxMessageEntity> => {
      const query = this.dueQuery(manager, now, fullLanes);
      if (room.except.length > 0) query.andWhere('message.id NOT IN (:...sending)', { sending: room.except });
      return room.mails > 0 ? query : query.andWhere("message.channel = 'sms'");
    };
    // Avoids a write transaction every two seconds when nothing is due.
    const anyDue = await due(this.database.reader.manager)
      .select('message.id', 'id')
      .limit(1)
      .getRawOne<{ id: string }>();
    if (!anyDue) return [];
    return this.database.transaction(ctx, async (manager) => {
      const query = due(manager).limit(room.most);
      if (isPostgres(manager.connection)) query.setLock('pessimistic_write').setOnLocked('skip_locked');
      const counts = new Map<string, number>();
      let mails = 0;
      const taken = (await query.getMany()).filter((queued) => {
        if (queued.channel === 'email' && mails >= room.mails) return false;
        const lane = laneOf(queued);
        const count = (counts.get(lane) ?? 0) + 1;
        if (count > lanes.room(lane)) return false;
        counts.set(lane, count);
        if (queued.channel === 'email') mails += 1;
        return true;
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

  /** @returns the ids whose lease this process has lost */
  async renew(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
    const mine = { id: In(ids), leasedBy: this.leasedBy };
    return this.database.transaction(ctx, async (manager) => {
      const { affected } = await manager.update(OutboxMessageEntity, mine, this.lease(ctx.clock.now()));
      if (affected === ids.length) return [];
      const kept = await manager.find(OutboxMessageEntity, { select: { id: true }, where: mine });
      return ids.filter((id) => !kept.some((row) => row.id === id));
    });
  }

  /** Stores outcomes in one transaction. A sent message is stored as sent even if its lease was lost meanwhile. */
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
        if (outcome.kind === 'sent' || outcome.kind === 'void') continue;
        const { kind: _kind, id, ...changes } = outcome;
        await manager.update(OutboxMessageEntity, mine(id), { ...NO_LEASE, ...changes });
      }
    });
  }

  private lease(now: Date): Pick<OutboxMessageEntity, 'leasedBy' | 'leasedUntil'> {
    return { leasedBy: this.leasedBy, leasedUntil: new Date(now.getTime() + this.leaseMs) };
  }

  /** Ignores retries and leases further ahead than any valid one, because a wrong clock has set them. */
  private dueQuery(
    manager: EntityManager,
    now: Date,
    except: readonly string[],
  ): SelectQueryBuilder<OutboxMessageEntity> {
    const query = manager
      .createQueryBuilder(OutboxMessageEntity, 'message')
      .where('message.sentAt IS NULL AND message.failedAt IS NULL AND message.dueAt <= :now')
      .andWhere(outside('message.retryAt', ':lastRetry'))
      .andWhere(outside('message.leasedUntil', ':lastLease'))
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

const outside = (column: string, last: string): Brackets =>
  new Brackets((either) =>
    either.where(`${column} IS NULL`).orWhere(`${column} <= :now`).orWhere(`${column} > ${last}`),
  );

function exceptLane(query: SelectQueryBuilder<OutboxMessageEntity>, lane: string, name: string): void {
  if (lane === SMS_LANE) {
    query.andWhere("message.channel <> 'sms'");
    return;
  }
  query.andWhere(`${keySql('message.recipient')} NOT LIKE :${name} ESCAPE '\\'`, {
    [name]: `%${escapeLike(lane)}`,
  });
}
