import { book, bookSeats } from '../../testing/attendees.js';
import { CLASS_DAY, makeClass, makeClassType } from '../../testing/classes.js';
import { useSite } from '../../testing/site-server.js';
import { StatementLog } from '../../testing/statement-log.js';
import { planOf, scansOf } from '../../testing/statement-plan.js';
import { DATABASES } from '../../testing/world.js';
import { BookingEntity } from '../bookings/booking.entity.js';

describe.each(DATABASES)('the dashboard on %s', (kind) => {
  const { site, world } = useSite(kind);
  const dashboard = () => world.services.dashboards.get(world.guest());

  it('has only zeros at first', async () => {
    await expect(dashboard()).resolves.toEqual({
      totalUsers: 0,
      totalClassTypes: 0,
      upcomingClasses: 0,
      totalBookings: 0,
      openContactMessages: 0,
      failedMessages: 0,
      refundsDueCount: 0,
      refundsDueCents: 0,
      recentBookings: [],
      upcomingClassList: [],
    });
  });

  it('counts accounts, class types, upcoming classes, bookings that are not cancelled, and open messages', async () => {
    const token = await world.adminToken();
    const { id: classTypeId } = await makeClassType(world);
    await makeClassType(world, { isActive: false });
    const { id } = await makeClass(world, { classTypeId });
    await makeClass(world, { classTypeId, status: 'cancelled' });
    await bookSeats(world, id, 3);
    const { booking } = await book(world, id, {}, 1);
    await world.change(BookingEntity, { id: booking.id }, { bookingStatus: 'cancelled' });
    const message = { name: 'Ana', email: 'ana@example.com', subject: 'other', message: 'Hello' } as const;
    await world.services.contact.send(world.guest(), message);
    const counts = { totalUsers: 1, totalClassTypes: 2, upcomingClasses: 1, totalBookings: 3 };
    await expect(dashboard()).resolves.toMatchObject({ ...counts, openContactMessages: 1 });
    const rest = await site.rest('GET', '/admin/dashboard', undefined, { token });
    expect(rest.body).toMatchObject({
      ...counts,
      upcomingClassList: [
        {
          className: 'Forklift Operator',
          startDate: '2027-01-25T08:00:00-07:00',
          enrolledCount: 3,
          maxStudents: 20,
        },
      ],
    });
  });

  it('shows the five newest bookings and the five next classes', async () => {
    const { id: classTypeId } = await makeClassType(world);
    for (const date of ['2027-02-07', '2027-02-03', '2027-02-05', '2027-02-04', '2027-02-06', '2027-02-02']) {
      await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date }] });
    }
    const { id } = await makeClass(world, { classTypeId, days: [{ ...CLASS_DAY, date: '2027-05-01' }] });
    for (let index = 1; index <= 6; index += 1) {
      world.clock.passHours(0.1);
      await book(world, id, {}, index);
    }
    const { recentBookings, upcomingClassList } = await dashboard();
    expect(recentBookings.map(({ lastName }) => lastName)).toEqual(
      [6, 5, 4, 3, 2].map((index) => `Muñoz ${index}`),
    );
    const dates = upcomingClassList.map(({ startsAt }) => startsAt.toISOString().slice(8, 10));
    expect(dates).toEqual(['02', '03', '04', '05', '06']);
  });

  it('executes three statements for any amount of data', async () => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 8);
    const log = StatementLog.of(world.database.reader);
    await expect(log.count(dashboard)).resolves.toBeLessThanOrEqual(3);
    // The refunds due come from their own index and from the cancelled classes.
    const counts = log.statements.find(({ sql }) => sql.includes('refundsDueCount'));
    const plan = counts ? await planOf(world, counts) : [];
    expect(plan.join('\n')).toContain('booking_refund_due');
    if (kind === 'sqlite')
      expect(plan.join('\n')).toContain(
        'booking_seats (class_instance_id=? AND booking_status=? AND payment_status=? AND amount_cents>?)',
      );
    const ofBookings = scansOf(plan).filter((line) => /\bbooking\b/.test(line));
    expect(ofBookings.filter((line) => !line.includes('booking_refund_due'))).toEqual([]);
  });
});
