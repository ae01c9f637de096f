import { forgetMessages } from './bookings.mjs';
import { logIn, nameOf } from './calls.mjs';
import { besideExports, download, EXPORTS, FILE, Guests } from './guests.mjs';
import { startProduct } from './processes.mjs';

/** @typedef {import('./run.mjs').Run} Run */

const ROWS = 100_000;

/**
 * Files of 100,000 bookings, and guests' response times meanwhile.
 *
 * @param {Run} run
 */
export async function files({ report, settings, database }) {
  const guests = new Guests();
  for (const kind of settings.kinds) {
    const large = await database('bookings100k', kind);
    const product = await startProduct(large);
    const token = await logIn(product);
    /** @type {Record<'seconds' | 'list' | 'booking', number[]>} */
    const found = { seconds: [], list: [], booking: [] };
    await guests.visit(product);
    for (let round = 0; round < settings.rounds; round += 1) {
      found.seconds.push(await fileTime(product, token));
      const alone = await guests.visit(product);
      const beside = await besideExports(product, token, () => guests.visit(product));
      found.list.push(beside.list / alone.list);
      found.booking.push(beside.booking / alone.booking);
    }
    await product.stop();
    await forgetMessages(large.url);
    const on = `(${nameOf(kind)})`;
    report.figure(`CSV of 100,000 bookings ${on}`, found.seconds, { unit: 's' });
    const meanwhile = `, p50 beside ${EXPORTS} such files / alone ${on}`;
    report.figure(`guests who book${meanwhile}`, found.booking, { atMost: 2 });
    report.figure(`guests who ask for the list${meanwhile}`, found.list);
  }
  guests.stop();
}

/**
 * @param {import('./processes.mjs').Running} product
 * @param {string} token
 * @returns {Promise<number>} seconds
 */
export async function fileTime(product, token) {
  const begun = performance.now();
  const { lines } = await download(product, FILE, token);
  if (lines <= ROWS) throw new Error(`the file has ${lines} lines`);
  return (performance.now() - begun) / 1000;
}
