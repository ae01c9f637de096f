import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} Finding
 * @property {string} what
 * @property {string} goal
 * @property {string} measured
 * @property {boolean | null} holds null where there is no goal
 */

/** @typedef {{ title: string, lines: string[] }} Section */

/** Prints findings as they come and writes all of them at the end. */
export class Report {
  /** @type {Finding[]} */
  #findings = [];
  /** @type {string[][]} */
  #absolutes = [];
  /** @type {Section[]} */
  #sections = [];

  /**
   * A ratio that is to be at least `goal`.
   *
   * @param {string} what
   * @param {number} ratio
   * @param {number} [goal]
   */
  ratio(what, ratio, goal) {
    this.#add(
      what,
      goal === undefined ? '' : `≥ ${goal}`,
      ratio.toFixed(2),
      goal === undefined ? null : ratio >= goal,
    );
  }

  /**
   * A figure that is to be at most `goal`.
   *
   * @param {string} what
   * @param {number} value
   * @param {{ goal?: number, unit: string }} options
   */
  atMost(what, value, { goal, unit }) {
    const shown = (/** @type {number} */ figure) => `${figure} ${unit}`.trim();
    const digits = value < 10 ? 2 : 0;
    this.#add(
      what,
      goal === undefined ? '' : `≤ ${shown(goal)}`,
      shown(Number(value.toFixed(digits))),
      goal === undefined ? null : value <= goal,
    );
  }

  /**
   * @param {string} what
   * @param {string} goal
   * @param {string} measured
   * @param {boolean} holds
   */
  fact(what, goal, measured, holds) {
    this.#add(what, goal, measured, holds);
  }

  /**
   * @param {string} what
   * @param {number[]} perSecond of the product and of what it is compared with
   * @param {number[]} p99 in milliseconds
   */
  absolute(what, perSecond, p99) {
    this.#absolutes.push([
      what,
      ...perSecond.map((rate) => String(Math.round(rate))),
      ...p99.map((milliseconds) => milliseconds.toFixed(1)),
    ]);
  }

  /**
   * @param {string} title
   * @param {string[]} lines
   */
  section(title, lines) {
    this.#sections.push({ title, lines });
    console.log(`\n${title}\n${lines.join('\n')}`);
  }

  /**
   * @param {string} what
   * @param {string} goal
   * @param {string} measured
   * @param {boolean | null} holds
   */
  #add(what, goal, measured, holds) {
    this.#findings.push({ what, goal, measured, holds });
    console.log(`${what.padEnd(72)} ${measured.padStart(10)}   ${goal.padEnd(10)} ${verdict(holds)}`);
  }

  #markdown() {
    return [
      '# Bench results',
      '',
      'Written by `npm run bench`; [README.md](README.md) says what each row means. A ratio compares two programs in one run on',
      'one machine and means the same elsewhere; the absolute numbers do not.',
      '',
      '## Ratios and limits',
      '',
      ...table(
        ['what', 'measured', 'goal', 'holds'],
        this.#findings.map(({ what, goal, measured, holds }) => [what, measured, goal, verdict(holds)]),
      ),
      '',
      '## Absolute numbers',
      '',
      ...table(
        ['what', 'product, per s', 'compared with, per s', 'product, p99 ms', 'compared with, p99 ms'],
        this.#absolutes,
      ),
      ...this.#sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
      '',
    ].join('\n');
  }

  async write() {
    await writeFile(join(import.meta.dirname, 'results.md'), this.#markdown());
  }
}

/** @param {boolean | null} holds */
function verdict(holds) {
  if (holds === null) return '';
  return holds ? 'yes' : 'NO';
}

/**
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string[]} a Markdown table, its columns in line
 */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
