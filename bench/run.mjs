// npm run bench: the product compared with hand-written floors, an older build and a peer, in one run.
import { against } from './against.mjs';
import { bookings } from './bookings.mjs';
import { Bench } from './compare.mjs';
import { createDatabases } from './databases.mjs';
import { files } from './files.mjs';
import { firstVisit } from './first-visit.mjs';
import { guestTiming } from './guest-timing.mjs';
import { growth } from './growth.mjs';
import { lists } from './lists.mjs';
import { million } from './million.mjs';
import { officeHour } from './office-hour/office-hour.mjs';
import { officeReports } from './office-reports.mjs';
import { outboxBurst } from './outbox-burst.mjs';
import { endAll } from './processes.mjs';
import { Report } from './report.mjs';
import { servers } from './servers.mjs';
import { readSettings, SIZES } from './settings.mjs';
import { startAndMemory } from './start-and-memory.mjs';
import { statementCountsAndPlans } from './statement-counts.mjs';
import { vendure } from './vendure.mjs';

/**
 * @typedef {object} Run the context of a part
 * @property {Bench} bench
 * @property {Report} report
 * @property {import('./settings.mjs').Settings} settings
 * @property {import('./databases.mjs').Databases} databases
 * @property {(name: keyof typeof SIZES, kind?: Kind, build?: import('./builds.mjs').Build) => Promise<Database>}
 * database shared by the parts, created on first use
 */

/**
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {'sqlite' | 'postgres'} Kind
 */

/** @satisfies {Record<string, (run: Run) => Promise<void>>} in the order they run */
const PARTS = {
  lists,
  bookings,
  growth,
  reports: officeReports,
  start: startAndMemory,
  statements: statementCountsAndPlans,
  million,
  files,
  outbox: outboxBurst,
  servers,
  timing: guestTiming,
  against,
  visit: firstVisit,
  'office-hour': officeHour,
  vendure,
};
/** @typedef {keyof typeof PARTS} Part */
const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));
/** @type {Part[]} skipped by a quick run unless named */
const LONG = ['million', 'files', 'outbox', 'servers', 'against', 'visit', 'office-hour', 'vendure'];

const settings = readSettings();
const { only, without, isQuick, minutes } = settings;
const unknown = [...only, ...without].filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}; ${NAMES.join(', ')}`);
const wanted = NAMES.filter((name) => {
  if (without.includes(name)) return false;
  if (name === 'against' && !settings.against) return false;
  return only.length > 0 ? only.includes(name) : !(isQuick && LONG.includes(name));
});

const begun = performance.now();
const report = new Report();
const databases = await createDatabases();
/** @type {Map<string, Promise<Database>>} */
const shared = new Map();
/** @type {Promise<{ url: string, stop: () => Promise<void> }> | undefined} */
let postgres;
/** @type {string[]} */
const failed = [];

/** @type {Run['database']} */
function database(name, kind = 'sqlite', build) {
  const key = [name, kind, build ? 'other' : 'own'].join('_');
  const known = shared.get(key) ?? make();
  shared.set(key, known);
  return known;

  async function make() {
    if (kind === 'postgres') postgres ??= (await import('../server/testing/postgres.mjs')).startPostgres();
    const size = SIZES[name];
    if (!size) throw new Error(`no such database: ${name}`);
    return databases.create(key, size, {
      build,
      postgres: kind === 'postgres' ? (await postgres)?.url : undefined,
    });
  }
}

const limit = setTimeout(() => {
  console.error(`\nNot done after ${minutes} minutes. What was measured until then is written.`);
  process.exit(2);
}, minutes * 60_000);

try {
  for (const name of wanted) {
    const bench = new Bench();
    const started = performance.now();
    report.begin(name);
    try {
      await PARTS[name]({ bench, report, settings, databases, database });
      if (!isQuick) await report.write();
    } catch (error) {
      // The other parts are measured nevertheless; a failed part is not stored.
      console.error(`\n${name} FAILED:`, error);
      report.forget(name);
      failed.push(name);
    } finally {
      bench.stop();
      endAll();
    }
    console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
} finally {
  clearTimeout(limit);
  await (await postgres)?.stop();
  await databases.remove();
}
console.log(`\n${Math.round((performance.now() - begun) / 1000)} s, goals missed: ${report.missed}`);
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
if (settings.isStrict && report.missed > 0) process.exitCode = 1;
