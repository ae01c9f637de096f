// The same office after 100 days, almost three years and 27 years: response times that must not grow with the bookings.
import { isDeepStrictEqual } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { forgetMessages } from './bookings.mjs';
import { bookingIn, logIn, nameOf, send, tenVisitors, UPCOMING_PATH } from './calls.mjs';
import { BOOKINGS_OF_ONE, EMAIL_OF_ONE } from './fill-seats.mjs';
import { startProduct } from './processes.mjs';
import { siteOperation } from './site-query.mjs';
import { startTimes } from './start-and-memory.mjs';
import { median, ratios } from './statistics.mjs';
import { inTurns } from './turns.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {'bookings10k' | 'bookings100k' | 'bookings1m'} Size
 * @typedef {{ url: string, token: string, bookings: number, checkout: string }} Office
 */

/** @type {Record<Size, number>} */
const BOOKINGS = { bookings10k: 10_000, bookings100k: 100_000, bookings1m: 1_000_000 };
const BOOKABLE = 60;
const REPORT = `query ($id: ID!, $values: [ReportValueInput!]) {
  reportTable(id: $id, values: $values) { rows { cells } }
}`;

/**
 * @typedef {object} Question
 * @property {number} atMost the time with a million bookings divided by the time with 10,000
 * @property {(office: Office) => Promise<any>} ask
 * @property {(answer: any, office: Office) => boolean} isRight
 * @property {boolean} [isSame] independent of the number of bookings
 */

/** @returns {Record<string, Question>} */
function questions() {
  const first = 50;
  const search = EMAIL_OF_ONE;
  const ask = async (/** @type {Office} */ { url, token }, /** @type {object} */ body) =>
    (await send(url, '/graphql', body, token)).data;
  const operation = (
    /** @type {Office} */ office,
    /** @type {string} */ name,
    /** @type {object} */ variables,
  ) => ask(office, siteOperation(name, { ...variables }, office.checkout));
  const listed = (
    /** @type {Office} */ office,
    /** @type {string} */ name,
    /** @type {string} */ count,
    /** @type {Record<string, unknown>} */ variables,
  ) =>
    Promise.all([
      operation(office, name, { ...variables, search, first }),
      operation(office, count, { search }),
    ]);
  const table = (/** @type {string} */ id, /** @type {Record<string, string>} */ values) => {
    const given = Object.entries(values).map(([name, value]) => ({ name, value }));
    return async (/** @type {Office} */ office) =>
      (await ask(office, { query: REPORT, variables: { id, values: given } })).reportTable.rows;
  };
  const hasRows = (/** @type {unknown[]} */ rows) => rows.length > 0;
  const today = Temporal.Now.plainDateISO('America/Denver');
  const firstOfMonth = today.with({ day: 1 }).subtract({ months: 1 });
  const month = [firstOfMonth, firstOfMonth.add({ months: 1 }).subtract({ days: 1 })].map(String);
  const [from = '', to = ''] = month;
  // Seven past days, so that every size has classes with taken seats in them.
  const week = {
    classFrom: today.subtract({ days: 8 }).toString(),
    classTo: today.subtract({ days: 2 }).toString(),
  };
  return {
    'upcoming list, REST, caches off': {
      atMost: 1.2,
      ask: ({ url }) => send(url, UPCOMING_PATH),
      isRight: (list) => list.length === BOOKABLE,
      isSame: true,
    },
    dashboard: {
      atMost: 1.5,
      ask: (office) => operation(office, 'Dashboard', {}),
      isRight: ({ dashboard }, { bookings }) =>
        dashboard.recentBookings.length === 5 && dashboard.totalBookings >= bookings * 0.94,
    },
    'bookings, newest first': {
      atMost: 1.2,
      ask: (office) =>
        operation(office, 'OfficeBookings', { sort: 'booked', direction: 'descending', first }),
      isRight: ({ bookings }) => bookings.nodes.length === first,
    },
    'search of bookings, list and count': {
      atMost: 1.5,
      ask: (office) =>
        listed(office, 'OfficeBookings', 'OfficeBookingCount', { sort: 'booked', direction: 'descending' }),
      isRight: ([{ bookings }, count]) =>
        bookings.nodes.length === BOOKINGS_OF_ONE && count.bookings.totalCount === BOOKINGS_OF_ONE,
      isSame: true,
    },
    'search of students, list and count': {
      atMost: 1.5,
      ask: (office) =>
        listed(office, 'StudentList', 'StudentCount', { sort: 'name', direction: 'ascending' }),
      isRight: ([{ students }, count]) => students.nodes.length === 1 && count.students.totalCount === 1,
      isSame: true,
    },
    'revenue of a month': {
      atMost: 1.5,
      ask: table('revenue-by-month', { from, to }),
      isRight: hasRows,
      isSame: true,
    },
    'rosters of a week': { atMost: 1.5, ask: table('week-rosters', week), isRight: hasRows, isSame: true },
    'cancellations of a month': {
      atMost: 1.5,
      ask: table('cancellations', { bookedFrom: from, bookedTo: to }),
      isRight: hasRows,
      isSame: true,
    },
  };
}

/** @param {Run} run */
export async function million(run) {
  for (const kind of run.settings.kinds) await grownOn(run, kind);
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 */
async function grownOn(run, kind) {
  const { settings } = run;
  // The chart has three points and is drawn for SQLite, where an older build is slowest.
  const sizes = /** @type {Size[]} */ (
    kind === 'sqlite' ? ['bookings10k', 'bookings100k', 'bookings1m'] : ['bookings10k', 'bookings1m']
  );
  const builds = kind === 'sqlite' && settings.against ? [undefined, settings.against] : [undefined];
  for (const build of builds) {
    /** @type {Database[]} */
    const all = [];
    for (const size of sizes) all.push(await run.database(size, kind, build));
    await asked(run, kind, sizes, all);
    await started(run, kind, sizes, all);
    if (!build) await booked(run, kind, all);
  }
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 * @param {Size[]} sizes
 * @param {Database[]} all
 */
async function asked(run, kind, sizes, all) {
  /** @type {Office[]} */
  const offices = [];
  const running = [];
  for (const [index, one] of all.entries()) {
    const product = await startProduct(one, ['./without-cache.mjs']);
    const token = await logIn(product);
    running.push(product);
    offices.push({
      url: product.url,
      token,
      bookings: BOOKINGS[sizes[index] ?? 'bookings10k'],
      checkout: one.build.root,
    });
  }
  for (const [name, { ask, isRight, isSame, atMost }] of Object.entries(questions())) {
    const times = await inTurns(
      offices.map((office) => () => ask(office)),
      {
        rounds: run.settings.rounds * 3,
        check: (answers) => {
          const wrong = answers.findIndex((answer, index) => {
            const office = offices[index];
            return !office || !isRight(answer, office) || (isSame && !isDeepStrictEqual(answer, answers[0]));
          });
          if (wrong < 0) return;
          const text = JSON.stringify(answers[wrong]).slice(0, 500);
          throw new Error(`${name} with ${offices[wrong]?.bookings} bookings answered ${text}`);
        },
      },
    );
    tell(run, kind, { name, times, sizes, atMost, build: all[0]?.build });
  }
  for (const product of running) await product.stop();
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 * @param {Size[]} sizes
 * @param {Database[]} all
 */
async function started(run, kind, sizes, all) {
  const times = await startTimes(all, run.settings.starts);
  tell(run, kind, { name: 'start to the first answer', times, sizes, atMost: 1.5, build: all[0]?.build });
}

/**
 * Bookings by ten visitors, with the most bookings and with the fewest.
 *
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 * @param {Database[]} all
 */
async function booked({ bench, report, settings }, kind, all) {
  const ends = [await startProduct(all[0] ?? failing()), await startProduct(all.at(-1) ?? failing())];
  const [measured] = await bench.compare(
    ends.map((product) => tenVisitors(product, bookingIn(BOOKABLE), settings.seconds)),
    settings.rounds,
  );
  // The ratio of speeds (few / many) is the inverse ratio of times (many / few).
  report.figure(`booking a seat: ${grown(kind)}`, measured?.speed ?? [], { atMost: 1.2 });
  for (const product of ends) await product.stop();
  for (const { url } of all) await forgetMessages(url);
}

/** @returns {never} */
function failing() {
  throw new Error('there is no database');
}

/** @param {'sqlite' | 'postgres'} kind */
const grown = (kind) => `time with 1,000,000 bookings / with 10,000 (${nameOf(kind)})`;

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 * @param {{ name: string, times: number[][], sizes: Size[], atMost: number, build: import('./builds.mjs').Build | undefined }} measured
 */
function tell({ report, settings }, kind, { name, times, sizes, atMost, build }) {
  const isOther = build !== undefined && build === settings.against;
  const growth = ratios(times.at(-1) ?? [], times[0] ?? []);
  if (isOther) report.figure(`${name}: ${grown(kind)}, ${build.name}`, growth);
  else report.figure(`${name}: ${grown(kind)}`, growth, { atMost });
  if (kind !== 'sqlite') return;
  report.growth({
    operation: name,
    build: isOther ? build.name : 'this version',
    points: sizes.map((size, index) => [BOOKINGS[size], median(times[index] ?? [])]),
  });
}
