import { logIn, restList, tenVisitors } from './calls.mjs';
import { requireSameAnswer } from './compare.mjs';
import { startProduct } from './processes.mjs';
import { siteOperation } from './site-query.mjs';

/** @typedef {import('./run.mjs').Run} Run */

/** The queries of the console's lists when a page opens. */
const CONSOLE_LISTS = {
  bookings: siteOperation('OfficeBookings', { sort: 'booked', direction: 'descending', first: 50 }),
  students: siteOperation('StudentList', { sort: 'name', direction: 'ascending', first: 50 }),
  schedule: siteOperation('ScheduledClasses', { period: 'current', first: 50 }),
  inbox: siteOperation('ContactInbox', { first: 50 }),
};
const GROWN = 'time with 100,000 bookings, 1,000 classes / with few';
const MOST = 1.2;

/**
 * Lists over 100,000 bookings compared with the same lists over a database of one page, so that only rows beyond the
 * page differ.
 *
 * @param {Run} run
 */
export async function growth({ bench, report, settings, database }) {
  const { rounds, seconds } = settings;
  const both = [await database('small'), await database('large')];
  const uncached = await Promise.all(both.map((one) => startProduct(one, ['./without-cache.mjs'])));
  await requireSameAnswer(
    restList,
    uncached.map(({ url }) => url),
  );
  // The ratio of speeds (few / many) is the inverse ratio of times (many / few).
  const loads = uncached.map((server) => tenVisitors(server, restList, seconds));
  const [list] = await bench.compare(loads, rounds);
  report.figure(`upcoming list, ${GROWN}`, list?.speed ?? [], { atMost: MOST });
  for (const server of uncached) await server.stop();

  const products = [];
  for (const one of both) products.push(await startProduct(one));
  for (const [name, body] of Object.entries(CONSOLE_LISTS)) {
    const asked = [];
    for (const product of products) {
      const token = await logIn(product);
      asked.push(tenVisitors(product, { method: 'POST', path: '/graphql', body, token }, seconds));
    }
    const [measured] = await bench.compare(asked, rounds);
    report.figure(`console, ${name}: ${GROWN}`, measured?.speed ?? [], { atMost: MOST });
  }
  for (const product of products) await product.stop();
}
