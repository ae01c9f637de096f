import { In } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { seek } from '../../../platform/database/keyset.js';
import { readMaintainedCount } from '../../../platform/database/maintained-counts.js';
import { allMatches } from '../../../platform/database/searched-list.js';
import type { Connection, Page } from '../../../platform/graphql/connection.js';
import { pageOfList } from '../../../platform/graphql/list-page.js';
import type { Window } from '../../../platform/rest/rest-list.js';
import { seatTakenBy } from '../../schedule/seats/seat.query.js';
import { newestWithClasses, readWithClass, type BookingWithClass } from './booking-with-class.query.js';
import { bookingLines, type BookingLine } from './booking-file.query.js';
import {
  bookingOf,
  bookingQuery,
  countBookings,
  NEWEST_FIRST,
  orderOfBookings,
  readBooking,
  searchedBookings,
  type BookingFilter,
  type BookingOrder,
} from './booking-list.query.js';
import type { Booking } from '../booking.type.js';

/** Bookings as the office reads them: lists, files, and single ones. */
export class BookingListService {
  constructor(private readonly database: Database) {}

  page(
    ctx: RequestContext,
    filter: BookingFilter,
    order: BookingOrder,
    page: Page,
  ): Promise<Connection<Booking>> {
    const now = ctx.clock.now();
    const { manager } = this.database.reader;
    return pageOfList(manager, searchedBookings(filter, order.sort, now), orderOfBookings(order), page, {
      nodeOf: bookingOf,
      count: (atMost) => countBookings(manager, filter, now, atMost),
    });
  }

  /** All rows of a list for a file, in batches. */
  async *all(
    ctx: RequestContext,
    filter: BookingFilter,
    order: BookingOrder,
  ): AsyncGenerator<BookingLine[], void> {
    const searched = searchedBookings(filter, order.sort, ctx.clock.now());
    const list = await allMatches(this.database.reader.manager, searched);
    yield* bookingLines(this.database, list, orderOfBookings(order));
  }

  /** Newest first, with their classes, for REST. */
  async list(
    ctx: RequestContext,
    window: Window,
  ): Promise<{ batches: AsyncIterable<BookingWithClass[]>; total: number }> {
    const count = () => readMaintainedCount(this.database.reader.manager, 'booking');
    const total = await this.database.readLong(count);
    return { batches: newestWithClasses(this.database, ctx.clock.now(), window), total };
  }

  async newest(count: number): Promise<Booking[]> {
    const { columns, direction } = NEWEST_FIRST;
    const query = seek(bookingQuery(this.database.reader.manager), columns, direction, null);
    return (await query.limit(count).getMany()).map(bookingOf);
  }

  /** Throws NOT_FOUND. */
  get(id: string): Promise<Booking> {
    return readBooking(this.database.reader.manager, id);
  }

  /** A booking by its id or link, with its class as visible to guests. Throws NOT_FOUND. */
  getWithClass(ctx: RequestContext, id: string): Promise<BookingWithClass> {
    return readWithClass(ctx, this.database.reader.manager, id);
  }

  /** The seat-taking bookings of each class, in the order in which they were made. */
  async listSeatTaking(classInstanceIds: readonly string[]): Promise<Map<string, Booking[]>> {
    const seats = new Map<string, Booking[]>(classInstanceIds.map((id) => [id, []]));
    if (classInstanceIds.length === 0) return seats;
    const query = bookingQuery(this.database.reader.manager)
      .where({ classInstanceId: In([...classInstanceIds]) })
      .andWhere(seatTakenBy('booking'));
    for (const row of await seek(query, NEWEST_FIRST.columns, 'ASC', null).getMany()) {
      seats.get(row.classInstanceId)?.push(bookingOf(row));
    }
    return seats;
  }
}
