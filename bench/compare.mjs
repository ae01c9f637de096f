import { isDeepStrictEqual } from 'node:util';
import { startClient } from './processes.mjs';
import { median } from './statistics.mjs';
import { send } from './statements.mjs';

/**
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./load.mjs').Measured} Measured
 * @typedef {Omit<import('./load.mjs').Load, 'calls'> & { calls: Call[] }} Load
 */

/**
 * @typedef {object} Comparison
 * @property {number} ratio the first against the second: the median over the rounds
 * @property {number[]} perSecond of each, the median
 * @property {number[]} p99 of each, the median, in milliseconds
 */

export class Bench {
  #client = startClient();

  /**
   * Loads the servers in turn, A B A B …, and compares each round with itself, so that whatever else the machine
   * does meets both alike.
   *
   * @param {Load[]} loads
   * @param {number} rounds
   * @returns {Promise<Comparison[]>} the first against each of the others
   */
  async compare(loads, rounds) {
    /** @type {Measured[][]} */
    const measured = [];
    for (const load of loads) await this.measure({ ...load, ...shortened(load) });
    for (let round = 0; round < rounds; round += 1) {
      /** @type {Measured[]} */
      const one = [];
      for (const load of loads) one.push(await this.measure(load));
      measured.push(one);
    }
    const rateOf = (/** @type {Measured | undefined} */ one) => one?.perSecond ?? Number.NaN;
    return loads.slice(1).map((_, index) => ({
      ratio: median(measured.map((round) => rateOf(round[0]) / rateOf(round[index + 1]))),
      perSecond: [0, index + 1].map((place) => median(measured.map((round) => rateOf(round[place])))),
      p99: [0, index + 1].map((place) => median(measured.map((round) => round[place]?.p99 ?? Number.NaN))),
    }));
  }

  /** @param {Load} load */
  async measure(load) {
    const measured = await this.#client.measure(load);
    // Errors are fast and would count as speed.
    if (measured.faults.length > 0) throw new Error(`${load.url}: ${measured.faults.join(', ')}`);
    return measured;
  }

  stop() {
    this.#client.stop();
  }
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
  const [one, other] = [Object(expected), Object(actual)];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (!isDeepStrictEqual(one[key], other[key]))
      return firstDifference(one[key], other[key], `${place}.${key}`);
  }
  return `${place} is ${JSON.stringify(actual)}, the first gave ${JSON.stringify(expected)}`;
}
