import type { EntityManager } from 'typeorm';
import type { Database } from '../../../platform/database/database.js';
import { isAboutRows } from '../../../platform/database/failures.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { RequestBatcher, type TakeBatch } from '../../../platform/jobs/request-batcher.js';
import type { SeatGuard } from '../../schedule/seats/seat-lock.store.js';
import type { SeatRequest } from './seat.service.js';

/** Concurrent batches: while one is in the database, the next is filled and, on PostgreSQL, also executed. */
const LANES = 2;
/** Maximum number of requests in a transaction; longer batches would delay the first of them. */
const MAX_REQUESTS = 50;
/** The result of a request whose class could not be locked. */
const CLASS_LOCKED = Symbol('class locked');

type Asked = Pick<SeatRequest, 'ctx' | 'classInstanceId'>;
type Lock = SeatGuard['lock'];
type Queue<Request, Result> = RequestBatcher<Request, Result | typeof CLASS_LOCKED>;

interface Parts<Request, Result> {
  database: Database;
  guard: SeatGuard;
  /** Books for requests whose classes are locked. @returns a response or an error for each, in their order */
  book: (manager: EntityManager, requests: readonly Request[]) => Promise<readonly (Result | DomainError)[]>;
}

/**
 * Decides the queued seat requests of this process together in one transaction, in the order of arrival
 * (docs/locking.md). The transaction does not wait for locks of classes, because it may hold others: requests for a
 * class that another transaction has locked wait in a queue for that class, and do not delay other requests.
 */
export class SeatQueue<Request extends Asked, Result> {
  private readonly all: Queue<Request, Result>;
  private readonly ofClass = new Map<string, Queue<Request, Result>>();

  constructor(private readonly parts: Parts<Request, Result>) {
    // Requests already waiting for a class take precedence over new ones.
    this.all = this.queue(LANES, (manager, ids) =>
      parts.guard.lockFree(
        manager,
        ids.filter((id) => !this.ofClass.has(id)),
      ),
    );
  }

  /** The number of requests that no transaction has started to decide. */
  get size(): number {
    return [this.all, ...this.ofClass.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Throws the error of `book`, and NOT_FOUND. */
  async add(request: Request): Promise<Result> {
    const result = await this.all.add(request);
    return result === CLASS_LOCKED ? this.waitForClass(request) : result;
  }

  private async waitForClass(request: Request): Promise<Result> {
    const { ofClass, parts } = this;
    const id = request.classInstanceId;
    const queue = ofClass.get(id) ?? this.queue(1, (manager, ids) => parts.guard.lock(manager, ids));
    ofClass.set(id, queue);
    try {
      const result = await queue.add(request);
      if (result === CLASS_LOCKED) throw new DomainError('NOT_FOUND');
      return result;
    } finally {
      if (queue.isIdle && ofClass.get(id) === queue) ofClass.delete(id);
    }
  }

  private queue(lanes: number, lock: Lock): Queue<Request, Result> {
    return new RequestBatcher({
      lanes,
      maxSize: MAX_REQUESTS,
      // A separate attempt would find the class locked and lose its position in the queue.
      subjectOf: ({ classInstanceId }) => (this.parts.guard.isExclusive ? classInstanceId : undefined),
      handle: (first, take) => this.handle(first, take, lock),
      // Before the next batch tries to lock the same class.
      isDeliveredFirst: (result) => result === CLASS_LOCKED,
    });
  }

  private async handle(
    { ctx }: Request,
    take: TakeBatch<Request>,
    lock: Lock,
  ): Promise<PromiseSettledResult<Result | typeof CLASS_LOCKED>[]> {
    const faults = new Set<unknown>();
    try {
      return await this.parts.database.transaction(ctx, async (manager) => {
        const requests = take();
        const ids = new Set(requests.map(({ classInstanceId }) => classInstanceId));
        const locked = await lock(manager, [...ids]);
        const ready = requests.filter(({ classInstanceId }) => locked.has(classInstanceId));
        const booked = await this.parts.book(manager, ready).catch((error: unknown) => {
          faults.add(error);
          throw error;
        });
        const results = booked.values();
        return requests.map(({ classInstanceId }) =>
          resultOf(locked.has(classInstanceId) ? results.next().value : CLASS_LOCKED),
        );
      });
    } catch (error) {
      // After a failed commit it is unknown whether it took effect, so only other faults are retried.
      const isOfRequest = faults.has(error) && isAboutRows(error);
      if (isOfRequest && take().length > 1) return this.handleEach(take(), lock);
      throw error;
    }
  }

  /** Retries the requests separately, so that a fault caused by one does not affect the others. */
  private async handleEach(
    requests: readonly Request[],
    lock: Lock,
  ): Promise<PromiseSettledResult<Result | typeof CLASS_LOCKED>[]> {
    const results: PromiseSettledResult<Result | typeof CLASS_LOCKED>[] = [];
    for (const request of requests) {
      const alone = this.handle(request, () => [request], lock);
      results.push(...(await alone.catch((reason: unknown) => [{ status: 'rejected' as const, reason }])));
    }
    return results;
  }
}

function resultOf<Result>(result: Result | DomainError | undefined): PromiseSettledResult<Result> {
  if (result instanceof DomainError) return { status: 'rejected', reason: result };
  if (result === undefined) throw new Error('a request without a result');
  return { status: 'fulfilled', value: result };
}
