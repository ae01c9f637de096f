import { forgetMessages } from './bookings.mjs';
import { bookingIn, graphList, listOperation, logIn, tenVisitors } from './calls.mjs';
import { fileTime } from './files.mjs';
import { startProduct } from './processes.mjs';
import { startTimes } from './start-and-memory.mjs';
import { ratios } from './statistics.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./databases.mjs').Database} Database
 */

/**
 * Compares this build with an older one, each with a database of its own schema and the same rows. Times: lower is
 * better.
 *
 * @param {Run} run
 */
export async function against({ bench, report, settings, database }) {
  const older = settings.against;
  if (!older) throw new Error('--against names no build');
  const { rounds, seconds, isQuick } = settings;
  const both = async (/** @type {Parameters<typeof database>[0]} */ name) => [
    await database(name),
    await database(name, 'sqlite', older),
  ];
  const versus = `/ ${older.name}`;

  const hundredThousand = await both('bookings100k');
  await starts(`start to the first answer, 100,000 bookings ${versus}`, hundredThousand, 0.45);
  if (!isQuick)
    await starts(`start to the first answer, 1,000,000 bookings ${versus}`, await both('bookings1m'), 0.2);

  const products = [];
  for (const one of hundredThousand) products.push(await startProduct(one));
  /** @type {number[][]} */
  const fileTimes = [[], []];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    for (const [index, product] of products.entries()) {
      const token = await logIn(product);
      fileTimes[index]?.push(await fileTime(product, token));
    }
  }
  report.figure(`CSV of 100,000 bookings, time ${versus}`, ratios(fileTimes[0] ?? [], fileTimes[1] ?? []), {
    atMost: 0.4,
  });
  for (const product of products) await product.stop();

  const small = await both('small');
  const uncached = [];
  for (const one of small) uncached.push(await startProduct(one, ['./without-cache.mjs']));
  const asked = [graphList, { ...graphList, body: listOperation(older.root) }];
  const [list] = await bench.compare(
    uncached.map((product, index) => tenVisitors(product, asked[index] ?? graphList, seconds)),
    rounds,
  );
  report.figure(`upcoming list, GraphQL, caches off, speed ${versus}`, list?.speed ?? []);
  report.absolute(`upcoming list, GraphQL, caches off ${versus}`, list?.perSecond ?? [], list?.p99s ?? []);
  for (const product of uncached) await product.stop();

  const booking = [];
  const wide = await both('wide');
  for (const one of wide) booking.push(await startProduct(one));
  for (const connections of [10, 200]) {
    const [booked] = await bench.compare(
      booking.map((product) => ({ ...tenVisitors(product, bookingIn(), seconds), connections })),
      rounds,
    );
    const what = `booking a seat, REST, ${connections} clients (SQLite), speed ${versus}`;
    report.figure(what, booked?.speed ?? []);
    report.absolute(what, booked?.perSecond ?? [], booked?.p99s ?? []);
  }
  for (const product of booking) await product.stop();
  for (const { url } of wide) await forgetMessages(url);

  /**
   * @param {string} what
   * @param {Database[]} pair
   * @param {number} atMost
   */
  async function starts(what, pair, atMost) {
    const [own = [], other = []] = await startTimes(pair, settings.starts);
    report.figure(what, ratios(own, other), { atMost });
  }
}
