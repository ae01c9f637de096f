import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit-log.js';
import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import { storedKey } from '../../../platform/database/stored-key.js';
import { ClassInstanceEntity } from '../classes/class-instance.entity.js';
import { detailsOfRename } from '../history/class-history.rules.js';
import { singleSpaced } from '../venues/place-text.rules.js';

interface Rename {
  instructorId: string;
  before: string;
  after: string;
}

/**
 * Renames the instructor in classes that are locked, still to come, and have the former name; a name that the office
 * wrote into a class by hand stays. Nobody is notified, because guests do not see it.
 * @returns the number of renamed classes
 */
export async function renameInClasses(
  ctx: RequestContext,
  manager: EntityManager,
  lockedIds: ReadonlySet<string>,
  { instructorId, before, after }: Rename,
): Promise<number> {
  if (lockedIds.size === 0 || before === after) return 0;
  const now = ctx.clock.now();
  const locked = await manager
    .createQueryBuilder(ClassInstanceEntity, 'instance')
    .select(['instance.id', 'instance.instructorName'])
    .where({ id: In([...lockedIds]), instructorId, status: 'scheduled' })
    .andWhere('instance.startsAt > :now', { now: instantText(now) })
    .getMany();
  const ids = locked.flatMap(({ id, instructorName }) =>
    singleSpaced(instructorName ?? '') === before ? [id] : [],
  );
  if (ids.length === 0) return 0;
  await manager
    .createQueryBuilder()
    .update(ClassInstanceEntity)
    .set({
      instructorName: after,
      instructorNameKey: storedKey(after),
      version: () => 'version + 1',
      updatedAt: now,
    })
    .where({ id: In(ids) })
    .execute();
  const details = detailsOfRename(instructorId);
  const action = 'classInstance.updated';
  await recordAudit(
    ctx,
    manager,
    ...ids.map((subjectId) => ({ action, subjectType: 'classInstance', subjectId, details })),
  );
  return ids.length;
}
