import { isDeepStrictEqual } from 'node:util';
import { send } from './calls.mjs';
import { startClient } from './processes.mjs';
import { median, ratios } from './statistics.mjs';

/**
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./load.mjs').Expected} Expected
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {import('./load.mjs').Measured} Measured
 */

/**
 * @typedef {object} Comparison of the first load with another
 * @property {number[]} speed responses per second of the first divided by those of the other, in each round
 * @property {number[]} p99 of the first divided by that of the other, in each round
 * @property {number[]} perSecond of each, the median
 * @property {number[]} p99s of each, the median, in milliseconds
 */

/** Tolerated relative difference of response sizes: numbers of seats may have more digits. */
const TOLERANCE = 0.02;
/**
 * Size limits of a booking's response: at least id and number, and not an error page. It contains an empty stub for
 * each taken seat of the class, of which a bench books thousands.
 */
const BOOKED = /** @type {Expected} */ ({ status: 201, bytes: [60, 60_000] });

export class Bench {
  #client = startClient();

  /**
   * Loads the servers in turn, A B A B …, and compares them round by round, so that other load on the machine affects
   * both equally.
   *
   * @param {Load[]} loads
   * @param {number} rounds
   * @param {() => Promise<void>} [settle] removes pending work of a load, which would slow down the next one
   * @returns {Promise<Comparison[]>} the first against each of the others
   */
  async compare(loads, rounds, settle = async () => {}) {
    const checked = await Promise.all(loads.map(withExpectations));
    const measureAlone = async (/** @type {Load} */ load) => {
      const one = await this.measure(load);
      await settle();
      return one;
    };
    for (const load of checked) await measureAlone({ ...load, ...shortened(load) });
    /** @type {Measured[][]} */
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      /** @type {Measured[]} */
      const one = [];
      for (const load of checked) one.push(await measureAlone(load));
      measured.push(one);
    }
    const column = (/** @type {number} */ place, /** @type {'perSecond' | 'p99'} */ key) =>
      measured.map((round) => round[place]?.[key] ?? Number.NaN);
    return loads.slice(1).map((_, index) => ({
      speed: ratios(column(0, 'perSecond'), column(index + 1, 'perSecond')),
      p99: ratios(column(0, 'p99'), column(index + 1, 'p99')),
      perSecond: [0, index + 1].map((place) => median(column(place, 'perSecond'))),
      p99s: [0, index + 1].map((place) => median(column(place, 'p99'))),
    }));
  }

  /** @param {Load} load */
  async measure(load) {
    const measured = await this.#client.measure(load);
    // Errors are fast and would count as speed.
    if (measured.faults.length > 0) throw new Error(`${load.urls.join()}: ${measured.faults.join(', ')}`);
    return measured;
  }

  stop() {
    this.#client.stop();
  }
}

/**
 * Sends each call once: every measured response must have the same status and size.
 *
 * @param {Load} load
 * @returns {Promise<Load>}
 */
export async function withExpectations(load) {
  const [url = ''] = load.urls;
  return {
    ...load,
    calls: await Promise.all(
      load.calls.map(async (call) => {
        if (call.expected) return call;
        if (call.classes) return { ...call, expected: BOOKED };
        const size = await sizeOf(url, call);
        const slack = Math.ceil(size * TOLERANCE);
        return { ...call, expected: { status: 200, bytes: [size - slack, size + slack] } };
      }),
    ),
  };
}

/**
 * @param {string} url
 * @param {Call} call
 * @returns {Promise<number>} the bytes of a valid response
 */
async function sizeOf(url, { path, body, token }) {
  const answer = await send(url, path, body, token);
  return Buffer.byteLength(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

/** @param {Load} load */
function shortened({ seconds, amount }) {
  return amount === undefined ? { seconds: Math.min(1, seconds ?? 1) } : { amount: Math.ceil(amount / 4) };
}

/**
 * Throws unless all servers return the same response.
 *
 * @param {Call} call
 * @param {string[]} urls
 */
export async function requireSameAnswer({ path, body }, urls) {
  const answers = await Promise.all(urls.map((url) => send(url, path, body)));
  const [first, ...others] = answers.map(withoutCursor);
  for (const other of others) {
    if (!isDeepStrictEqual(other, first)) throw new Error(`${path}: ${firstDifference(first, other)}`);
  }
}

/**
 * Cursors are opaque, so they are not compared.
 *
 * @param {unknown} answer
 * @returns {unknown}
 */
function withoutCursor(answer) {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'endCursor' ? null : value)));
}

/**
 * @param {unknown} expected
 * @param {unknown} actual
 * @returns {string}
 */
function firstDifference(expected, actual, place = 'answer') {
  const isTree = [expected, actual].every((value) => typeof value === 'object' && value !== null);
  const [one, other] = isTree ? [Object(expected), Object(actual)] : [{}, {}];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (!isDeepStrictEqual(one[key], other[key]))
      return firstDifference(one[key], other[key], `${place}.${key}`);
  }
  return `${place} is ${JSON.stringify(actual)}, the first gave ${JSON.stringify(expected)}`;
}
