import type { EntityManager } from 'typeorm';
import { Batches, type TakeBatch } from '../../platform/database/batches.js';
import type { Database } from '../../platform/database/database.js';
import { isAboutRows } from '../../platform/database/failures.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { SeatGuard } from '../schedule/seat-lock.store.js';
import type { SeatRequest } from './seat.service.js';

/** While one batch is with the database, the next one is filled, and on PostgreSQL handled too. */
const LANES = 2;
/** Requests that share a transaction at most: a longer one keeps the first of them waiting. */
const MAX_REQUESTS = 50;
/** What becomes of a request for a class that was not locked. */
const HELD = Symbol('held');

type Asked = Pick<SeatRequest, 'ctx' | 'classInstanceId'>;
type Lock = SeatGuard['lock'];
type Queue<Request, Answer> = Batches<Request, Answer | typeof HELD>;

interface Parts<Request, Answer> {
  database: Database;
  guard: SeatGuard;
  /** Books for requests whose classes are locked. @returns an answer or a refusal for each, in their order */
  book: (manager: EntityManager, requests: readonly Request[]) => Promise<readonly (Answer | DomainError)[]>;
}

/**
 * Requests for seats that wait in this process are decided together in one transaction, in the order they came
 * (docs/locking.md). It waits for no class, since it may hold others: whoever wants one that another transaction holds
 * waits for it together with those who want the same, and nobody else waits with them.
 */
export class SeatQueue<Request extends Asked, Answer> {
  private readonly all: Queue<Request, Answer>;
  private readonly ofClass = new Map<string, Queue<Request, Answer>>();

  constructor(private readonly parts: Parts<Request, Answer>) {
    // Whoever waits for a class came before those who ask now.
    this.all = this.queue(LANES, (manager, ids) =>
      parts.guard.lockFree(
        manager,
        ids.filter((id) => !this.ofClass.has(id)),
      ),
    );
  }

  /** Requests that no transaction has begun to decide. */
  get size(): number {
    return [this.all, ...this.ofClass.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Throws what `book` refuses with, and NOT_FOUND. */
  async add(request: Request): Promise<Answer> {
    const answer = await this.all.add(request);
    return answer === HELD ? this.waitForClass(request) : answer;
  }

  private async waitForClass(request: Request): Promise<Answer> {
    const { ofClass, parts } = this;
    const id = request.classInstanceId;
    const queue = ofClass.get(id) ?? this.queue(1, (manager, ids) => parts.guard.lock(manager, ids));
    ofClass.set(id, queue);
    try {
      const answer = await queue.add(request);
      if (answer === HELD) throw new DomainError('NOT_FOUND');
      return answer;
    } finally {
      if (queue.isIdle && ofClass.get(id) === queue) ofClass.delete(id);
    }
  }

  private queue(lanes: number, lock: Lock): Queue<Request, Answer> {
    return new Batches({
      lanes,
      most: MAX_REQUESTS,
      // One that tried would find the class held, and go to the end of those who wait for it.
      subjectOf: ({ classInstanceId }) => (this.parts.guard.isExclusive ? classInstanceId : undefined),
      handle: (first, take) => this.handle(first, take, lock),
      // Before the next batch can look for the same class.
      isAtOnce: (answer) => answer === HELD,
    });
  }

  private async handle(
    { ctx }: Request,
    take: TakeBatch<Request>,
    lock: Lock,
  ): Promise<PromiseSettledResult<Answer | typeof HELD>[]> {
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
        const answers = booked.values();
        return requests.map(({ classInstanceId }) =>
          resultOf(locked.has(classInstanceId) ? answers.next().value : HELD),
        );
      });
    } catch (error) {
      // Of a commit that failed nobody knows whether it was one.
      const isOfRequest = faults.has(error) && isAboutRows(error);
      if (isOfRequest && take().length > 1) return this.handleEach(take(), lock);
      throw error;
    }
  }

  /** A fault that one of them brings meets nobody else. */
  private async handleEach(
    requests: readonly Request[],
    lock: Lock,
  ): Promise<PromiseSettledResult<Answer | typeof HELD>[]> {
    const results: PromiseSettledResult<Answer | typeof HELD>[] = [];
    for (const request of requests) {
      const alone = this.handle(request, () => [request], lock);
      results.push(...(await alone.catch((reason: unknown) => [{ status: 'rejected' as const, reason }])));
    }
    return results;
  }
}

function resultOf<Answer>(answer: Answer | DomainError | undefined): PromiseSettledResult<Answer> {
  if (answer instanceof DomainError) return { status: 'rejected', reason: answer };
  if (answer === undefined) throw new Error('a request without an answer');
  return { status: 'fulfilled', value: answer };
}
