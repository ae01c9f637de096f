// npm run lighthouse: the first visit on a phone, by Lighthouse and by transferred scripts.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { thisBuild } from './builds.mjs';
import { send, UPCOMING_PATH } from './calls.mjs';
import { table } from './markdown-table.mjs';
import { startProduct } from './processes.mjs';
import { median, ratios } from './statistics.mjs';
import { openBrowser, scriptsOf } from './visit-pages.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./visit-pages.mjs').Page} Page
 * @typedef {Record<Figure, number>} Visit
 * @typedef {(typeof FIGURES)[number]} Figure
 */

const RUNS = 5;
const SCORES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const FIGURES = /** @type {const} */ ([...SCORES, 'FCP', 'LCP', 'TBT', 'CLS']);
/** @type {Record<'FCP' | 'LCP' | 'TBT' | 'CLS', string>} */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const LIMITS = { LCP: 1800, CLS: 0.02, scripts: 145 };
/**
 * Maximum ratio to the older build's figure in the same run, for home only: the speed of the machine affects both
 * equally.
 */
const AGAINST = /** @type {const} */ ({ FCP: 0.45, LCP: 0.5, TBT: 0.25 });

/**
 * Home, booking and log-in in both languages.
 *
 * @param {Run} run
 */
export async function firstVisit({ report, settings, databases }) {
  const runs = settings.isQuick ? 1 : RUNS;
  const builds = [thisBuild(), ...(settings.against ? [settings.against] : [])];
  const port = await freePort();
  const browser = await openBrowser(port);
  const servers = [];
  for (const [index, build] of builds.entries()) {
    const folder = await databases.folder(`visit-${index}`);
    const url = `sqlite:${join(folder, 'visit.sqlite')}`;
    servers.push(await startProduct({ url, folder, build }, [], { DEMO_DATA: 'on' }));
  }
  /** @type {string[][]} */
  const rows = [];
  const pages = await Promise.all(servers.map(({ url }) => pagesOf(url)));
  for (const [place, { name }] of (pages[0] ?? []).entries()) {
    /** @type {Visit[][]} */
    const visits = servers.map(() => []);
    const scripts = [];
    for (const [index, { url }] of servers.entries()) {
      const page = pages[index]?.[place];
      if (page) scripts.push(await scriptsOf(browser, url, page));
    }
    for (let round = 0; round < runs; round += 1) {
      for (const [index, { url }] of servers.entries()) {
        const page = pages[index]?.[place];
        if (page) visits[index]?.push(await visit(new URL(page.path, url).href, port));
      }
    }
    const column = (/** @type {number} */ index, /** @type {Figure} */ figure) =>
      (visits[index] ?? []).map((one) => one[figure]);
    for (const [index, build] of builds.entries()) {
      const { isReadable = false, before = Number.NaN, all = Number.NaN } = scripts[index] ?? {};
      rows.push([
        name,
        build.name,
        ...FIGURES.map((figure) => withSpread(column(index, figure))),
        isReadable ? 'yes' : 'no',
        before.toFixed(1),
        all.toFixed(1),
      ]);
    }
    const [own] = scripts;
    for (const score of SCORES) {
      // The performance score depends on the machine: with another build, only the ratios have goals.
      const atLeast = score === 'performance' ? 95 : 100;
      if (score !== 'performance' || !settings.against)
        report.figure(`${name}: ${score}`, column(0, score), { atLeast });
    }
    if (!settings.against)
      report.figure(`${name}: LCP`, column(0, 'LCP'), { atMost: LIMITS.LCP, unit: 'ms' });
    report.figure(`${name}: CLS`, column(0, 'CLS'), { atMost: LIMITS.CLS });
    report.figure(`${name}: scripts before it can be read`, own?.before ?? Number.NaN, {
      atMost: 0,
      unit: 'KB',
    });
    report.figure(`${name}: scripts in all`, own?.all ?? Number.NaN, { atMost: LIMITS.scripts, unit: 'KB' });
    if (!settings.against) continue;
    for (const figure of /** @type {const} */ (['FCP', 'LCP', 'TBT'])) {
      const limit = name.startsWith('home') ? { atMost: AGAINST[figure] } : {};
      report.figure(
        `${name}: ${figure} / ${settings.against.name}`,
        ratios(column(0, figure), column(1, figure)),
        limit,
      );
    }
  }
  await browser.close();
  for (const server of servers) await server.stop();
  const head = ['page', 'build', ...FIGURES, 'readable without scripts', 'scripts before, KB', 'in all, KB'];
  const lines = table(head, rows);
  const title = `First visit: Lighthouse 12.8, mobile, median of ${runs} (least – most)`;
  report.section(title, lines);
  if (!settings.isQuick)
    await writeFile(join(import.meta.dirname, 'lighthouse.md'), documentOf(title, lines));
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
const documentOf = (title, lines) =>
  `# ${title}\n\nWritten by \`npm run lighthouse\`; [README.md](README.md) says what each column means.\n\n${lines.join('\n')}\n`;

/**
 * @param {string} url of a server with demo classes
 * @returns {Promise<Page[]>}
 */
async function pagesOf(url) {
  const classes = await send(url, UPCOMING_PATH);
  const open = classes.find((/** @type {{ seats_left: number }} */ { seats_left }) => seats_left > 0);
  if (!open) throw new Error('no class of the demo has a seat left');
  const all = [
    { name: 'home', path: '/', shows: `a[href*="/book/"]` },
    {
      name: 'booking',
      path: `/book/${open.id}`,
      shows: 'form input[name="firstName"], form input[autocomplete="given-name"]',
    },
    { name: 'log-in', path: '/login', shows: 'form input[type="password"]' },
  ];
  return all.flatMap(({ name, path, shows }) =>
    /** @type {const} */ (['en', 'es']).map((language) => ({
      name: `${name}, ${language}`,
      path: `${path}?lang=${language}`,
      language,
      shows,
    })),
  );
}

/**
 * @param {string} address
 * @param {number} port of the browser
 * @returns {Promise<Visit>}
 */
async function visit(address, port) {
  const ran = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!ran) throw new Error(`${address}: Lighthouse said nothing`);
  const { runtimeError, categories, audits } = ran.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const scored = Object.fromEntries(
    SCORES.map((score) => [score, (categories[score]?.score ?? Number.NaN) * 100]),
  );
  const measured = Object.fromEntries(
    Object.entries(AUDITS).map(([figure, audit]) => [figure, audits[audit]?.numericValue ?? Number.NaN]),
  );
  return /** @type {Visit} */ ({ ...scored, ...measured });
}

/** @param {number[]} values */
function withSpread(values) {
  const shown = (/** @type {number} */ value) =>
    (value < 1 ? value.toFixed(3) : value.toFixed(0)).replace(/^0\.000$/, '0');
  const [least, most] = [Math.min(...values), Math.max(...values)].map(shown);
  return least === most ? shown(median(values)) : `${shown(median(values))} (${least} – ${most})`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
