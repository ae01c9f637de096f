// npm run bench [-- --quick]: the product against a hand-written floor, side by side in one run.
import { Bench, requireSameAnswer } from './compare.mjs';
import { createDatabases } from './databases.mjs';
import { ADMIN, memoryOf, startComparison, startProduct } from './processes.mjs';
import { officeReports } from './office-reports.mjs';
import { Report, table } from './report.mjs';
import { upcomingClassIds } from './sample.mjs';
import { siteOperation } from './site-query.mjs';
import { explain, listOperation, recordStatements, send, UPCOMING_PATH } from './statements.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {import('./compare.mjs').Load} Load
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {import('./processes.mjs').Running} Running
 */

const isQuick = process.argv.includes('--quick');
const ROUNDS = isQuick ? 3 : 7;
const SECONDS = isQuick ? 0.7 : 1.2;
const STARTS = isQuick ? 3 : 5;
const REQUESTS = isQuick ? 2000 : 10_000;

const UPCOMING = 60;
const BOOKABLE = 200;
const SMALL = { upcoming: UPCOMING, capacity: 20 };
const LARGE = { ...SMALL, past: 1000 - UPCOMING, pastBookings: 100_000 };
const SOME = { ...SMALL, past: 28, pastBookings: 3_000 };
const WIDE = { upcoming: BOOKABLE, capacity: 100_000 };

/** @type {Call} */
const restList = { method: 'GET', path: UPCOMING_PATH };
/** @type {Call} */
const graphList = { method: 'POST', path: '/graphql', body: listOperation() };
/** @type {Call} */
const booking = { method: 'POST', path: '/api/bookings', classes: upcomingClassIds(BOOKABLE) };

const databases = await createDatabases();
const bench = new Bench();
const report = new Report();

/**
 * @param {Running} running
 * @param {Call} call
 * @returns {Load}
 */
const load = ({ url }, call) => ({ url, calls: [call], connections: 10, seconds: SECONDS });

/**
 * @param {string} what
 * @param {Load[]} loads
 * @param {{ versus: string, goal?: number }[]} others
 */
async function compare(what, loads, others) {
  const comparisons = await bench.compare(loads, ROUNDS);
  for (const [index, { ratio, perSecond, p99 }] of comparisons.entries()) {
    const { versus, goal } = others[index] ?? { versus: '' };
    report.ratio(`${what} / ${versus}`, ratio, goal);
    report.absolute(`${what} / ${versus}`, perSecond, p99);
  }
}

/** @param {Database} database */
async function lists(database) {
  const on = ` (${database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'})`;
  const product = await startProduct(database);
  const uncached = await startProduct(database, ['./without-cache.mjs']);
  const floor = await startComparison('floor', database);
  const apollo = await startComparison('bare-apollo', database);
  const urls = [product.url, uncached.url, floor.url];
  await requireSameAnswer(restList, urls);
  await requireSameAnswer(graphList, [...urls, apollo.url]);
  await compare(
    `upcoming list, REST${on}`,
    [load(product, restList), load(floor, restList)],
    [{ versus: 'floor', goal: 1 }],
  );
  await compare(
    `upcoming list, REST, caches off${on}`,
    [load(uncached, restList), load(floor, restList)],
    [{ versus: 'floor', goal: 0.7 }],
  );
  await compare(
    `upcoming list, GraphQL${on}`,
    [load(product, graphList), load(floor, graphList), load(apollo, graphList)],
    [
      { versus: 'floor', goal: 0.8 },
      { versus: 'bare Apollo', goal: 2 },
    ],
  );
  await compare(
    `upcoming list, GraphQL, caches off${on}`,
    [load(uncached, graphList), load(floor, graphList), load(apollo, graphList)],
    [{ versus: 'floor' }, { versus: 'bare Apollo' }],
  );
  for (const running of [product, uncached, floor, apollo]) await running.stop();
}

/** @param {Database} database */
async function bookings(database) {
  const on = ` (${database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'})`;
  const product = await startProduct(database);
  const floor = await startComparison('floor', database);
  await compare(
    `booking a seat, REST${on}`,
    [load(product, booking), load(floor, booking)],
    [{ versus: 'raw guarded insert', goal: 0.5 }],
  );
  const crowd = (/** @type {Running} */ running) => ({
    ...load(running, booking),
    connections: 200,
    amount: isQuick ? 1000 : 2000,
  });
  const [measured] = await bench.compare([crowd(product), crowd(floor)], isQuick ? 1 : 3);
  const what = `booking a seat, 200 in parallel${on}`;
  report.atMost(`${what}, p99`, measured?.p99[0] ?? Number.NaN, { goal: 300, unit: 'ms' });
  report.absolute(`${what} / raw guarded insert`, measured?.perSecond ?? [], measured?.p99 ?? []);
  for (const running of [product, floor]) await running.stop();
}

/**
 * @param {Database} small
 * @param {Database} large
 */
async function growth(small, large) {
  const [onSmall, onLarge] = [
    await startProduct(small, ['./without-cache.mjs']),
    await startProduct(large, ['./without-cache.mjs']),
  ];
  await requireSameAnswer(restList, [onSmall.url, onLarge.url]);
  const [measured] = await bench.compare([load(onSmall, restList), load(onLarge, restList)], ROUNDS);
  const what = 'upcoming list, time with 100,000 bookings, 1,000 classes / with few';
  report.atMost(what, measured?.ratio ?? Number.NaN, { goal: 1.2, unit: '' });
  for (const running of [onSmall, onLarge]) await running.stop();
}

/** The lists of the console as it asks for them when a page opens. */
const consoleLists = {
  bookings: siteOperation('OfficeBookings', { sort: 'booked', direction: 'descending', first: 50 }),
  students: siteOperation('StudentList', { sort: 'name', direction: 'ascending', first: 50 }),
  schedule: siteOperation('ScheduledClasses', { period: 'current', first: 50 }),
  inbox: siteOperation('ContactInbox', { first: 50 }),
};

/**
 * Both databases fill the page, so that only what is not on it differs.
 *
 * @param {Database} small
 * @param {Database} large
 */
async function consoleGrowth(small, large) {
  const products = [await startProduct(small), await startProduct(large)];
  const loads = await Promise.all(
    products.map(async (product) => {
      const { token } = await send(product.url, '/api/auth/login', ADMIN);
      return (/** @type {object} */ body) => load(product, { method: 'POST', path: '/graphql', body, token });
    }),
  );
  for (const [list, body] of Object.entries(consoleLists)) {
    const [measured] = await bench.compare(
      loads.map((of) => of(body)),
      ROUNDS,
    );
    const what = `console, ${list}: time with 100,000 bookings and students, 1,000 classes / with few`;
    report.atMost(what, measured?.ratio ?? Number.NaN, { goal: 1.2, unit: '' });
  }
  for (const running of products) await running.stop();
}

/** @param {Database} database */
async function startAndMemory(database) {
  /** @type {number[]} */
  const times = [];
  for (let start = 0; start < STARTS; start += 1) {
    const begun = performance.now();
    const product = await startProduct(database);
    await send(product.url, UPCOMING_PATH);
    times.push(performance.now() - begun);
    await product.stop();
  }
  report.atMost('start on an existing database to the first answer', median(times), {
    goal: 1000,
    unit: 'ms',
  });

  const product = await startProduct(database);
  await bench.measure({ url: product.url, calls: [restList, graphList], connections: 10, amount: REQUESTS });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const megabytes = (await memoryOf(product)) / 1e6;
  report.atMost(`memory, idle after ${REQUESTS.toLocaleString('en')} requests`, megabytes, {
    goal: 200,
    unit: 'MB',
  });
  await product.stop();
}

/**
 * @param {Database} one with one class
 * @param {Database} many
 * @param {number} upcoming in the second
 */
async function statementCounts(one, many, upcoming) {
  const [withOne, withMany] = [await recordStatements(one, 1), await recordStatements(many, upcoming)];
  const rows = withMany.map(({ operation, statements }, index) => [
    operation,
    String(withOne[index]?.statements.length),
    String(statements.length),
  ]);
  const isConstant = rows.every(([, few, more]) => few === more);
  const most = Math.max(
    ...rows.filter(([operation]) => !operation?.startsWith('booking a')).map((row) => Number(row[2])),
  );
  report.fact(
    'SQL statements of an operation, with 1 or 100 classes',
    'equal',
    isConstant ? 'equal' : 'grow',
    isConstant,
  );
  report.fact('most SQL statements of one that only reads', '≤ 3', String(most), most <= 3);
  report.section(
    `SQL statements per operation (${many.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'})`,
    table(['operation', 'with 1 class', `with ${upcoming}`], rows),
  );
}

/** @param {Database} large */
async function plans(large) {
  const on = large.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const all = await explain(large, await recordStatements(large, UPCOMING));
  const flagged = all.filter(({ scans }) => scans.length > 0);
  report.fact(
    `full scans of growing tables in ${all.length} plans (${on})`,
    '0',
    String(flagged.length),
    flagged.length === 0,
  );
  const shown = all.filter(
    ({ operation, scans }) => operation.startsWith('upcoming list') || scans.length > 0,
  );
  report.section(
    `Query plans with 100,000 bookings and 1,000 classes (${on})`,
    shown.flatMap(({ operation, sql, plan, scans }) => [
      `${operation}${scans.length > 0 ? ', **full scan**' : ''}: \`${shortened(sql)}\``,
      '',
      ...['```', ...plan, '```', ''],
    ]),
  );
}

/** @param {string} sql */
function shortened(sql) {
  const line = sql.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
}

/** @param {string} [postgres] where to make the databases, in place of files */
async function everything(postgres) {
  const small = await databases.create('small', SMALL, postgres);
  await lists(small);
  await bookings(await databases.create('wide', WIDE, postgres));
  const large = await databases.create('large', LARGE, postgres);
  if (!postgres) {
    await growth(small, large);
    await consoleGrowth(small, large);
    await officeReports(report, await databases.create('some', SOME), large);
    await startAndMemory(small);
    const one = await databases.create('one', { upcoming: 1, capacity: 100 });
    await statementCounts(one, await databases.create('hundred', { upcoming: 100, capacity: 100 }), 100);
  }
  await plans(large);
}

async function onPostgres() {
  const { startPostgres } = await import('../server/testing/postgres.mjs');
  const postgres = await startPostgres();
  try {
    await everything(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const begun = performance.now();
try {
  if (process.argv.includes('--reports')) {
    await officeReports(report, await databases.create('some', SOME), await databases.create('large', LARGE));
  } else await everything();
  if (!isQuick) {
    await onPostgres();
    await report.write();
  }
  console.log(`\n${Math.round((performance.now() - begun) / 1000)} s`);
} finally {
  bench.stop();
  await databases.remove();
}
