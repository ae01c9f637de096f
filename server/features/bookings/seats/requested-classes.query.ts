import type { EntityManager } from 'typeorm';
import {
  ANY_CLASSES,
  readClassesToBook,
  readClassSummaries,
  type ClassToBook,
} from '../../schedule/upcoming/public-class.query.js';
import { hasBegun } from '../../schedule/schedule.rules.js';
import type { SeatRequestFacts } from './seat-decision.rules.js';

/**
 * The classes of seat requests that are visible to guests, with their seats counted; for walk-ins also those that have
 * begun and are of an inactive type.
 */
export async function readRequestedClasses(
  manager: EntityManager,
  now: Date,
  ids: readonly string[],
  requests: readonly Pick<SeatRequestFacts, 'isWalkIn'>[],
): Promise<ClassToBook[]> {
  const isForWalkIns = requests.some(({ isWalkIn }) => isWalkIn);
  const [offered, any] = await Promise.all([
    readClassesToBook(manager, now, ids),
    isForWalkIns ? readAnyClasses(manager, now, ids) : [],
  ]);
  const known = new Set(offered.map(({ classSummary }) => classSummary.id));
  const others = any.filter(({ classSummary }) => !known.has(classSummary.id) && hasBegun(classSummary));
  return [...offered, ...others];
}

/** Classes that may be invisible to guests. */
export async function readAnyClasses(
  manager: EntityManager,
  now: Date,
  ids: readonly string[],
): Promise<ClassToBook[]> {
  const classes = await readClassSummaries(manager, now, ANY_CLASSES, { ids });
  return classes.map((classSummary) => ({ classSummary, isAwaited: false }));
}
