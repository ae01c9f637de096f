import { isDeepStrictEqual } from 'node:util';
import { startClient } from './processes.mjs';
import { median } from './statistics.mjs';
import { send } from './statements.mjs';

/**
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./load.mjs').Expected} Expected
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {import('./load.mjs').Measured} Measured
 */

/**
 * @typedef {object} Comparison of the first load with another
 * @property {number[]} speed answers per second of the first by those of the other, in each round
 * @property {number[]} p99 of the first by that of the other, in each round
 * @property {number[]} perSecond of each, the median
 * @property {number[]} p99s of each, the median, in milliseconds
 */

/** How far the size of an answer may be from the first one: seats get two digits, instants do not change. */
const TOLERANCE = 0.02;
/**
 * A booking as it is answered: no less than its id and number, and no page of errors. Among its bytes is an empty stub for
 * each taken seat of the class: a bench books thousands in one.
 */
const BOOKED = /** @type {Expected} */ ({ status: 201, bytes: [60, 60_000] });

export class Bench {
  #client = startClient();

  /**
   * Loads the servers in turn, A B A B …, and compares each round with itself, so that whatever else the machine
   * does meets both alike.
   *
   * @param {Load[]} loads
   * @param {number} rounds
   * @param {() => Promise<void>} [settle] takes away what a load has left to do, which would slow the next one down
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
    const ratios = (/** @type {number} */ place, /** @type {'perSecond' | 'p99'} */ key) =>
      column(0, key).map((figure, round) => figure / (column(place, key)[round] ?? Number.NaN));
    return loads.slice(1).map((_, index) => ({
      speed: ratios(index + 1, 'perSecond'),
      p99: ratios(index + 1, 'p99'),
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
 * Asks once what each call answers: every answer that is measured must have its status and its size.
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
 * @returns {Promise<number>} the bytes of a right answer
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
 * Nothing is measured that does not answer the same.
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
 * What a cursor is made of is its maker's own business.
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
