// Compares what a first visit loads, compressed with brotli, with the budget.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

const site = join(root, 'build/client');
const kilobyte = 1024;

/** @typedef {'js' | 'css' | 'fonts'} Kind */

/** @type {Record<Kind, number>} */
export const budget = { js: 145 * kilobyte, css: 15 * kilobyte, fonts: 75 * kilobyte };

/** An admin loads each page of the console once; the explorer with its editor is excluded. */
const consoleBudget = { ...budget, js: 370 * kilobyte, css: 40 * kilobyte };

/** The chunks of a first visit: the entry, and these modules by name; for ConsoleRoutes.tsx also its pages. */
const visits = {
  '/': ['HomePage.tsx'],
  '/ in Spanish': ['HomePage.tsx', 'site-catalogue.ts', 'home-catalogue.ts'],
  '/book': ['BookingPage.tsx'],
  '/book in Spanish': ['BookingPage.tsx', 'site-catalogue.ts', 'booking-catalogue.ts'],
  'whole console, es': [
    'ConsoleRoutes.tsx',
    'SearchDialog.tsx',
    'site-catalogue.ts',
    'console-catalogue.ts',
    'account-catalogue.ts',
  ],
};

/** @param {string} visit */
const budgetOf = (visit) => (visit.includes('console') ? consoleBudget : budget);

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk */

/**
 * @param {keyof typeof visits} visit
 * @returns {string[]} the files, with their path in the site
 */
export function filesOfVisit(visit) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const modules = visits[visit].map((name) => {
    const key = Object.keys(manifest).find((candidate) => candidate.endsWith(`/${name}`));
    if (!key) throw new Error(`The site has no chunk of its own for ${name}.`);
    return key;
  });
  const seen = new Set();
  const pending = [...entry, ...modules];
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    pending.push(...(chunk.imports ?? []));
    if (key.endsWith('/ConsoleRoutes.tsx'))
      pending.push(...(chunk.dynamicImports ?? []).filter((page) => !page.endsWith('/ExplorerRoute.tsx')));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
  }
  return [...files];
}

/** @param {string} file @returns {Kind | undefined} */
export function kindOf(file) {
  if (file.endsWith('.js')) return 'js';
  if (file.endsWith('.css')) return 'css';
  return file.endsWith('.woff2') ? 'fonts' : undefined;
}

/** @param {string} file */
function travellingBytes(file) {
  const compressed = join(site, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(site, file)).size;
}

/** @param {string[]} files */
function bytesByKind(files) {
  /** @type {Record<Kind, number>} */
  const bytes = { js: 0, css: 0, fonts: 0 };
  for (const file of files) {
    const kind = kindOf(file);
    if (kind) bytes[kind] += travellingBytes(file);
  }
  return bytes;
}

function main() {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / kilobyte).toFixed(1);
  const kinds = /** @type {Kind[]} */ (Object.keys(budget));
  const rows = Object.fromEntries(
    /** @type {(keyof typeof visits)[]} */ (Object.keys(visits)).map((visit) => [
      visit,
      bytesByKind(filesOfVisit(visit)),
    ]),
  );
  console.log('First visit, KB (brotli)');
  console.log(['', ...kinds].map((cell) => cell.padEnd(18)).join(''));
  for (const [visit, bytes] of Object.entries({ ...rows, budget, 'console budget': consoleBudget })) {
    console.log(
      [visit, ...kinds.map((kind) => kilobytes(bytes[kind]))].map((cell) => cell.padEnd(18)).join(''),
    );
  }
  const over = Object.entries(rows).flatMap(([visit, bytes]) =>
    kinds
      .filter((kind) => bytes[kind] > budgetOf(visit)[kind])
      .map(
        (kind) =>
          `${visit}: ${kilobytes(bytes[kind])} KB of ${kind}, ${kilobytes(budgetOf(visit)[kind])} allowed`,
      ),
  );
  for (const line of over) console.error(line);
  return over.length === 0;
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.exitCode = main() ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
