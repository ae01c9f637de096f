import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../context/clock.js';
import type { Database } from '../database/database.js';
import type { Locale } from '../i18n/message.js';
import { encodedText, type EncodedBody } from './encoded-body.js';
import type { FindPage, PublicPage, PageQuery } from './page-renderer.js';
import type { PageShell } from './page-shell.js';

/** A page's data may be as old again (response-cache.ts), so commits of other processes show within a second. */
const LIFETIME_MS = 500;
/** While seats are being booked, rendering a page takes at most a tenth of the time. */
const REST_FACTOR = 10;
const MAX_KEPT = 100;
/** Above this, the browser renders further pages; it also does if one takes too long or too many were just rendered. */
const MAX_IN_PROGRESS = 10;
/**
 * Generous enough for a first visit after the start of a busy machine: only a client that requests one uncached page
 * after another reaches them.
 */
const LIMITS = { longestWaitMs: 3000, mostUnpaidMs: 10_000 };
/** Maximum age of a stale page that is sent because a new one cannot be rendered now. */
const OLDEST_MS = 5000;

interface Entry {
  page: EncodedBody;
  /** Hash of the query results that it was rendered from. */
  fingerprint: string;
  revision: number;
  checkedAt: number;
  /** Milliseconds that querying and rendering took. */
  cost: number;
}

export interface PageVariant {
  path: string;
  search: string;
  language: Locale;
}

interface Parts {
  findPage: FindPage;
  /** Runs a query as a guest. */
  execute: (query: PageQuery, language: Locale) => Promise<object>;
  shell: Pick<PageShell, 'filled'>;
  facts: object;
  /** The site's public origin. */
  origin: () => string;
  database: Pick<Database, 'revision'>;
  clock: Clock;
  limits?: typeof LIMITS;
}

/**
 * Rendered pages, the same for every guest, cached by address and language until their data changes. Changes in this
 * process show at once, unless the page has just been rendered; all changes show within a second. A page that is a few
 * seconds old is sent only while a new one cannot be rendered.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly inProgress = new Map<string, Promise<EncodedBody>>();
  /**
   * A budget for uncached pages: each moves this time (of `performance.now()`) ahead by twice its cost, so that they take
   * at most half of the time.
   */
  private paidAt = 0;

  private readonly limits: typeof LIMITS;

  constructor(private readonly parts: Parts) {
    this.limits = parts.limits ?? LIMITS;
  }

  /** @returns undefined if the browser must render the page, because it is not public or a limit is reached */
  async get(variant: PageVariant): Promise<EncodedBody | undefined> {
    const page = this.parts.findPage(variant.path, variant.search);
    if (!page) return undefined;
    const key = `${variant.language} ${page.address}`;
    const kept = this.entries.get(key);
    if (kept && this.isCurrent(kept)) {
      this.keep(key, kept);
      return kept.page;
    }
    const instead = kept && this.ageOf(kept) < OLDEST_MS ? kept.page : undefined;
    const begun = this.inProgress.get(key) ?? this.begin(key, page, variant, kept);
    return begun ? Promise.race([begun, sleep(this.limits.longestWaitMs, instead, { ref: false })]) : instead;
  }

  /** Undefined if a limit does not allow rendering it now. */
  private begin(
    key: string,
    page: PublicPage,
    variant: PageVariant,
    kept: Entry | undefined,
  ): Promise<EncodedBody> | undefined {
    if (this.inProgress.size >= MAX_IN_PROGRESS) return undefined;
    if (!kept && this.paidAt - performance.now() > this.limits.mostUnpaidMs) return undefined;
    const work = this.make(page, variant, kept)
      .then((entry) => {
        if (!kept)
          this.paidAt = Math.max(this.paidAt, performance.now()) + 2 * Math.min(LIFETIME_MS, entry.cost);
        this.keep(key, entry);
        return entry.page;
      })
      .finally(() => this.inProgress.delete(key));
    this.inProgress.set(key, work);
    return work;
  }

  private ageOf({ checkedAt }: Entry): number {
    return Math.abs(this.now() - checkedAt);
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }

  private isCurrent(entry: Entry): boolean {
    const { revision, cost } = entry;
    const isUnchanged = revision === this.parts.database.revision;
    return this.ageOf(entry) < (isUnchanged ? LIFETIME_MS : Math.min(LIFETIME_MS, cost * REST_FACTOR));
  }

  private async make(page: PublicPage, variant: PageVariant, kept: Entry | undefined): Promise<Entry> {
    const { database, execute, facts, origin, shell } = this.parts;
    const started = performance.now();
    // Read before the data, so that a commit in between makes the page stale.
    const { revision } = database;
    const checkedAt = this.now();
    const { language, path } = variant;
    const executeAll = (queries: readonly PageQuery[]): Promise<object[]> =>
      Promise.all(queries.map((query) => execute(query, language)));
    const first = await executeAll(page.queries);
    const results = [...first, ...(await executeAll(page.dependentQueries(first)))];
    const fingerprint = createHash('sha256').update(JSON.stringify(results)).digest('base64');
    const isSame = kept?.fingerprint === fingerprint;
    const made = isSame
      ? kept.page
      : encodedText(
          shell.filled(path, language, await page.render({ language, origin: origin(), facts, results })),
        );
    return { page: made, fingerprint, revision, checkedAt, cost: performance.now() - started };
  }

  /** Evicts the least recently used page. */
  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_KEPT && oldest !== undefined) this.entries.delete(oldest);
  }
}
