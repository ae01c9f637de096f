import { DomainError } from '../errors/domain-error.js';
import type { Throttle } from './throttle.js';

/** Counts an action. @returns false instead of throwing if the limit is exceeded, for responses that must not disclose it */
export async function isWithinLimit(throttle: Throttle, key: string): Promise<boolean> {
  try {
    await throttle.count(key);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}
