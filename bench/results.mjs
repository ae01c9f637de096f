// Results are stored in results.json; the tables and the chart of docs/performance.md are generated from it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../.ci/command.mjs';
import { growthChart } from './growth-chart.mjs';
import { table } from './markdown-table.mjs';

/** @typedef {import('./report.mjs').Part} Part */
/** @typedef {Record<string, Part>} Results by the name of the part */

const RESULTS = join(import.meta.dirname, 'results.json');
const DOCUMENT = join(root, 'docs/performance.md');
const CHART = join(root, 'docs/growth.svg');

/** @returns {Promise<Results>} */
export async function readResults() {
  try {
    return JSON.parse(await readFile(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Results} results */
export async function writeResults(results) {
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(CHART, growthChart(Object.values(results).flatMap(({ growth }) => growth)));
  const text = filled(await readFile(DOCUMENT, 'utf8'), results);
  const options = { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT };
  await writeFile(DOCUMENT, await format(text, options));
}

/** @param {Part} part */
const findingsOf = ({ findings }) =>
  table(
    ['what', 'measured', 'spread', 'goal', 'holds'],
    findings.map(({ what, measured, spread, goal, holds }) => [what, measured, spread, goal, verdict(holds)]),
  );

/**
 * Fills the text between `<!-- bench: NAME -->` and `<!-- end -->` with the part's table, or its section of that title.
 *
 * @param {string} document
 * @param {Results} results
 */
function filled(document, results) {
  return document.replace(
    /(<!-- bench: ([^>]+?) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, begin, /** @type {string} */ name, end) => {
      const part = results[name];
      const section = Object.values(results)
        .flatMap(({ sections }) => sections)
        .find(({ title }) => title === name);
      if (part) return `${begin}\n${[`${part.on}.`, '', ...findingsOf(part)].join('\n')}\n\n${end}`;
      return `${begin}\n${section?.lines.join('\n') ?? 'Not measured yet.'}\n\n${end}`;
    },
  );
}

/** @param {boolean | null} holds */
export function verdict(holds) {
  if (holds === null) return '';
  return holds ? 'yes' : 'NO';
}

// After a change of the document: node bench/results.mjs
if (process.argv[1] === import.meta.filename) await writeResults(await readResults());
