// Results are stored in results.json; results.md and the tables of docs/performance.md are generated from it.
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
  await writeFile(join(import.meta.dirname, 'results.md'), markdownOf(results));
  await writeFile(CHART, growthChart(Object.values(results).flatMap(({ growth }) => growth)));
  const text = filled(await readFile(DOCUMENT, 'utf8'), results);
  const options = { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT };
  await writeFile(DOCUMENT, await format(text, options));
}

/** @param {Results} results */
function markdownOf(results) {
  const parts = Object.entries(results);
  const absolutes = parts.flatMap(([, part]) => part.absolutes);
  return [
    '# Bench results',
    '',
    'Written by `npm run bench`; [README.md](README.md) says what each row means. A ratio compares two programs in one run on',
    'one machine and means the same elsewhere; the absolute numbers do not. A figure is the median of the rounds, its spread',
    'the least and the most of them.',
    ...parts.flatMap(([name, part]) => ['', `## ${name}`, '', `${part.on}.`, '', ...findingsOf(part)]),
    ...(absolutes.length > 0 ? ['', '## Absolute numbers', '', ...absoluteTable(absolutes)] : []),
    ...parts.flatMap(([, { sections }]) =>
      sections.flatMap(({ title, lines }) => ['', `## ${title}`, '', ...lines]),
    ),
    '',
  ].join('\n');
}

/** @param {Part} part */
const findingsOf = ({ findings }) =>
  table(
    ['what', 'measured', 'spread', 'goal', 'holds'],
    findings.map(({ what, measured, spread, goal, holds }) => [what, measured, spread, goal, verdict(holds)]),
  );

/** @param {string[][]} rows */
const absoluteTable = (rows) =>
  table(
    ['what', 'product, per s', 'compared with, per s', 'product, p99 ms', 'compared with, p99 ms'],
    rows,
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
