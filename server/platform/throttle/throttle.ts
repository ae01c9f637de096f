import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { widerNetwork } from '../context/caller-address.js';
import { CLOCK_SKEW_MS } from '../context/clock.js';
import { SECOND_MS } from '../context/durations.js';
import { DomainError } from '../errors/domain-error.js';
import { signals } from '../metrics/signals.js';
import type { Counters, Limit } from './counters.js';

type Counter = ReturnType<Counters>;

/** The limit of an IPv6 /48, as a multiple of that of a /64: one customer may have all of its 65,536 /64 networks. */
const TIMES_FOR_NETWORK = 4;
/** How long a process refuses an exhausted key by itself, before it checks whether another process gave actions back. */
const RECHECK_MS = 5 * SECOND_MS;
/** In the last seconds of a window nothing is subtracted, since late subtractions would be credit for the next one. */
const WINDOW_END_MS = 5 * SECOND_MS;

interface Spent {
  /** The end of the window. This time and the next are of `performance.now()`. */
  until: number;
  recheckAt: number;
}

/**
 * Rate limit on the actions of a key in a window of time, and, if the key ends in an IPv6 /64, on those of its /48. Throws
 * RATE_LIMITED above the limit.
 */
export class Throttle {
  private readonly own: Counter | undefined;
  private readonly ofNetwork: Counter | undefined;
  /** Digests of keys that this process knows to be exhausted. */
  private readonly spent = new Map<string, Spent>();

  /** @param counters storage for the counts; undefined for no limit */
  constructor(
    private readonly limit: Limit,
    counters: Counters | undefined,
  ) {
    const { name, points } = limit;
    this.own = counters?.(limit);
    this.ofNetwork = counters?.({
      ...limit,
      name: `${name}.network`,
      points: points * TIMES_FOR_NETWORK,
    });
  }

  /** Counts the actions of the key and of its network. A refusal, RATE_LIMITED, counts none of the key's. */
  async count(key: string, actions = 1): Promise<void> {
    this.refuseSpent(key, performance.now());
    // One after the other: an exhausted address limit does not consume the network limit.
    await this.consume(this.own, digest(key), actions);
    const network = widerNetwork(key);
    if (network === undefined) return;
    try {
      await this.consume(this.ofNetwork, digest(network), actions);
    } catch (error) {
      await this.reward(this.own, digest(key), actions);
      throw error;
    }
  }

  /** Counts an action. @returns false above the limit, for responses that must not disclose it */
  async tryCount(key: string): Promise<boolean> {
    try {
      await this.count(key);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
      throw error;
    }
  }

  /** Returns counted actions that had no effect. */
  async giveBack(key: string, actions = 1): Promise<void> {
    await this.reward(this.own, digest(key), actions);
    const network = widerNetwork(key);
    if (network !== undefined) await this.reward(this.ofNetwork, digest(network), actions);
  }

  /** Throws RATE_LIMITED for a key that this process knows to be exhausted. Neither counts nor queries the database. */
  assertLeft(key: string): void {
    this.refuseSpent(key, -Infinity);
  }

  /** @param now exhausted keys that are due for a check at this time pass, each of them for one call only */
  private refuseSpent(key: string, now: number): void {
    for (const each of [key, widerNetwork(key)]) {
      const spent = each === undefined ? undefined : this.spent.get(digest(each));
      if (!spent) continue;
      if (now < spent.recheckAt) throw this.refusal(spent.until - performance.now());
      spent.recheckAt = now + RECHECK_MS;
    }
  }

  private async consume(counter: Counter | undefined, key: string, actions: number): Promise<void> {
    if (!counter) return;
    let left = await take(counter, key, actions);
    // The count was begun while a clock was ahead.
    if (left.msBeforeNext > this.limit.seconds * 1000 + CLOCK_SKEW_MS) {
      await counter.delete(key);
      left = await take(counter, key, actions);
    }
    const { isAllowed, msBeforeNext } = left;
    let { remainingPoints } = left;
    if (!isAllowed && msBeforeNext > WINDOW_END_MS)
      ({ remainingPoints } = await counter.reward(key, actions));
    // After a refusal, a smaller number of actions may still be allowed.
    if (remainingPoints > 0) this.spent.delete(key);
    else this.rememberSpent(key, msBeforeNext);
    if (!isAllowed) throw this.refusal(msBeforeNext);
  }

  private async reward(counter: Counter | undefined, key: string, actions: number): Promise<void> {
    await counter?.reward(key, actions);
    this.spent.delete(key);
  }

  private refusal(ms: number): DomainError {
    signals.throttled.emit(this.limit.name);
    return new DomainError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
  }

  private rememberSpent(key: string, ms: number): void {
    if (this.spent.has(key)) return;
    const now = performance.now();
    this.spent.set(key, { until: now + ms, recheckAt: now + RECHECK_MS });
    setTimeout(() => this.spent.delete(key), ms).unref();
  }
}

interface Left {
  isAllowed: boolean;
  remainingPoints: number;
  msBeforeNext: number;
}

async function take(counter: Counter, key: string, actions: number): Promise<Left> {
  try {
    const { remainingPoints, msBeforeNext } = await counter.consume(key, actions);
    return { isAllowed: true, remainingPoints, msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { isAllowed: false, remainingPoints: 0, msBeforeNext: refused.msBeforeNext };
  }
}

/** Avoids storing addresses and emails, and limits the length of keys. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
