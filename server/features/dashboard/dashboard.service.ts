import { IsNull, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context/request-context.js';
import { instantText } from '../../platform/database/columns.js';
import type { Database } from '../../platform/database/database.js';
import { maintainedCountSql } from '../../platform/database/maintained-counts.js';
import type { BookingListService } from '../bookings/list/booking-list.service.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ClassTypeEntity } from '../catalog/class-type.entity.js';
import { ContactMessageEntity } from '../contact/contact-message.entity.js';
import { outboxQuery } from '../messages/outbox/outbox-list.query.js';
import { refundDueOf } from '../payments/payment.query.js';
import { classesWithType } from '../schedule/upcoming/public-class.query.js';
import { upcoming } from '../schedule/upcoming/upcoming-page.query.js';
import type { UpcomingService } from '../schedule/upcoming/upcoming.service.js';
import type { Dashboard } from './dashboard.type.js';

const SHOWN = 5;

interface Counts {
  totalUsers: number | string;
  totalClassTypes: number | string;
  upcomingClasses: number | string;
  totalBookings: number | string;
  openContactMessages: number | string;
  failedMessages: number | string;
  refundsDueCount: number | string;
  refundsDueCents: number | string;
}

/** The dashboard: one statement each for the counts, the bookings and the classes. */
export class DashboardService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingListService,
    private readonly classes: UpcomingService,
  ) {}

  async get(ctx: RequestContext): Promise<Dashboard> {
    const [counts, recent, next] = await Promise.all([
      readCounts(this.database.reader.manager, ctx.clock.now()),
      this.bookings.newest(SHOWN),
      this.classes.next(ctx, SHOWN),
    ]);
    return {
      totalUsers: Number(counts?.totalUsers ?? 0),
      totalClassTypes: Number(counts?.totalClassTypes ?? 0),
      upcomingClasses: Number(counts?.upcomingClasses ?? 0),
      totalBookings: Number(counts?.totalBookings ?? 0),
      openContactMessages: Number(counts?.openContactMessages ?? 0),
      failedMessages: Number(counts?.failedMessages ?? 0),
      refundsDueCount: Number(counts?.refundsDueCount ?? 0),
      refundsDueCents: Number(counts?.refundsDueCents ?? 0),
      recentBookings: recent,
      upcomingClassList: next.map(({ seatsTaken, ...shown }) => {
        const { id, name, nameEs, startsAt, timeZone, maxAttendees, waiting } = shown;
        return { id, name, nameEs, startsAt, timeZone, maxAttendees, waiting, enrolledCount: seatsTaken };
      }),
    };
  }
}

/** The counts and the refunds due, as the columns of one row. */
async function readCounts(manager: EntityManager, now: Date): Promise<Counts | undefined> {
  const countOf = (entity: new () => object, where: object = {}) =>
    manager.createQueryBuilder(entity, 'counted').select('COUNT(*)').where(where);
  const counts = {
    totalClassTypes: countOf(ClassTypeEntity),
    openContactMessages: countOf(ContactMessageEntity, { handledAt: IsNull() }),
    failedMessages: outboxQuery(manager, { state: 'failed' }, now).select('COUNT(*)'),
    upcomingClasses: upcoming(classesWithType(manager))
      .select('COUNT(*)')
      .setParameter('now', instantText(now)),
  };
  const query = manager
    .createQueryBuilder()
    .select(maintainedCountSql('account'), 'totalUsers')
    .addSelect(
      `${maintainedCountSql('booking')} - ${maintainedCountSql('cancelledBooking')}`,
      'totalBookings',
    )
    .addSelect('refunds.number', 'refundsDueCount')
    .addSelect('refunds.cents', 'refundsDueCents')
    .from(
      (refunds) =>
        refunds
          .select('COUNT(*)', 'number')
          .addSelect('COALESCE(SUM(booking.amountCents), 0)', 'cents')
          .from(BookingEntity, 'booking')
          .where(refundDueOf('booking')),
      'refunds',
    );
  for (const [name, count] of Object.entries(counts))
    query
      .addSelect(`(${count.getQuery()})`, name)
      .setParameters({ ...query.getParameters(), ...count.getParameters() });
  return query.getRawOne<Counts>();
}
