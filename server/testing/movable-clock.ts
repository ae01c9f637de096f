import type { Clock } from '../platform/context/clock.js';
import { HOUR_MS } from '../platform/context/durations.js';

const MONDAY_MORNING = '2027-01-11T16:00:00.000Z';

/** A clock that a test moves. It starts at Monday 2027-01-11, 9:00 in Salt Lake City. */
export class MovableClock implements Clock {
  private instant = new Date(MONDAY_MORNING);

  now(): Date {
    return new Date(this.instant);
  }

  /** @param instant ISO 8601 */
  moveTo(instant: Date | string): void {
    this.instant = new Date(instant);
  }

  passHours(hours: number): void {
    this.instant = new Date(this.instant.getTime() + hours * HOUR_MS);
  }

  restart(): void {
    this.moveTo(MONDAY_MORNING);
  }
}
