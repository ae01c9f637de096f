import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { connectionOf, startOf, type Connection, type Page } from '../../platform/graphql/connection.js';
import type { Window } from '../../platform/rest/rest-list.js';
import {
  classesBy,
  OFFERED_CLASS,
  readAwaitedClasses,
  readClasses,
  readClassSummaries,
  type AwaitedClass,
  type ClassSummary,
} from './public-class.query.js';
import { takenSeats } from './seat.query.js';
import type { UpcomingClass } from './upcoming-class.type.js';
import {
  countUpcoming,
  readUpcomingPage,
  soonestFirst,
  upcoming,
  type UpcomingFilter,
} from './upcoming-page.query.js';

const UPCOMING = classesBy((query) => soonestFirst(upcoming(query)), { isKeptPrepared: true });
const BOOKABLE_OF_TYPE = classesBy(
  (query) =>
    soonestFirst(
      upcoming(query)
        .andWhere('instance.classTypeId = :classTypeId')
        .andWhere(`instance.maxAttendees > ${takenSeats(query, 'instance.id')}`),
    ),
  { ending: 'LIMIT :limit' },
);

/** The schedule as guests see it. Upcoming: scheduled, of an active type, first day's start in the future. */
export class UpcomingService {
  constructor(private readonly database: Database) {}

  /** Every upcoming class, soonest first. */
  list(ctx: RequestContext): Promise<UpcomingClass[]> {
    const now = ctx.clock.now();
    return readClasses(this.database.reader.manager, now, UPCOMING, {});
  }

  /** The next classes, without their days, and how many people wait for each: one statement. */
  next(ctx: RequestContext, count: number): Promise<AwaitedClass[]> {
    const { manager } = this.database.reader;
    return readAwaitedClasses(manager, ctx.clock.now(), (classes) =>
      soonestFirst(upcoming(classes)).limit(count),
    );
  }

  /** Upcoming classes that have a seat left, soonest first, and how many there are whatever the window. */
  async bookable(
    ctx: RequestContext,
    { limit = Infinity, offset = 0 }: Window = {},
  ): Promise<{ rows: UpcomingClass[]; total: number }> {
    const open = (await this.list(ctx)).filter(({ availability }) => availability === 'open');
    return { rows: open.slice(offset, offset + limit), total: open.length };
  }

  /** The next classes of a type that have a seat left, without their days: one statement. */
  bookableOfType(ctx: RequestContext, classTypeId: string, limit: number): Promise<ClassSummary[]> {
    const now = ctx.clock.now();
    const values = { classTypeId, limit };
    return readClassSummaries(this.database.reader.manager, now, BOOKABLE_OF_TYPE, values);
  }

  /**
   * One page of the upcoming classes, soonest first.
   * @param isCounted whether the total is asked for: at hand with the rows, nothing of the answer waits for it
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
      // Upcoming classes are few: they are counted beside the rows, before anybody knows how far.
      (atMost = Infinity) =>
        total === undefined ? count().then((all) => Math.min(all, atMost)) : Math.min(total, atMost),
    );
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
