import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../errors/domain-error.js';

interface Limit {
  name: string;
  /** How many in the window. */
  points: number;
  seconds: number;
}

/** Counts what one key may do in a window of time. Throws RATE_LIMITED past it. */
export class Throttle {
  private readonly limiter: RateLimiterMemory;

  constructor(
    { name, points, seconds }: Limit,
    private readonly isOn: boolean,
  ) {
    this.limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  }

  async count(key: string): Promise<void> {
    if (!this.isOn) return;
    try {
      await this.limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new DomainError('RATE_LIMITED', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      });
    }
  }
}
