import { bookingIn, nameOf, tenVisitors } from './calls.mjs';
import { startComparison, startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';

/** @typedef {import('./run.mjs').Run} Run */

/** By the number of concurrent visitors: the required ratio of booking speed to raw insert speed. */
const GOALS = { sqlite: { 10: 0.65, 200: 1.2 }, postgres: { 10: 0.45, 200: 0.9 } };
const MOST_P99 = 0.7;

/**
 * Bookings over REST compared with the raw guarded insert.
 *
 * @param {Run} run
 */
export async function bookings({ bench, report, settings, database }) {
  const { isQuick, kinds, rounds, seconds } = settings;
  for (const kind of kinds) {
    const wide = await database('wide', kind);
    const [product, floor] = [await startProduct(wide), await startComparison('floor', wide)];
    const servers = [product, floor];
    const loads = servers.map((server) => tenVisitors(server, bookingIn(), seconds));
    const settle = () => forgetMessages(wide.url);
    const what = `booking a seat, REST (${nameOf(kind)}) / raw guarded insert`;
    const [calm] = await bench.compare(loads, rounds, settle);
    report.figure(what, calm?.speed ?? [], { atLeast: GOALS[kind][10] });
    report.absolute(what, calm?.perSecond ?? [], calm?.p99s ?? []);

    const amount = isQuick ? 1000 : 2000;
    const crowds = loads.map((load) => ({ ...load, connections: 200, amount }));
    const before = await bookingsIn(wide.url);
    const crowdRounds = isQuick ? 1 : 5;
    const [crowd] = await bench.compare(crowds, crowdRounds, settle);
    const made = (await bookingsIn(wide.url)) - before;
    // The requests of each server in its rounds and a quarter round of warm-up must equal the rows in the database.
    const answered = 2 * amount * (crowdRounds + 0.25);
    if (made !== answered) throw new Error(`${answered} bookings were answered, ${made} are there`);
    const crowded = `booking a seat, 200 in parallel (${nameOf(kind)}) / raw guarded insert`;
    report.figure(crowded, crowd?.speed ?? [], { atLeast: GOALS[kind][200] });
    report.figure(`${crowded}: p99`, crowd?.p99 ?? [], { atMost: MOST_P99 });
    report.absolute(crowded, crowd?.perSecond ?? [], crowd?.p99s ?? []);
    for (const server of servers) await server.stop();
  }
}

/** @param {string} url */
export async function bookingsIn(url) {
  const raw = await openRaw(url);
  const [counted] = await raw.all('SELECT COUNT(*) AS bookings FROM booking');
  await raw.close();
  return Number(counted?.bookings);
}

/** Time for messages that are being sent. */
const SETTLE_MS = 500;

/**
 * Deletes queued messages, so that the product does not deliver them while the floor or the next server is measured.
 *
 * @param {string} url
 */
export async function forgetMessages(url) {
  const raw = await openRaw(url);
  await raw.alone((all) => all('DELETE FROM outbox_message WHERE sent_at IS NULL'));
  await raw.close();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}
