import { setImmediate as nextTurn } from 'node:timers/promises';

/** Results delivered per turn of the event loop, so that the next batch's statements run in between. */
const MAX_IN_A_TURN = 4;

interface Waiting<Request, Result> {
  request: Request;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** The first call takes the waiting requests; later calls return the same ones. */
export type TakeBatch<Request> = () => readonly Request[];

interface Options<Request, Result> {
  /** Maximum number of concurrent batches. */
  lanes: number;
  /** Maximum number of requests in a batch. */
  maxSize: number;
  /** Requests with the same subject never run in two batches at once; undefined for no such limit. */
  subjectOf: (request: Request) => string | undefined;
  /**
   * Handles a batch. It calls `take` as late as possible, because requests can join until then.
   * @param first one request of the batch
   * @returns the result of each request, in their order
   */
  handle: (first: Request, take: TakeBatch<Request>) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Results that are delivered before the next batch begins. Others are delivered a few per turn of the event loop. */
  isDeliveredFirst: (result: Result) => boolean;
}

/** Handles waiting requests in batches, first come, first served. */
export class RequestBatcher<Request, Result> {
  private waiting: Waiting<Request, Result>[] = [];
  private running = 0;
  /** Subjects of the running batches. */
  private readonly subjects = new Set<string>();
  /** A batch has started but not taken its requests yet: new requests will be in it. */
  private isOpen = false;

  constructor(private readonly options: Options<Request, Result>) {}

  /** Requests that no batch has taken yet. */
  get size(): number {
    return this.waiting.length;
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  add(request: Request): Promise<Result> {
    const result = new Promise<Result>((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
    });
    this.begin();
    return result;
  }

  private begin(): void {
    if (this.isOpen || this.running >= this.options.lanes) return;
    const first = this.waiting.find((each) => this.mayBeTaken(each));
    if (!first) return;
    this.running += 1;
    this.isOpen = true;
    void this.run(first.request);
  }

  private mayBeTaken({ request }: Waiting<Request, Result>): boolean {
    const subject = this.options.subjectOf(request);
    return subject === undefined || !this.subjects.has(subject);
  }

  private takeFree(): Waiting<Request, Result>[] {
    const taken = new Set(
      this.waiting.filter((each) => this.mayBeTaken(each)).slice(0, this.options.maxSize),
    );
    this.waiting = this.waiting.filter((each) => !taken.has(each));
    return [...taken];
  }

  private subjectsOf(batch: readonly Waiting<Request, Result>[]): string[] {
    return batch.flatMap(({ request }) => this.options.subjectOf(request) ?? []);
  }

  private async run(first: Request): Promise<void> {
    let batch: readonly Waiting<Request, Result>[] | undefined;
    const take = (): readonly Waiting<Request, Result>[] => {
      if (batch) return batch;
      batch = this.takeFree();
      for (const subject of this.subjectsOf(batch)) this.subjects.add(subject);
      this.isOpen = false;
      this.begin();
      return batch;
    };
    const results = await this.options
      .handle(first, () => take().map(({ request }) => request))
      .catch((reason: unknown) => take().map(() => ({ status: 'rejected', reason }) as const));
    const outcomes = take().map((waiting, place) => ({ waiting, result: results[place] }));
    for (const { waiting, result } of outcomes) if (this.isDeliveredFirst(result)) settle(waiting, result);
    this.running -= 1;
    for (const subject of this.subjectsOf(take())) this.subjects.delete(subject);
    this.begin();
    const others = outcomes.filter(({ result }) => !this.isDeliveredFirst(result));
    for (const [index, { waiting, result }] of others.entries()) {
      if (index > 0 && index % MAX_IN_A_TURN === 0) await nextTurn();
      settle(waiting, result);
    }
  }

  private isDeliveredFirst(result: Settled<Result>): boolean {
    return result?.status === 'fulfilled' && this.options.isDeliveredFirst(result.value);
  }
}

/** Undefined when `handle` returned no result for the request. */
type Settled<Result> = PromiseSettledResult<Result> | undefined;

function settle<Result>({ resolve, reject }: Waiting<unknown, Result>, result: Settled<Result>): void {
  if (result?.status === 'fulfilled') resolve(result.value);
  else reject(result?.reason ?? new Error('a request without a result'));
}
