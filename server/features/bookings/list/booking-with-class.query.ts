import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../../platform/context/request-context.js';
import type { Database } from '../../../platform/database/database.js';
import { batchesOf } from '../../../platform/database/keyset.js';
import { orNotFound } from '../../../platform/errors/domain-error.js';
import type { Window } from '../../../platform/rest/rest-list.js';
import { ANY_CLASSES, readClasses } from '../../schedule/upcoming/public-class.query.js';
import type { UpcomingClass } from '../../schedule/upcoming/upcoming-class.type.js';
import { readConfirmationByLink } from '../confirmation/booking-confirmation.query.js';
import {
  bookingOf,
  bookingQuery,
  NEWEST_FIRST,
  readBooking,
  type BookingQuery,
} from './booking-list.query.js';
import type { Booking } from '../booking.type.js';

/** A booking with its class as visible to guests. */
export interface BookingWithClass {
  booking: Booking;
  classInstance: UpcomingClass;
}

/** By the id of the booking or its link. Throws NOT_FOUND. */
export async function readWithClass(
  ctx: RequestContext,
  manager: EntityManager,
  id: string,
): Promise<BookingWithClass> {
  const { bookingId, classInstance } = orNotFound(await readConfirmationByLink(ctx, manager, id));
  return { booking: await readBooking(manager, bookingId), classInstance };
}

/** Newest first, in batches of three statements each, regardless of the number of rows and classes. */
export async function* newestWithClasses(
  database: Pick<Database, 'reader' | 'readLong'>,
  now: Date,
  window: Window,
): AsyncGenerator<BookingWithClass[], void> {
  const list = (): BookingQuery => bookingQuery(database.reader.manager);
  for await (const rows of batchesOf(database, list, NEWEST_FIRST, window)) {
    const ids = [...new Set(rows.map(({ classInstanceId }) => classInstanceId))];
    const classes = await database.readLong(() =>
      readClasses(database.reader.manager, now, ANY_CLASSES, { ids }),
    );
    const classOf = new Map(classes.map((upcomingClass) => [upcomingClass.id, upcomingClass]));
    yield rows.flatMap((row) => {
      const classInstance = classOf.get(row.classInstanceId);
      return classInstance ? [{ booking: bookingOf(row), classInstance }] : [];
    });
  }
}
