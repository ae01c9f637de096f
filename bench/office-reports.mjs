// Runs the shipped reports over all data: time of the slowest, statements, memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, send } from './calls.mjs';
import { memoryOf, startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { siteOperation } from './site-query.mjs';
import { table } from './markdown-table.mjs';
import { taken } from './statements.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {import('./processes.mjs').Running} Running
 * @typedef {{ id: string, values: { name: string, value: string }[] }} Asked
 * @typedef {{ id: string, milliseconds: number, statements: number, rows: number }} Measured
 */

const ALL_TIME = { From: '2000-01-01', To: '2100-01-01' };
const LIST = '{ savedReports { id shipped variables { name kind required defaultValue } } }';
const TABLE = `query ($id: ID!, $values: [ReportValueInput!]) {
  reportTable(id: $id, values: $values) { rows { cells } }
}`;
const ROUNDS = 3;

/** @param {import('./run.mjs').Run} run */
export async function officeReports({ report, database }) {
  const [some, large] = [await database('some'), await database('large')];
  const [few, many] = [await measureReports(some), await measureReports(large)];
  const slowest = many.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
  const on = '(SQLite, 100,000 bookings)';
  report.figure(`slowest of ${many.length} reports as a table ${on}`, slowest.milliseconds / 1000, {
    atMost: 2,
    unit: 's',
  });
  const isConstant = few.every(({ statements }, index) => statements === many[index]?.statements);
  report.fact(
    'SQL statements of a report, with 3,000 or 100,000 bookings',
    'equal',
    isConstant ? 'equal' : 'grow',
    isConstant,
  );
  const { rows, seconds, megabytes } = await measureFile(large);
  report.figure(`memory while a CSV of ${rows.toLocaleString('en')} rows streams, beyond before`, megabytes, {
    atMost: 50,
    unit: 'MB',
  });
  report.section(`Reports ${on}, over all dates`, [
    ...table(
      ['report', 'rows shown', 'statements', 'with 3,000 bookings', 'ms'],
      many.map(({ id, milliseconds, statements, rows: shown }, index) => [
        id,
        String(shown),
        String(statements),
        String(few[index]?.statements),
        milliseconds.toFixed(0),
      ]),
    ),
    '',
    `The file of ${rows.toLocaleString('en')} rows took ${seconds.toFixed(1)} s.`,
  ]);
}

/**
 * Runs each shipped report as a table, over all dates and for the fullest class.
 *
 * @param {Database} database
 * @returns {Promise<Measured[]>}
 */
async function measureReports(database) {
  const product = await startProduct(database, ['./record-statements.mjs']);
  const token = await logIn(product);
  const ask = (/** @type {string} */ query, /** @type {object} */ variables) =>
    send(product.url, '/graphql', { query, variables }, token);
  /** @type {Measured[]} */
  const measured = [];
  for (const { id, values } of await askedOf(database, (await ask(LIST, {})).data.savedReports)) {
    /** @type {number[]} */
    const times = [];
    let statements = Number.POSITIVE_INFINITY;
    let rows = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await taken(product);
      const begun = performance.now();
      const { data } = await ask(TABLE, { id, values });
      times.push(performance.now() - begun);
      // Background jobs may have sent statements too.
      statements = Math.min(statements, (await taken(product)).length);
      rows = data.reportTable.rows.length;
    }
    measured.push({ id, milliseconds: median(times), statements, rows });
  }
  await product.stop();
  return measured;
}

/**
 * The largest file, as a stream.
 *
 * @param {Database} database
 * @returns {Promise<{ rows: number, seconds: number, megabytes: number }>} megabytes: the peak above the memory before
 */
async function measureFile(database) {
  const product = await startProduct(database);
  const token = await logIn(product);
  const path = `/api/admin/reports/class-record.csv?classFrom=${ALL_TIME.From}&classTo=${ALL_TIME.To}`;
  // Warms up, so that only the file's memory is measured.
  const lists = siteOperation('OfficeBookings', { sort: 'booked', direction: 'descending', first: 50 });
  for (let call = 0; call < 200; call += 1) await send(product.url, '/graphql', lists, token);
  await sleep(1000);
  const before = await memoryOf(product);
  let most = before;
  let lines = 0;
  const begun = performance.now();
  const { body, ok } = await fetch(new URL(path, product.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!body || !ok) throw new Error('There was no file.');
  const watch = setInterval(() => {
    void memoryOf(product).then((now) => {
      most = Math.max(most, now);
    });
  }, 50);
  for await (const chunk of body) lines += countLines(chunk);
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  await product.stop();
  return { rows: lines - 1, seconds, megabytes: (most - before) / 1e6 };
}

/** @param {Uint8Array} chunk */
function countLines(chunk) {
  let count = 0;
  for (const byte of chunk) if (byte === 10) count += 1;
  return count;
}

/**
 * @param {Database} database
 * @param {{ id: string, shipped: boolean, variables: { name: string, kind: string, defaultValue: string | null }[] }[]} reports
 * @returns {Promise<Asked[]>}
 */
async function askedOf(database, reports) {
  const raw = await openRaw(database.url);
  const [fullest] = await raw.all(
    'SELECT class_instance_id AS id FROM booking GROUP BY class_instance_id ORDER BY COUNT(*) DESC LIMIT 1',
  );
  await raw.close();
  return reports
    .filter(({ shipped }) => shipped)
    .map(({ id, variables }) => ({
      id,
      values: variables.flatMap(({ name, kind, defaultValue }) => {
        const value = valueOf(name, kind, String(fullest?.id)) ?? defaultValue;
        return value === null ? [] : [{ name, value }];
      }),
    }));
}

/**
 * @param {string} name
 * @param {string} kind
 * @param {string} fullest
 */
function valueOf(name, kind, fullest) {
  if (kind === 'classInstance') return fullest;
  if (kind === 'date') return /from$/i.test(name) ? ALL_TIME.From : ALL_TIME.To;
  return undefined;
}
