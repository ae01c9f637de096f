import { availableParallelism } from 'node:os';
import { thisBuild } from './builds.mjs';
import { readResults, verdict, writeResults } from './results.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {object} Finding
 * @property {string} what
 * @property {string} goal
 * @property {string} measured
 * @property {string} spread of the rounds, minimum to maximum
 * @property {boolean | null} holds null without a goal
 */

/** @typedef {{ title: string, lines: string[] }} Section */

/**
 * @typedef {object} Growth medians of one operation by the number of bookings, for the chart
 * @property {string} operation
 * @property {string} build
 * @property {[number, number][]} points bookings and milliseconds
 */

/**
 * @typedef {object} Part the results of one part of the bench
 * @property {string} on date and version of the measurement
 * @property {Finding[]} findings
 * @property {string[][]} absolutes
 * @property {Section[]} sections
 * @property {Growth[]} growth
 */

/** @typedef {{ unit?: string, atLeast?: number, atMost?: number }} Limit */

/** Prints findings as they come, and stores each part once it is measured. */
export class Report {
  /** @type {Map<string, Part>} */
  #parts = new Map();
  #part = emptyPart();

  /** The number of missed goals. */
  get missed() {
    return [...this.#parts.values()]
      .flatMap(({ findings }) => findings)
      .filter(({ holds }) => holds === false).length;
  }

  /** @param {string} name of the part that subsequent results belong to */
  begin(name) {
    this.#part = emptyPart();
    this.#parts.set(name, this.#part);
    console.log(`\n── ${name}`);
  }

  /** @param {string} name of a part that failed */
  forget(name) {
    this.#parts.delete(name);
  }

  /**
   * A figure of several rounds: median, minimum and maximum.
   *
   * @param {string} what
   * @param {number | readonly number[]} values
   * @param {Limit} [limit]
   */
  figure(what, values, { unit = '', atLeast, atMost } = {}) {
    const rounds = typeof values === 'number' ? [values] : values;
    const middle = median(rounds);
    const withUnit = (/** @type {string} */ text) => `${text} ${unit}`.trim();
    this.#add({
      what,
      goal: [
        ...(atLeast === undefined ? [] : [`≥ ${withUnit(String(atLeast))}`]),
        ...(atMost === undefined ? [] : [`≤ ${withUnit(String(atMost))}`]),
      ].join(', '),
      measured: withUnit(shown(middle)),
      spread: rounds.length > 1 ? `${shown(Math.min(...rounds))} – ${shown(Math.max(...rounds))}` : '',
      // Written so that NaN misses the goal.
      holds:
        atLeast === undefined && atMost === undefined
          ? null
          : middle >= (atLeast ?? Number.NEGATIVE_INFINITY) && middle <= (atMost ?? Number.POSITIVE_INFINITY),
    });
  }

  /**
   * @param {string} what
   * @param {string} goal
   * @param {string} measured
   * @param {boolean} holds
   */
  fact(what, goal, measured, holds) {
    this.#add({ what, goal, measured, spread: '', holds });
  }

  /**
   * @param {string} what
   * @param {number[]} perSecond of the product and of the reference
   * @param {number[]} p99s in milliseconds
   */
  absolute(what, perSecond, p99s) {
    this.#part.absolutes.push([
      what,
      ...perSecond.map((rate) => String(Math.round(rate))),
      ...p99s.map((milliseconds) => milliseconds.toFixed(1)),
    ]);
  }

  /** @param {Growth} growth */
  growth(growth) {
    this.#part.growth.push(growth);
  }

  /**
   * @param {string} title
   * @param {string[]} lines
   */
  section(title, lines) {
    this.#part.sections.push({ title, lines });
    console.log(`\n${title}\n${lines.join('\n')}`);
  }

  /** @param {Finding} finding */
  #add(finding) {
    this.#part.findings.push(finding);
    const { what, measured, spread, goal, holds } = finding;
    console.log(
      `${what.padEnd(80)} ${measured.padStart(10)}  ${spread.padEnd(15)} ${goal.padEnd(10)} ${verdict(holds)}`,
    );
  }

  /** Parts that were not measured keep their previous results. */
  async write() {
    await writeResults({ ...(await readResults()), ...Object.fromEntries(this.#parts) });
  }
}

/** @returns {Part} */
function emptyPart() {
  const day = new Date().toISOString().slice(0, 10);
  const on = `${day}, ${thisBuild().name}, Node.js ${process.versions.node}, ${availableParallelism()} processors`;
  return { on, findings: [], absolutes: [], sections: [], growth: [] };
}

/** @param {number} figure */
function shown(figure) {
  if (Math.abs(figure) >= 100) return figure.toFixed(0);
  return String(Number(figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2)));
}
