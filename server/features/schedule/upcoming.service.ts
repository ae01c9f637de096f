import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import type { Window } from '../../platform/rest/rest-list.js';
import type { Category } from '../catalog/catalog.constants.js';
import {
  classesBy,
  classesWithType,
  OFFERED_CLASS,
  ofActiveTypes,
  readClasses,
  readClassSummaries,
  type ClassQuery,
  type ClassSummary,
} from './public-class.query.js';
import type { InstructionLanguage } from './schedule.constants.js';
import type { UpcomingClass } from './upcoming-class.type.js';

export interface UpcomingFilter {
  category?: Category | undefined;
  /** Language of instruction. */
  language?: InstructionLanguage | undefined;
  classTypeId?: string | undefined;
}

const UPCOMING = classesBy((query) => soonestFirst(upcoming(query)));

/** The schedule as guests see it. Upcoming: scheduled, of an active type, first day's start in the future. */
export class UpcomingService {
  constructor(private readonly database: Database) {}

  /** Every upcoming class, soonest first. */
  list(ctx: RequestContext): Promise<UpcomingClass[]> {
    const now = ctx.clock.now();
    return readClasses(this.database.reader.manager, now, UPCOMING, { now: instantText(now) });
  }

  /** The next classes, without their days: one statement. */
  next(ctx: RequestContext, count: number): Promise<ClassSummary[]> {
    const now = ctx.clock.now();
    const query = classesBy((classes) => soonestFirst(upcoming(classes)).limit(count));
    return readClassSummaries(this.database.reader.manager, now, query, { now: instantText(now) });
  }

  /** Upcoming classes that have a seat left, soonest first, and how many there are whatever the window. */
  async bookable(
    ctx: RequestContext,
    { limit = Infinity, offset = 0 }: Window = {},
  ): Promise<{ rows: UpcomingClass[]; total: number }> {
    const open = (await this.list(ctx)).filter(({ availability }) => availability === 'open');
    return { rows: open.slice(offset, offset + limit), total: open.length };
  }

  /** One page of the upcoming classes, soonest first. */
  async page(ctx: RequestContext, filter: UpcomingFilter, page: Page): Promise<Connection<UpcomingClass>> {
    const now = ctx.clock.now();
    const start = startOf(page, 2);
    const query = classesBy((classes) => {
      applyUpcomingFilter(upcoming(classes), filter);
      if (start) {
        const after =
          '(instance.startsAt > :startsAt OR (instance.startsAt = :startsAt AND instance.id > :id))';
        classes.andWhere(after, { startsAt: start[0], id: start[1] });
      }
      return soonestFirst(classes).limit(page.first + 1);
    });
    const { manager } = this.database.reader;
    const values = { now: instantText(now) };
    const rows = await readClasses(manager, now, query, values);
    const count = (): Promise<number> =>
      applyUpcomingFilter(upcoming(classesWithType(manager)), filter)
        .setParameters(values)
        .getCount();
    return connectionOf(rows, page, ({ startsAt, id }) => [instantText(startsAt), id], count);
  }

  /** One class that is public, upcoming or not; null for none and for one of an inactive type. */
  async findById(ctx: RequestContext, id: string): Promise<UpcomingClass | null> {
    const [found] = await readClasses(this.database.reader.manager, ctx.clock.now(), OFFERED_CLASS, { id });
    return found ?? null;
  }

  /** Throws NOT_FOUND where `findById` finds none. */
  async get(ctx: RequestContext, id: string): Promise<UpcomingClass> {
    const found = await this.findById(ctx, id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }
}

/** The SQL twin of `isUpcoming`; `now` comes with the run. */
export function upcoming(query: ClassQuery): ClassQuery {
  return ofActiveTypes(query)
    .andWhere('instance.status = :scheduled', { scheduled: 'scheduled' })
    .andWhere('instance.startsAt > :now');
}

function applyUpcomingFilter(
  query: ClassQuery,
  { category, language, classTypeId }: UpcomingFilter,
): ClassQuery {
  if (category) query.andWhere('type.category = :category', { category });
  if (language) query.andWhere('instance.language = :language', { language });
  if (classTypeId) query.andWhere('instance.classTypeId = :classTypeId', { classTypeId });
  return query;
}

function soonestFirst(query: ClassQuery): ClassQuery {
  return query.orderBy('instance.startsAt').addOrderBy('instance.id');
}
