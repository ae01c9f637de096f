import { LEAST_OF_A_LANE, MOST_OF_A_LANE, QUICK_MS } from './limits.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';

export const SMS_LANE = 'sms';

/** What a message has in common with others that are to be sent beside it, and may be as slow: a mail domain, or SMS. */
export function laneOf({ channel, recipient }: Pick<OutboxMessageEntity, 'channel' | 'recipient'>): string {
  return channel === 'sms' ? SMS_LANE : recipient.slice(recipient.lastIndexOf('@')).toLowerCase();
}

interface Lane {
  width: number;
  /** When each message of it was begun that is being sent. */
  begun: Map<string, number>;
}

/**
 * How many messages of each lane may be sent at once: few until it has shown to be quick, one more for each mail that was,
 * and few again while one is slow.
 */
export class OutboxLanes {
  private readonly lanes = new Map<string, Lane>();

  /** How many more may be begun. */
  room(name: string): number {
    const lane = this.lanes.get(name);
    if (!lane) return LEAST_OF_A_LANE;
    const now = performance.now();
    const isSlow = [...lane.begun.values()].some((begun) => now - begun > QUICK_MS);
    return (isSlow ? LEAST_OF_A_LANE : lane.width) - lane.begun.size;
  }

  /** Lanes with no room left. */
  full(): string[] {
    return [...this.lanes.keys()].filter((name) => this.room(name) <= 0);
  }

  begin(name: string, id: string): void {
    const lane = this.lanes.get(name) ?? { width: LEAST_OF_A_LANE, begun: new Map<string, number>() };
    lane.begun.set(id, performance.now());
    this.lanes.set(name, lane);
  }

  /** @param hasLeft whether the receiver has taken it */
  end(name: string, id: string, hasLeft: boolean): void {
    const lane = this.lanes.get(name);
    const begun = lane?.begun.get(id);
    if (!lane || begun === undefined) return;
    lane.begun.delete(id);
    if (!hasLeft || performance.now() - begun > QUICK_MS) lane.width = LEAST_OF_A_LANE;
    else if (name !== SMS_LANE) lane.width = Math.min(lane.width + 1, MOST_OF_A_LANE);
  }

  /** What was quick an hour ago need not be now. */
  forget(): void {
    for (const [name, { begun }] of this.lanes) if (begun.size === 0) this.lanes.delete(name);
  }
}
