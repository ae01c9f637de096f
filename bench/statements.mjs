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
 * @typedef {{ operation: string, sql: string, plan: string[], scans: string[] }} Plan
 */

/** Tables that grow without bound: a full scan of one gets slower and slower. */
const GROWING = [
  ...['class_instance', 'class_day', 'student', 'booking', 'account'],
  ...['idempotency_key', 'contact_message', 'audit_entry', 'outbox_message'],
];

export const UPCOMING_PATH = '/api/class-instances/upcoming/public';

/** The page size of the public board. */
const FIRST = 50;

export const listOperation = () => siteOperation('UpcomingClasses', { first: FIRST });

/**
 * Sends each operation once to a product of its own and notes its statements.
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
    /** @type {[string, () => Promise<unknown>][]} */
    const operations = [
      ['home page', () => send(product.url, '/')],
      ['upcoming list, REST', () => send(product.url, UPCOMING_PATH)],
      ['upcoming list, GraphQL', () => post('/graphql', listOperation())],
      ['booking page, GraphQL', () => post('/graphql', siteOperation('BookingPage', { id: classId }))],
      ['one class, REST', () => send(product.url, `/api/class-instances/${classId}`)],
      ['confirmation, GraphQL', () => post('/graphql', siteOperation('ConfirmationPage', { id: first.id }))],
      ['confirmation, REST', () => send(product.url, `/api/bookings/${first.id}`)],
      ['dashboard, REST', () => office('/api/admin/dashboard')],
      ['students, REST', () => office('/api/students?limit=50')],
      ['bookings, REST', () => office('/api/bookings?limit=50')],
      ['booking a seat, new guest', () => post('/api/bookings', bookingOf(classId, `${person}-new`))],
      ['booking a seat, known guest', () => post('/api/bookings', bookingOf(classId, person))],
    ];
    /** @type {Recorded[]} */
    const recorded = [];
    await taken(product);
    for (const [operation, run] of operations) {
      await run();
      recorded.push({ operation, statements: await taken(product) });
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
      const plan =
        raw.kind === 'sqlite'
          ? (await raw.all(`EXPLAIN QUERY PLAN ${sql}`, parameters)).map(({ detail }) => String(detail))
          : (await raw.all(`EXPLAIN (COSTS OFF) ${sql}`, parameters)).map((row) => String(row['QUERY PLAN']));
      plans.set(sql, { operation, sql, plan, scans: scansIn(plan, sql) });
    }
  }
  await raw.close();
  return [...plans.values()];
}

/**
 * @param {string[]} plan
 * @param {string} sql
 * @returns {string[]} the steps that go through the whole of a growing table
 */
function scansIn(plan, sql) {
  // A scan in index order stops at the limit.
  const stopsEarly = /\bLIMIT\b/i.test(sql) && !plan.some((step) => /TEMP B-TREE FOR (?!LAST)/.test(step));
  return plan.filter((step) => {
    const name = /(?:^SCAN|Seq Scan on) "?(\w+)"?/.exec(step)?.[1];
    if (name === undefined || (stopsEarly && step.includes('USING'))) return false;
    return GROWING.includes(tableOf(name, sql));
  });
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
