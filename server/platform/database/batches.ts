import { setImmediate as nextTurn } from 'node:timers/promises';

/** Results delivered per turn of the event loop, so that the next batch's statements run in between. */
const MAX_IN_A_TURN = 4;

interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** The first call takes the waiting requests; later calls return the same ones. */
export type TakeBatch<Request> = () => readonly Request[];

interface Options<Request, Answer> {
  /** Maximum number of concurrent batches. */
  lanes: number;
  /** Maximum number of requests in a batch. */
  most: number;
  /** Requests with the same subject never run in two batches at once; undefined for no such limit. */
  subjectOf: (request: Request) => string | undefined;
  /**
   * Handles a batch. It calls `take` as late as possible, because requests can join until then.
   * @param first one request of the batch
   * @returns the result of each request, in their order
   */
  handle: (first: Request, take: TakeBatch<Request>) => Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Results that are delivered before the next batch begins. Others are delivered a few per turn of the event loop. */
  isAtOnce: (answer: Answer) => boolean;
}

/** Handles waiting requests in batches, first come, first served. */
export class Batches<Request, Answer> {
  private waiting: Waiting<Request, Answer>[] = [];
  private running = 0;
  /** Subjects of the running batches. */
  private readonly subjects = new Set<string>();
  /** A batch has started but not taken its requests yet: new requests will be in it. */
  private isOpen = false;

  constructor(private readonly options: Options<Request, Answer>) {}

  /** Requests that no batch has taken yet. */
  get size(): number {
    return this.waiting.length;
  }

  get isIdle(): boolean {
    return this.running === 0;
  }

  add(request: Request): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
    });
    this.begin();
    return answer;
  }

  private begin(): void {
    if (this.isOpen || this.running >= this.options.lanes) return;
    const first = this.waiting.find((each) => this.mayBeTaken(each));
    if (!first) return;
    this.running += 1;
    this.isOpen = true;
    void this.run(first.request);
  }

  private mayBeTaken({ request }: Waiting<Request, Answer>): boolean {
    const subject = this.options.subjectOf(request);
    return subject === undefined || !this.subjects.has(subject);
  }

  private takeFree(): Waiting<Request, Answer>[] {
    const taken = new Set(this.waiting.filter((each) => this.mayBeTaken(each)).slice(0, this.options.most));
    this.waiting = this.waiting.filter((each) => !taken.has(each));
    return [...taken];
  }

  private subjectsOf(batch: readonly Waiting<Request, Answer>[]): string[] {
    return batch.flatMap(({ request }) => this.options.subjectOf(request) ?? []);
  }

  private async run(first: Request): Promise<void> {
    let batch: readonly Waiting<Request, Answer>[] | undefined;
    const take = (): readonly Waiting<Request, Answer>[] => {
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
    const answered = take().map((waiting, place) => ({ waiting, result: results[place] }));
    for (const { waiting, result } of answered) if (this.isAtOnce(result)) give(waiting, result);
    this.running -= 1;
    for (const subject of this.subjectsOf(take())) this.subjects.delete(subject);
    this.begin();
    const others = answered.filter(({ result }) => !this.isAtOnce(result));
    for (const [index, { waiting, result }] of others.entries()) {
      if (index > 0 && index % MAX_IN_A_TURN === 0) await nextTurn();
      give(waiting, result);
    }
  }

  private isAtOnce(result: Result<Answer>): boolean {
    return result?.status === 'fulfilled' && this.options.isAtOnce(result.value);
  }
}

/** Undefined when `handle` returned no result for the request. */
type Result<Answer> = PromiseSettledResult<Answer> | undefined;

function give<Answer>({ resolve, reject }: Waiting<unknown, Answer>, result: Result<Answer>): void {
  if (result?.status === 'fulfilled') resolve(result.value);
  else reject(result?.reason ?? new Error('a request without an answer'));
}
