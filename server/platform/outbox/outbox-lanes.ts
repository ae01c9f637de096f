import { MIN_OF_A_LANE, MAX_OF_A_LANE, QUICK_MS } from './limits.js';
import type { OutboxMessageEntity } from './outbox-message.entity.js';

export const SMS_LANE = 'sms';

/** The lane of a message: its mail domain, or SMS. Messages of a lane are likely to be equally slow. */
export function laneOf({ channel, recipient }: Pick<OutboxMessageEntity, 'channel' | 'recipient'>): string {
  return channel === 'sms' ? SMS_LANE : recipient.slice(recipient.lastIndexOf('@')).toLowerCase();
}

interface Lane {
  width: number;
  /** Start times of the messages being sent, by id. */
  begun: Map<string, number>;
}

/**
 * Adaptive concurrency per lane: low at first, one more for each quick mail, and low again while a mail is slow or after a
 * failure.
 */
export class OutboxLanes {
  private readonly lanes = new Map<string, Lane>();

  /** The number of further messages that may begin. */
  room(name: string): number {
    const lane = this.lanes.get(name);
    if (!lane) return MIN_OF_A_LANE;
    const now = performance.now();
    const isSlow = [...lane.begun.values()].some((begun) => now - begun > QUICK_MS);
    return (isSlow ? MIN_OF_A_LANE : lane.width) - lane.begun.size;
  }

  /** Lanes with no room left. */
  full(): string[] {
    return [...this.lanes.keys()].filter((name) => this.room(name) <= 0);
  }

  /** The number of text messages being sent. */
  texts(): number {
    return this.lanes.get(SMS_LANE)?.begun.size ?? 0;
  }

  begin(name: string, id: string): void {
    const lane = this.lanes.get(name) ?? { width: MIN_OF_A_LANE, begun: new Map<string, number>() };
    lane.begun.set(id, performance.now());
    this.lanes.set(name, lane);
  }

  /** @param hasLeft whether the server has accepted it */
  end(name: string, id: string, hasLeft: boolean): void {
    const lane = this.lanes.get(name);
    const begun = lane?.begun.get(id);
    if (!lane || begun === undefined) return;
    lane.begun.delete(id);
    if (!hasLeft || performance.now() - begun > QUICK_MS) lane.width = MIN_OF_A_LANE;
    else if (name !== SMS_LANE) lane.width = Math.min(lane.width + 1, MAX_OF_A_LANE);
  }

  /** Forgets idle lanes between runs, because a lane's speed may change. */
  forget(): void {
    for (const [name, { begun }] of this.lanes) if (begun.size === 0) this.lanes.delete(name);
  }
}
