import type { RequestContext } from '../context/request-context.js';
import type { Database } from './database.js';

/** Commits of other processes become visible after at most this long. */
const LIFETIME_MS = 500;
const MAX_ENTRIES = 50;

/** Created before the database is read: a commit after that makes the response stale. */
export interface CacheKey {
  key: string;
  revision: number;
  at: number;
}

/**
 * Public responses, cached until the next commit of this process, half a second at most. Requests with the same key get
 * the same response, so cache only what every guest may see.
 */
export class ResponseCache<Response> {
  private readonly entries = new Map<string, { revision: number; at: number; response: Response }>();

  constructor(private readonly database: Pick<Database, 'revision'>) {}

  keyFor({ clock }: Pick<RequestContext, 'clock'>, key: string): CacheKey {
    return { key, revision: this.database.revision, at: clock.now().getTime() };
  }

  get({ key, revision, at }: CacheKey): Response | undefined {
    const entry = this.entries.get(key);
    return entry?.revision === revision && !isExpired(entry, at) ? entry.response : undefined;
  }

  set({ key, revision, at }: CacheKey, response: Response): void {
    // Frees the memory of expired responses, which may be large.
    for (const [other, entry] of this.entries) if (isExpired(entry, at)) this.entries.delete(other);
    this.entries.delete(key);
    this.entries.set(key, { revision, at, response });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
  }

  async getOrCompute(ctx: RequestContext, key: string, compute: () => Promise<Response>): Promise<Response> {
    const cacheKey = this.keyFor(ctx, key);
    const cached = this.get(cacheKey);
    if (cached !== undefined) return cached;
    const response = await compute();
    this.set(cacheKey, response);
    return response;
  }
}

/** Also when the clock was set back. */
function isExpired(entry: { at: number }, now: number): boolean {
  return Math.abs(now - entry.at) >= LIFETIME_MS;
}
