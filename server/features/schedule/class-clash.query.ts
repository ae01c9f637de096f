import type { EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { clashWindow, type VenuePlan } from './class-clash.rules.js';
import { readInstances } from './class-instance.query.js';
import type { ClassInstance } from './class-instance.type.js';

/** The scheduled classes that may clash with a plan, soonest first, in two statements. */
export async function readNearClasses(
  manager: EntityManager,
  now: Date,
  plan: VenuePlan,
): Promise<ClassInstance[]> {
  const window = clashWindow(plan);
  if (!window) return [];
  const { from, until, postalCode } = window;
  const near = await readInstances(manager, now, (query) =>
    query
      .where("instance.status = 'scheduled' AND instance.startsAt BETWEEN :from AND :until", {
        from: instantText(from),
        until: instantText(until),
      })
      .andWhere('instance.zip LIKE :zip', { zip: `${postalCode}%` })
      .orderBy('instance.startsAt')
      .addOrderBy('instance.id'),
  );
  return near.filter(({ id }) => id !== plan.exceptId);
}
