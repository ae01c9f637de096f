// Counts the SQL statements of an operation and reads their query plans.
import { once } from 'node:events';
import { bookingOf } from './load.mjs';
import { ADMIN, startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { upcomingClassIds } from './sample.mjs';
import { siteOperation } from './site-query.mjs';

/**
 * @typedef {import('./record-statements.mjs').Statement} Statement
 * @typedef {{ operation: string, statements: Statement[] }} Recorded
 * @typedef {{ operation: string, sql: string, plan: string[], scans: string[] }} Plan scans: what goes through more than it has to
 */

/** Tables that grow without bound: a full scan of one gets slower and slower. */
const GROWING = [
  ...['class_instance', 'class_day', 'student', 'booking', 'account'],
  ...['idempotency_key', 'contact_message', 'audit_entry', 'outbox_message'],
];

export const UPCOMING_PATH = '/api/class-instances/upcoming/public';

/** What needs somebody, and who works in the office, as far as they are asked of the database. */
const TODAY = { query: '{ today { classCount unpaidCount unpaidBookings { id } underMinimumCount } }' };
const USERS = { query: '{ users(role: client, first: 50) { nodes { id } } }' };

const TIMES = 3;
/** Has a seat afterwards, and is refused another. */
const KNOWN_GUEST = 'booking a seat, known guest';

/** The page size of the public board. */
const FIRST = 50;

/** @param {string} [checkout] whose client asks */
export const listOperation = (checkout) => siteOperation('UpcomingClasses', { first: FIRST }, checkout);

/**
 * Sends each operation to a product of its own and notes its statements: the fewest of three times where it can be repeated,
 * since what the product does beside it is noted too.
 *
 * @param {import('./databases.mjs').Database} database
 * @param {number} upcoming classes that it holds
 * @returns {Promise<Recorded[]>}
 */
export async function recordStatements(database, upcoming) {
  const product = await startProduct(database, ['./without-cache.mjs', './record-statements.mjs']);
  try {
    const [classId = ''] = upcomingClassIds(upcoming);
    const post = (/** @type {string} */ path, /** @type {object} */ body) => send(product.url, path, body);
    const person = String(process.pid);
    const first = await post('/api/bookings', bookingOf(classId, person));
    const { token } = await post('/api/auth/login', ADMIN);
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
 * The guest is known from then on and may book again.
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
 * @param {string} url
 * @param {string} path
 * @param {object} [body]
 * @param {string} [token]
 * @returns {Promise<any>}
 */
export async function send(url, path, body, token) {
  const headers = {
    'accept-language': 'en',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(
    new URL(path, url),
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson ? JSON.parse(text) : text;
  if (isJson && 'errors' in Object(answer)) throw new Error(`${path} answered ${text.slice(0, 500)}`);
  return answer;
}

/**
 * The plan of every recorded statement that reads, updates or deletes; each statement once.
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
 * @returns {string[]} the steps that go through the whole of a growing table or of its index
 */
function scansIn(steps, sql) {
  return steps
    .filter(({ detail, parent }) => {
      const name = /^SCAN "?(\w+)"?/.exec(detail)?.[1];
      if (name === undefined || !GROWING.includes(tableOf(name, sql))) return false;
      // A scan in the order of an index ends with the page, if nothing of it is sorted and nothing is counted.
      const around = steps.filter((step) => step.parent === parent).map((step) => step.detail);
      const isSorted = around.some((text) => /TEMP B-TREE FOR (?!LAST)/.test(text));
      const stopsEarly = detail.includes('USING') && !isSorted && /\bLIMIT\b/i.test(sql) && !COUNTS.test(sql);
      return !stopsEarly;
    })
    .map(({ detail }) => detail);
}

/** Nothing is left of its order: to know a number, every row is met. */
const COUNTS = /^SELECT COUNT\(/i;

/**
 * A small table can lead to all rows of a growing one: each search of it is bounded, all of them together are not. It
 * shows where rows of a growing table are sorted although nothing but a table without a condition leads to them, and no range
 * of their own bounds them: that of the upcoming classes is the same whichever table comes first.
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

/** @typedef {Record<string, any>} Node of a plan of PostgreSQL that was run, with the names that PostgreSQL gives */

/** A statement may read so many rows of a growing table, and beyond them this part of all it has. */
const FEW_ROWS = 2000;
const SOME_OF_ALL = 0.1;

/**
 * Runs the statement, takes it back, and compares the rows that were read with those there are.
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
 * @returns {Map<string, number>} by table: rows that were looked at, kept or not
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
 * SQLite names the alias of a table.
 *
 * @param {string} name
 * @param {string} sql
 */
function tableOf(name, sql) {
  const named = new RegExp(`(?:FROM|JOIN|UPDATE)\\s+"?(\\w+)"?\\s+(?:AS\\s+)?"?${name}"?\\b`, 'i').exec(sql);
  return named?.[1] ?? name;
}
