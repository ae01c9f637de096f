import { setImmediate as nextTurn } from 'node:timers/promises';

/** Answers given in a turn of the event loop: the statements of the next batch go on between them. */
const MOST_IN_A_TURN = 4;

interface Waiting<Request, Answer> {
  request: Request;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
}

/** Takes the requests that wait now, the first time it is called; the same ones from then on. */
export type TakeBatch<Request> = () => readonly Request[];

interface Options<Request, Answer> {
  /** Batches under way at the same time. */
  lanes: number;
  /** Requests of one batch. */
  most: number;
  /** What only one batch at a time may be about; undefined for what several may. */
  subjectOf: (request: Request) => string | undefined;
  /**
   * Handles a batch, which it takes as late as it can: meanwhile more may come.
   * @param first one of them
   * @returns how each of them ended, in their order
   */
  handle: (first: Request, take: TakeBatch<Request>) => Promise<readonly PromiseSettledResult<Answer>[]>;
  /** Answers that are given before the next batch begins. All others leave a few in each turn of the event loop. */
  isAtOnce: (answer: Answer) => boolean;
}

/** Lets requests that wait be handled together, in the order in which they came. */
export class Batches<Request, Answer> {
  private waiting: Waiting<Request, Answer>[] = [];
  private running = 0;
  /** What the batches under way are about. */
  private readonly subjects = new Set<string>();
  /** A batch that has not been taken yet: whoever comes now will be in it. */
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
      if (index > 0 && index % MOST_IN_A_TURN === 0) await nextTurn();
      give(waiting, result);
    }
  }

  private isAtOnce(result: Result<Answer>): boolean {
    return result?.status === 'fulfilled' && this.options.isAtOnce(result.value);
  }
}

/** Undefined for a request that was forgotten. */
type Result<Answer> = PromiseSettledResult<Answer> | undefined;

function give<Answer>({ resolve, reject }: Waiting<unknown, Answer>, result: Result<Answer>): void {
  if (result?.status === 'fulfilled') resolve(result.value);
  else reject(result?.reason ?? new Error('a request without an answer'));
}
