import type { EntityManager, ObjectLiteral } from 'typeorm';
import { instantText } from '../../../platform/database/columns.js';
import { FixedQuery } from '../../../platform/database/fixed-query.js';
import type { Category } from '../../catalog/catalog.constants.js';
import {
  classesBy,
  classesWithType,
  ofActiveTypes,
  readClasses,
  soonestFirst,
  type ClassQuery,
} from './public-class.query.js';
import type { InstructionLanguage } from '../schedule.constants.js';
import type { UpcomingClass } from './upcoming-class.type.js';

export interface UpcomingFilter {
  category?: Category | undefined;
  /** Language of instruction. */
  language?: InstructionLanguage | undefined;
  classTypeId?: string | undefined;
}

const CONDITIONS = {
  category: 'type.category = :category',
  language: 'instance.language = :language',
  classTypeId: 'instance.classTypeId = :classTypeId',
  after: '(instance.startsAt > :after OR (instance.startsAt = :after AND instance.id > :afterId))',
} as const;

/** Scheduled classes of active types that have not begun; `now` is a parameter of each run. */
export function upcoming(query: ClassQuery): ClassQuery {
  return ofActiveTypes(query)
    .andWhere('instance.status = :scheduled', { scheduled: 'scheduled' })
    .andWhere('instance.startsAt > :now');
}

const page = cachedByFilter((applyFilter) =>
  classesBy((query) => soonestFirst(applyFilter(upcoming(query))), {
    ending: 'LIMIT :limit',
    isPrepared: true,
  }),
);
const total = cachedByFilter(
  (applyFilter) =>
    new FixedQuery<{ total: number | string }>(
      (manager) => applyFilter(upcoming(classesWithType(manager))).select('COUNT(1)', 'total'),
      { isPrepared: true },
    ),
);

/** @param start `startsAt` and id of the class after which the page begins; null for the first page */
export function readUpcomingPage(
  manager: EntityManager,
  now: Date,
  filter: UpcomingFilter,
  { start, limit }: { start: readonly string[] | null; limit: number },
): Promise<UpcomingClass[]> {
  const [after, afterId] = start ?? [];
  const values = { ...filter, now: instantText(now), after, afterId, limit };
  return readClasses(manager, now, page(values), values);
}

/** The total number on all pages. */
export async function countUpcoming(
  manager: EntityManager,
  now: Date,
  filter: UpcomingFilter,
): Promise<number> {
  const values = { ...filter, now: instantText(now) };
  const [counted] = await total(values).run(manager, values);
  return Number(counted?.total);
}

/** Caches a query for each combination of filters. */
function cachedByFilter<Row>(
  make: (applyFilter: (query: ClassQuery) => ClassQuery) => FixedQuery<Row>,
): (values: ObjectLiteral) => FixedQuery<Row> {
  const known = new Map<string, FixedQuery<Row>>();
  return (values) => {
    const conditions = Object.entries(CONDITIONS).filter(([name]) => values[name]);
    const key = conditions.map(([name]) => name).join();
    const query =
      known.get(key) ??
      make((classes) => conditions.reduce((some, [, condition]) => some.andWhere(condition), classes));
    known.set(key, query);
    return query;
  };
}
