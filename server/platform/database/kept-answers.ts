import type { RequestContext } from '../context/request-context.js';
import type { Database } from './database.js';

/** What another process commits is seen after this long. */
const LIFETIME_MS = 1000;
const MOST_KEPT = 50;

/** A question as it was when it was asked; what was committed since makes its answer too old to be kept. */
export interface Question {
  key: string;
  revision: number;
  at: number;
}

/**
 * Answers that everybody gets alike, kept until the next commit of this process, a second at most. Only for what guests
 * may see, since whoever asks with the same key gets it.
 */
export class KeptAnswers<Answer> {
  private readonly kept = new Map<string, { revision: number; at: number; answer: Answer }>();

  constructor(private readonly database: Pick<Database, 'revision'>) {}

  /** To be asked before the database is. */
  question({ clock }: Pick<RequestContext, 'clock'>, key: string): Question {
    return { key, revision: this.database.revision, at: clock.now().getTime() };
  }

  find({ key, revision, at }: Question): Answer | undefined {
    const kept = this.kept.get(key);
    const isGood = kept?.revision === revision && Math.abs(at - kept.at) < LIFETIME_MS;
    return isGood ? kept.answer : undefined;
  }

  keep({ key, revision, at }: Question, answer: Answer): void {
    this.kept.delete(key);
    this.kept.set(key, { revision, at, answer });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The answer that is kept, or a new one. */
  async findOrMake(ctx: RequestContext, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const question = this.question(ctx, key);
    const known = this.find(question);
    if (known !== undefined) return known;
    const made = await make();
    this.keep(question, made);
    return made;
  }
}
