import { bookSeats } from '../../../testing/attendees.js';
import { makeClass } from '../../../testing/classes.js';
import { StatementLog } from '../../../testing/statement-log.js';
import { planOf } from '../../../testing/statement-plan.js';
import { useWorld } from '../../../testing/world.js';
import { INDEXED_BOOKING_SORTS } from '../booking.constants.js';

describe('the query plan of a later page of bookings on postgres', () => {
  const world = useWorld('postgres');

  it.each(INDEXED_BOOKING_SORTS)('starts at the beginning of the page in the order of %s', async (sort) => {
    const { id } = await makeClass(world);
    await bookSeats(world, id, 3);
    const pageAfter = (after?: string) =>
      world.services.bookingLists.page(
        world.guest(),
        {},
        { sort, direction: 'ascending' },
        { first: 1, after },
      );
    const { pageInfo } = await pageAfter();
    const log = StatementLog.of(world.database.reader);
    await pageAfter(pageInfo.endCursor ?? '');
    const [page] = log.statements;
    const plan = page ? await planOf(world, page) : [];
    const leading = { booked: 'booking_date', name: 'sort_name', classDate: 'starts_at' }[sort];
    expect(plan.join('\n')).toMatch(new RegExp(`Index Cond: .*\\b${leading}\\b.* >`));
  });
});
