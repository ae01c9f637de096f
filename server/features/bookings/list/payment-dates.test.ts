import { bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf } from '../../../testing/statement-plan.js';
import { DATABASES, useWorld } from '../../../testing/world.js';

const NEWEST = { sort: 'booked', direction: 'descending' } as const;

describe.each(DATABASES)('bookings by the dates of their payment, on %s,', (kind) => {
  const world = useWorld(kind);

  it.each([
    ['payment', { paidFrom: '2027-01-01', paidTo: '2027-01-31' }, /booking_paid_on/],
    ['refund', { refundedFrom: '2027-01-01', refundedTo: '2027-01-31' }, /booking_refunded_on/],
  ])('are found and counted by an index on the date of %s', async (_date, filter, index) => {
    await bookSeats(world, (await makeClass(world)).id, 3);
    const log = StatementLog.of(world.database.reader);
    const page = await world.services.bookingLists.page(world.guest(), filter, NEWEST, { first: 10 });
    await page.count(1001);
    const plans = await Promise.all(
      log.statements.map(async (statement) => (await planOf(world, statement)).join('\n')),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan).toMatch(index);
  });
});
