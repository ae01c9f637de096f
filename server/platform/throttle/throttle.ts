import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { widerNetwork } from '../context/caller-address.js';
import { DomainError } from '../errors/domain-error.js';
import { signals } from '../metrics/signals.js';
import type { Counters, Limit } from './counters.js';

type Counter = ReturnType<Counters>;

/** A /48 is 65,536 networks that one customer may have; all of them together may do a few times what one may. */
const TIMES_FOR_NETWORK = 4;

/**
 * Limits the actions of a key in a window of time, and, where the key ends in an IPv6 network, those of the network
 * around it. Throws RATE_LIMITED beyond the limit.
 */
export class Throttle {
  private readonly own: Counter | undefined;
  private readonly ofNetwork: Counter | undefined;
  /** Digests of keys with nothing left, as far as this process knows, and until when, by `performance.now()`. */
  private readonly spent = new Map<string, number>();

  /** @param counters where the counts are kept; without, nothing is limited */
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

  /** Counts all of several actions, or none. */
  async count(key: string, actions = 1): Promise<void> {
    // In turn: who has spent his own share takes nothing of his neighbours'.
    await this.consume(this.own, digest(key), actions);
    const network = widerNetwork(key);
    if (network === undefined) return;
    try {
      await this.consume(this.ofNetwork, digest(network), actions);
    } catch (error) {
      if (actions > 1) await this.reward(this.own, digest(key), actions);
      throw error;
    }
  }

  /** Takes back counted actions, of which nothing has come. */
  async giveBack(key: string, actions = 1): Promise<void> {
    await this.reward(this.own, digest(key), actions);
    const network = widerNetwork(key);
    if (network !== undefined) await this.reward(this.ofNetwork, digest(network), actions);
  }

  /** Throws RATE_LIMITED where this process has seen the last allowed action. Counts nothing and asks no database. */
  assertLeft(key: string): void {
    for (const each of [key, widerNetwork(key)]) {
      const until = each === undefined ? undefined : this.spent.get(digest(each));
      if (until !== undefined) throw this.refusal(until - performance.now());
    }
  }

  private async consume(counter: Counter | undefined, key: string, actions: number): Promise<void> {
    if (!counter) return;
    const until = this.spent.get(key);
    if (until !== undefined) throw this.refusal(until - performance.now());
    try {
      const { remainingPoints, msBeforeNext } = await counter.consume(key, actions);
      if (remainingPoints <= 0) this.rememberSpent(key, msBeforeNext);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Fewer may still be allowed.
      if (actions > 1) await counter.reward(key, actions);
      else this.rememberSpent(key, refused.msBeforeNext);
      throw this.refusal(refused.msBeforeNext);
    }
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
    this.spent.set(key, performance.now() + ms);
    setTimeout(() => this.spent.delete(key), ms).unref();
  }
}

/** So that no address and no email is kept, and nothing is too long for where the counts are. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
