// Guests who load the list and book while the office downloads files.
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingIn, graphList } from './calls.mjs';
import { withExpectations } from './compare.mjs';
import { startClient } from './processes.mjs';

/** @typedef {import('./processes.mjs').Running} Running */

export const FILE = '/api/admin/bookings.csv';
export const EXPORTS = 3;
const SECONDS = 2;
const BOOKABLE = 60;

/** Two concurrent guests, one loading the list and one booking, each in a process of its own. */
export class Guests {
  #clients = { list: startClient(), booking: startClient() };

  /**
   * @param {Running} product
   * @returns {Promise<{ list: number, booking: number }>} the median response times, in milliseconds
   */
  async visit({ url }) {
    const [list, booking] = await Promise.all([
      this.#median(url, 'list', graphList),
      this.#median(url, 'booking', bookingIn(BOOKABLE)),
    ]);
    return { list, booking };
  }

  /**
   * @param {string} url
   * @param {'list' | 'booking'} name
   * @param {import('./load.mjs').Call} call
   */
  async #median(url, name, call) {
    const load = await withExpectations({ urls: [url], calls: [call], connections: 1, seconds: SECONDS });
    const { p50, faults } = await this.#clients[name].measure(load);
    if (faults.length > 0) throw new Error(`${name}: ${faults.join()}`);
    return p50;
  }

  stop() {
    this.#clients.list.stop();
    this.#clients.booking.stop();
  }
}

/**
 * @param {Running} product
 * @param {string} path
 * @param {string} token
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ bytes: number, lines: number }>}
 */
export async function download({ url }, path, token, signal) {
  const headers = { authorization: `Bearer ${token}` };
  const { body, ok } = await fetch(new URL(path, url), { headers, ...(signal && { signal }) });
  if (!body || !ok) throw new Error(`no ${path}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}

/**
 * Runs the work while a number of files are downloaded repeatedly.
 *
 * @template T
 * @param {Running} product
 * @param {string} token
 * @param {() => Promise<T>} work
 */
export async function besideExports(product, token, work) {
  const stop = new AbortController();
  const reader = async () => {
    while (!stop.signal.aborted) await download(product, FILE, token, stop.signal).catch(() => undefined);
  };
  const readers = Array.from({ length: EXPORTS }, reader);
  await sleep(500);
  const result = await work();
  stop.abort();
  await Promise.all(readers);
  return result;
}
