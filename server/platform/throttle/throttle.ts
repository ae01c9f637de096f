import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error.js';
import { signals } from '../metrics/signals.js';

interface Limit {
  name: string;
  /** Actions allowed in the window. */
  points: number;
  seconds: number;
}

/** Limits the actions of a key in a window of time. Throws RATE_LIMITED beyond the limit. */
export class Throttle {
  private readonly limiter: RateLimiterMemory;

  constructor(
    private readonly limit: Limit,
    private readonly isOn: boolean,
  ) {
    const { name, points, seconds } = limit;
    this.limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  }

  async count(key: string): Promise<void> {
    if (!this.isOn) return;
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      signals.throttled.emit(this.limit.name);
      throw new DomainError('RATE_LIMITED', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  }
}
