import { In, type EntityManager } from 'typeorm';
import { instantText } from '../../platform/database/columns.js';
import { burstsOf, burstsSince } from './booking-burst.rules.js';
import type { BookingBurst } from './booking-burst.type.js';
import { bookingOf, bookingQuery } from './booking-list.query.js';
import { BURST, MAX_BURSTS } from './booking.constants.js';
import { BookingEntity } from './booking.entity.js';

/** Rows looked at, the newest first: far more than a week has from addresses that several guests share. */
const MAX_ROWS = 5_000;

interface SourcedRow {
  id: string;
  sourceKey: string;
  createdAt: string;
}

/** What the office has to look at, the newest burst first. Two statements, for any number of bookings. */
export async function readBursts(manager: EntityManager, now: Date): Promise<BookingBurst[]> {
  const rows = await readSourced(manager, burstsSince(now));
  const bursts = burstsOf(rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })));
  const visible = bursts.slice(0, MAX_BURSTS);
  if (visible.length === 0) return [];
  const ids = visible.flatMap((burst) => burst.map(({ id }) => id));
  const found = await bookingQuery(manager)
    .where({ id: In(ids) })
    .getMany();
  const bookings = new Map(found.map((row) => [row.id, bookingOf(row)]));
  return visible.flatMap((burst) => {
    const ofBurst = burst.flatMap(({ id }) => bookings.get(id) ?? []);
    const [first, last] = [ofBurst[0], ofBurst.at(-1)];
    if (!first || !last) return [];
    return {
      id: first.id,
      count: ofBurst.length,
      firstAt: first.createdAt,
      lastAt: last.createdAt,
      bookings: ofBurst,
    };
  });
}

/** Bookings from addresses that have enough of them for a burst. */
function readSourced(manager: EntityManager, since: Date): Promise<SourcedRow[]> {
  const recent = (alias: string): string =>
    `${alias}.sourceKey IS NOT NULL AND ${alias}.bookingStatus <> 'cancelled' AND ${alias}.createdAt >= :since`;
  const sources = manager
    .createQueryBuilder(BookingEntity, 'counted')
    .select('counted.sourceKey')
    .where(recent('counted'))
    .groupBy('counted.sourceKey')
    .having(`COUNT(*) >= ${BURST.bookings}`);
  return manager
    .createQueryBuilder(BookingEntity, 'booking')
    .select('booking.id', 'id')
    .addSelect('booking.sourceKey', 'sourceKey')
    .addSelect('booking.createdAt', 'createdAt')
    .where(recent('booking'))
    .andWhere(`booking.sourceKey IN (${sources.getQuery()})`)
    .setParameter('since', instantText(since))
    .orderBy('booking.createdAt', 'DESC')
    .limit(MAX_ROWS)
    .getRawMany<SourcedRow>();
}
