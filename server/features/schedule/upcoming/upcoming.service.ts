import type { RequestContext } from '../../../platform/context/request-context.js';
import { instantText } from '../../../platform/database/columns.js';
import type { Database } from '../../../platform/database/database.js';
import { orNotFound } from '../../../platform/errors/domain-error.js';
import { connectionOf, startOf, type Connection, type Page } from '../../../platform/graphql/connection.js';
import type { Window } from '../../../platform/rest/rest-list.js';
import {
  classesBy,
  OFFERED_CLASS,
  readAwaitedClasses,
  readClasses,
  readClassSummaries,
  soonestFirst,
  type AwaitedClass,
  type ClassSummary,
} from './public-class.query.js';
import { takenSeats } from '../seats/seat.query.js';
import type { UpcomingClass } from './upcoming-class.type.js';
import { countUpcoming, readUpcomingPage, upcoming, type UpcomingFilter } from './upcoming-page.query.js';

const UPCOMING = classesBy((query) => soonestFirst(upcoming(query)), { isPrepared: true });
const MAX_NEXT_DATES = 3;
const BOOKABLE_OF_TYPE = classesBy(
  (query) =>
    soonestFirst(
      upcoming(query)
        .andWhere('instance.classTypeId = :classTypeId')
        .andWhere(`instance.maxAttendees > ${takenSeats(query)}`),
    ),
  { ending: 'LIMIT :limit' },
);

/**
 * The schedule as visible to guests. Upcoming classes are scheduled, of an active type, with their first day in the
 * future.
 */
export class UpcomingService {
  constructor(private readonly database: Database) {}

  /** All upcoming classes, soonest first. */
  list(ctx: RequestContext): Promise<UpcomingClass[]> {
    const now = ctx.clock.now();
    return readClasses(this.database.reader.manager, now, UPCOMING, {});
  }

  /** The next classes, without their days, with the number of waiting entries, in one statement. */
  next(ctx: RequestContext, count: number): Promise<AwaitedClass[]> {
    const { manager } = this.database.reader;
    return readAwaitedClasses(manager, ctx.clock.now(), (classes) =>
      soonestFirst(upcoming(classes)).limit(count),
    );
  }

  /** Upcoming classes that have seats left, soonest first, and their total number. */
  async bookable(
    ctx: RequestContext,
    { limit = Infinity, offset = 0 }: Window = {},
  ): Promise<{ rows: UpcomingClass[]; total: number }> {
    const open = (await this.list(ctx)).filter(({ availability }) => availability === 'open');
    return { rows: open.slice(offset, offset + limit), total: open.length };
  }

  /** The next other classes of the same type that have seats left, without their days, in one statement. */
  async nextDates(
    ctx: RequestContext,
    { id, classTypeId }: Pick<UpcomingClass, 'id' | 'classTypeId'>,
  ): Promise<ClassSummary[]> {
    const values = { classTypeId, limit: MAX_NEXT_DATES + 1 };
    const { manager } = this.database.reader;
    const next = await readClassSummaries(manager, ctx.clock.now(), BOOKABLE_OF_TYPE, values);
    return next.filter((other) => other.id !== id).slice(0, MAX_NEXT_DATES);
  }

  /**
   * One page of upcoming classes, soonest first.
   * @param isCounted whether the total is requested; it is then counted concurrently with the rows
   */
  async page(
    ctx: RequestContext,
    filter: UpcomingFilter,
    page: Page,
    isCounted = false,
  ): Promise<Connection<UpcomingClass>> {
    const now = ctx.clock.now();
    const start = startOf(page, 2);
    const { manager } = this.database.reader;
    const count = (): Promise<number> => countUpcoming(manager, now, filter);
    const [rows, total] = await Promise.all([
      readUpcomingPage(manager, now, filter, { start, limit: page.first + 1 }),
      isCounted ? count() : undefined,
    ]);
    return connectionOf(
      rows,
      page,
      ({ startsAt, id }) => [instantText(startsAt), id],
      // There are few upcoming classes, so the limit of the count, known only later, is not needed.
      (atMost = Infinity) =>
        total === undefined ? count().then((all) => Math.min(all, atMost)) : Math.min(total, atMost),
    );
  }

  /** A public class, upcoming or not; null if there is none, or if its type is inactive. */
  async findById(ctx: RequestContext, id: string): Promise<UpcomingClass | null> {
    const [found] = await readClasses(this.database.reader.manager, ctx.clock.now(), OFFERED_CLASS, { id });
    return found ?? null;
  }

  /** Like `findById`, but throws NOT_FOUND. */
  async get(ctx: RequestContext, id: string): Promise<UpcomingClass> {
    return orNotFound(await this.findById(ctx, id));
  }
}
