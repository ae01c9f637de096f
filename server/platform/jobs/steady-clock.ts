import { HOUR_MS } from '../context/durations.js';
import type { RequestContext } from '../context/request-context.js';
import type { Database } from '../database/database.js';
import { ClockCheckEntity } from './clock-check.entity.js';

/** Longer than a weekend, for an office that switches its machine off. */
const LONGEST_STEP_MS = 72 * HOUR_MS;
const LONGEST_STEP_BACK_MS = HOUR_MS;
/** Long enough for the operator or NTP to correct a wrong clock. */
const STEADY_AFTER_MS = 24 * HOUR_MS;
const ONLY_ROW = { id: 'clock' } as const;

/**
 * Whether old rows may be removed: the clock has not jumped for a day. It has jumped if the last check, by any process, was
 * more than three days ago or is in the future. The first check of a database only starts the day.
 */
export async function isClockSteady(ctx: RequestContext, database: Database): Promise<boolean> {
  const now = ctx.clock.now();
  const { steadySince, jumpedFrom } = await database.transaction(ctx, async (manager) => {
    const last = await manager.findOneBy(ClockCheckEntity, ONLY_ROW);
    const step = last ? now.getTime() - last.checkedAt.getTime() : 0;
    const hasJumped = step > LONGEST_STEP_MS || step < -LONGEST_STEP_BACK_MS;
    const since = last && !hasJumped ? last.steadySince : now;
    await manager.upsert(
      ClockCheckEntity,
      { ...ONLY_ROW, checkedAt: now, steadySince: since },
      { conflictPaths: ['id'] },
    );
    return { steadySince: since, jumpedFrom: hasJumped ? last?.checkedAt : undefined };
  });
  if (jumpedFrom)
    ctx.log.warn({ from: jumpedFrom, to: now }, 'the clock has jumped; nothing old is removed for a day');
  return now.getTime() - steadySince.getTime() >= STEADY_AFTER_MS;
}
