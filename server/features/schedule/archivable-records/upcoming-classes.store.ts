import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Message } from '../../../platform/i18n/message.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { MAX_FOLLOWING_CLASSES } from '../schedule.constants.js';
import type { SeatGuard } from '../seats/seat-lock.store.js';

/** The record that classes refer to. */
type RecordOfClasses = { venueId: string } | { instructorId: string };

/**
 * Locks the upcoming classes of a record, to update them with it. Must precede any write to the record, because changes
 * of classes also lock the class first. Throws BAD_USER_INPUT if there are too many.
 * @returns their ids
 */
export async function lockUpcomingClasses(
  ctx: RequestContext,
  manager: EntityManager,
  guard: SeatGuard,
  record: RecordOfClasses,
  tooMany: Message,
): Promise<ReadonlySet<string>> {
  const rows = await manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .select('instance.id', 'id')
    .where({ ...record, status: 'scheduled' })
    .andWhere('instance.startsAt > :now', { now: instantText(ctx.clock.now()) })
    .limit(MAX_FOLLOWING_CLASSES + 1)
    .getRawMany<{ id: string }>();
  if (rows.length > MAX_FOLLOWING_CLASSES) throw new DomainError('BAD_USER_INPUT', { message: tooMany });
  return guard.lock(
    manager,
    rows.map(({ id }) => id),
  );
}
