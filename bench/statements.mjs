// Counts the SQL statements of an operation and reads their query plans.
import { once } from 'node:events';
import { listOperation, logIn, send, UPCOMING_PATH } from './calls.mjs';
import { bookingOf } from './load.mjs';
import { startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { upcomingClassIds } from './sample.mjs';
import { siteOperation } from './site-query.mjs';

/**
 * @typedef {import('./record-statements.mjs').Statement} Statement
 * @typedef {{ operation: string, statements: Statement[] }} Recorded
 * @typedef {{ operation: string, sql: string, plan: string[], scans: string[] }} Plan scans: steps that read more than
 * necessary
 */

/** Tables that grow without bound, so that full scans get ever slower. */
const GROWING = [
  'class_instance',
  'class_day',
  'student',
  'booking',
  'account',
  'idempotency_key',
  'contact_message',
  'audit_entry',
  'outbox_message',
];

/** The dashboard's tasks and the admins, as far as they are read from the database. */
const TODAY = { query: '{ today { classCount unpaidCount unpaidBookings { id } underMinimumCount } }' };
const USERS = { query: '{ users(role: client, first: 50) { nodes { id } } }' };

const TIMES = 5;
/** Has a seat afterwards, so that another is rejected. */
const KNOWN_GUEST = 'booking a seat, known guest';

/**
 * Sends each operation to a separate product and records its statements: the minimum of five runs if it is repeatable,
 * because background statements are recorded too.
 *
 * @param {import('./databases.mjs').Database} database
 * @param {number} upcoming classes that it contains
 * @returns {Promise<Recorded[]>}
 */
export async function recordStatements(database, upcoming) {
  const product = await startProduct(database, ['./without-cache.mjs', './record-statements.mjs']);
  try {
    const [classId = ''] = upcomingClassIds(upcoming);
    const post = (/** @type {string} */ path, /** @type {object} */ body) => send(product.url, path, body);
    const person = String(process.pid);
    const first = await post('/api/bookings', bookingOf(classId, person));
    const token = await logIn(product);
    const office = (/** @type {string} */ path) => send(product.url, path, undefined, token);
    await cancel(database, first.id);
    /** @type {[string, (time: number) => Promise<unknown>][]} */
    const operations = [
      ['home page', () => send(product.url, '/')],
      ['upcoming list, REST', () => send(product.url, UPCOMING_PATH)],
      ['upcoming list, GraphQL', () => post('/graphql', listOperation())],
      ['booking page, GraphQL', () => post('/graphql', siteOperation('BookingPage', { id: classId }))],
      ['one class, REST', () => send(product.url, `/api/class-instances/${classId}`)],
      ['confirmation, GraphQL', () => post('/graphql', siteOperation('ConfirmationPage', { id: first.id }))],
      ['confirmation, REST', () => send(product.url, `/api/bookings/${first.id}`)],
      ['dashboard, REST', () => office('/api/admin/dashboard')],
      ['today, GraphQL', () => send(product.url, '/graphql', TODAY, token)],
      ['users, GraphQL', () => send(product.url, '/graphql', USERS, token)],
      ['students, REST', () => office('/api/students?limit=50')],
      ['bookings, REST', () => office('/api/bookings?limit=50')],
      [
        'booking a seat, new guest',
        (time) => post('/api/bookings', bookingOf(classId, `${person}-new-${time}`)),
      ],
      [KNOWN_GUEST, () => post('/api/bookings', bookingOf(classId, person))],
    ];
    /** @type {Recorded[]} */
    const recorded = [];
    await taken(product);
    for (const [operation, run] of operations) {
      /** @type {Statement[][]} */
      const noted = [];
      for (let time = 1; time <= (operation === KNOWN_GUEST ? 1 : TIMES); time += 1) {
        await run(time);
        noted.push(await taken(product));
      }
      const [statements = []] = noted.toSorted((one, other) => one.length - other.length);
      recorded.push({ operation, statements });
    }
    return recorded;
  } finally {
    await product.stop();
  }
}

/**
 * Afterwards the guest is known and may book again.
 *
 * @param {import('./databases.mjs').Database} database
 * @param {string} bookingId
 */
async function cancel({ url }, bookingId) {
  const raw = await openRaw(url);
  await raw.alone((all) => all(`UPDATE booking SET booking_status = 'cancelled' WHERE id = ?`, [bookingId]));
  await raw.close();
}

/** @param {import('./processes.mjs').Running} product */
export async function taken({ child }) {
  child.send('statements');
  /** @type {[Statement[], unknown]} */
  const [statements] = /** @type {any} */ (await once(child, 'message'));
  return statements;
}

/**
 * The plan of every recorded SELECT, UPDATE and DELETE; each statement once.
 *
 * @param {import('./databases.mjs').Database} database
 * @param {Recorded[]} recorded
 * @returns {Promise<Plan[]>}
 */
export async function explain(database, recorded) {
  const raw = await openRaw(database.url);
  /** @type {Map<string, Plan>} */
  const plans = new Map();
  for (const { operation, statements } of recorded) {
    for (const { sql, parameters } of statements) {
      if (!/^(select|update|delete|with)/i.test(sql) || plans.has(sql)) continue;
      const read = raw.kind === 'sqlite' ? sqlitePlan : postgresPlan;
      plans.set(sql, { operation, sql, ...(await read(raw, sql, parameters)) });
    }
  }
  await raw.close();
  return [...plans.values()];
}

/**
 * @typedef {object} Step of a plan of SQLite
 * @property {number} id
 * @property {number} parent
 * @property {string} detail
 *
 * @typedef {Pick<Plan, 'plan' | 'scans'>} Read
 */

/**
 * @param {import('./raw-database.mjs').RawDatabase} raw
 * @param {string} sql
 * @param {unknown[]} parameters
 * @returns {Promise<Read>}
 */
async function sqlitePlan(raw, sql, parameters) {
  const steps = /** @type {Step[]} */ (await raw.all(`EXPLAIN QUERY PLAN ${sql}`, parameters));
  const plan = steps.map(({ detail }) => detail);
  return { plan, scans: [...scansIn(steps, sql), ...sortsIn(steps, sql)] };
}

/**
 * @param {Step[]} steps
 * @param {string} sql
 * @returns {string[]} the steps that scan a growing table or its index completely
 */
function scansIn(steps, sql) {
  return steps
    .filter(({ detail, parent }) => {
      const name = /^SCAN "?(\w+)"?/.exec(detail)?.[1];
      if (name === undefined || !GROWING.includes(tableOf(name, sql))) return false;
      // A scan in index order ends with the page, if nothing is sorted or counted.
      const around = steps.filter((step) => step.parent === parent).map((step) => step.detail);
      const isSorted = around.some((text) => /TEMP B-TREE FOR (?!LAST)/.test(text));
      const stopsEarly = detail.includes('USING') && !isSorted && /\bLIMIT\b/i.test(sql) && !COUNTS.test(sql);
      return !stopsEarly;
    })
    .map(({ detail }) => detail);
}

/** The order is removed, and a count reads every row. */
const COUNTS = /^SELECT COUNT\(/i;

/**
 * A small table can lead to all rows of a growing one: each search is bounded, but not their sum. Detected where rows
 * of a growing table are sorted although only a table without a condition leads to them, and no range of their own
 * bounds them: the range of the upcoming classes is the same whichever table comes first.
 *
 * @param {Step[]} steps
 * @param {string} sql
 * @returns {string[]}
 */
function sortsIn(steps, sql) {
  return steps
    .filter(({ detail }) => /TEMP B-TREE FOR (?!LAST)(ORDER|GROUP)/.test(detail))
    .filter(({ parent }) => {
      const [first, ...others] = steps.filter(
        (step) => step.parent === parent && /^(SCAN|SEARCH) /.test(step.detail),
      );
      const growing = others.some(({ detail }) => {
        const name = /^SEARCH "?(\w+)"?/.exec(detail)?.[1];
        return name !== undefined && !/[<>]\?/.test(detail) && GROWING.includes(tableOf(name, sql));
      });
      return first?.detail.startsWith('SCAN') && growing;
    })
    .map(({ detail }) => `${detail}, led to by a scan`);
}

/** @typedef {Record<string, any>} Node of a PostgreSQL plan from EXPLAIN ANALYZE, with PostgreSQL's names */

/** A statement may read this many rows of a growing table, plus this share of its rows. */
const FEW_ROWS = 2000;
const SOME_OF_ALL = 0.1;

/**
 * Runs the statement, rolls it back, and compares the rows read with the rows of the tables.
 *
 * @param {import('./raw-database.mjs').RawDatabase} raw
 * @param {string} sql
 * @param {unknown[]} parameters
 * @returns {Promise<Read>}
 */
async function postgresPlan(raw, sql, parameters) {
  return raw.alone(async (all) => {
    const plan = (await all(`EXPLAIN (COSTS OFF) ${sql}`, parameters)).map((row) =>
      String(row['QUERY PLAN']),
    );
    await all('BEGIN');
    try {
      const [row] = await all(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, parameters);
      const read = rowsRead(row?.['QUERY PLAN'][0].Plan);
      /** @type {string[]} */
      const scans = [];
      for (const [table, rows] of read) {
        if (!GROWING.includes(table) || rows <= FEW_ROWS) continue;
        const [{ count } = { count: 0 }] = await all(`SELECT COUNT(*) AS count FROM ${table}`);
        if (rows > FEW_ROWS + Number(count) * SOME_OF_ALL)
          scans.push(`${rows} rows of ${table} read, which has ${count}`);
      }
      return { plan, scans };
    } finally {
      await all('ROLLBACK');
    }
  });
}

/**
 * @param {Node} node
 * @param {Map<string, number>} [read]
 * @returns {Map<string, number>} rows read by table, including filtered ones
 */
function rowsRead(node, read = new Map()) {
  const table = node['Relation Name'];
  if (table !== undefined && node['Node Type'] !== 'ModifyTable') {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = (node['Actual Rows'] + removed) * node['Actual Loops'];
    read.set(table, (read.get(table) ?? 0) + Math.round(rows));
  }
  for (const child of node.Plans ?? []) rowsRead(child, read);
  return read;
}

/**
 * SQLite's plans contain the alias of a table.
 *
 * @param {string} name
 * @param {string} sql
 */
function tableOf(name, sql) {
  const named = new RegExp(`(?:FROM|JOIN|UPDATE)\\s+"?(\\w+)"?\\s+(?:AS\\s+)?"?${name}"?\\b`, 'i').exec(sql);
  return named?.[1] ?? name;
}
