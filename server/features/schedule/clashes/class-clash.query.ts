import type { EntityManager } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { clashWindow, postalCodeOf, type InstructorPlan, type VenuePlan } from './class-clash.rules.js';
import { readInstances } from '../classes/class-instance.query.js';
import type { ClassInstance } from '../classes/class-instance.type.js';
import { soonestFirst, type ClassQuery } from '../upcoming/public-class.query.js';

/** The scheduled classes that may clash with a plan at a venue, soonest first, in two statements. */
export async function readNearClasses(
  manager: EntityManager,
  now: Date,
  plan: VenuePlan,
): Promise<ClassInstance[]> {
  const postalCode = postalCodeOf(plan.zip);
  if (postalCode === null) return [];
  return readClassesAround(manager, now, plan, (query) =>
    query.andWhere('instance.zip LIKE :zip', { zip: `${postalCode}%` }),
  );
}

/**
 * The scheduled classes with an instructor that may clash with a plan, soonest first, in two statements. The rule
 * compares the names, because SQLite's LOWER leaves letters with accents as they are.
 */
export async function readInstructorClasses(
  manager: EntityManager,
  now: Date,
  plan: InstructorPlan,
): Promise<ClassInstance[]> {
  if (plan.instructorName.trim() === '') return [];
  return readClassesAround(manager, now, plan, (query) =>
    query.andWhere('instance.instructorName IS NOT NULL'),
  );
}

async function readClassesAround(
  manager: EntityManager,
  now: Date,
  { days, exceptId }: Pick<VenuePlan, 'days' | 'exceptId'>,
  applyFilter: (query: ClassQuery) => ClassQuery,
): Promise<ClassInstance[]> {
  const window = clashWindow(days);
  if (!window) return [];
  const near = await readInstances(manager, now, (query) =>
    soonestFirst(
      applyFilter(
        query.where("instance.status = 'scheduled' AND instance.startsAt BETWEEN :from AND :until", {
          from: instantText(window.from),
          until: instantText(window.until),
        }),
      ),
    ),
  );
  return near.filter(({ id }) => id !== exceptId);
}
