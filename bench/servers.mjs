// The capacity of one server, and of two and three processes on one PostgreSQL behind a round-robin load balancer.
import { readFile, readdir } from 'node:fs/promises';
import { forgetMessages } from './bookings.mjs';
import { bookingIn, graphList, nameOf, restList } from './calls.mjs';
import { withExpectations } from './compare.mjs';
import { table } from './markdown-table.mjs';
import { cpuOf, startProduct } from './processes.mjs';
import { openRaw } from './raw-database.mjs';
import { median, ratios } from './statistics.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./load.mjs').Call} Call
 * @typedef {import('./processes.mjs').Running} Running
 * @typedef {{ rate: number, p99: number, server: number, database: number }} Held per second; milliseconds; CPU
 * milliseconds per response
 */

const VISITORS = 30;
const SERVERS = [1, 2, 3];
const TICKS_PER_MS = 0.1;

/** @type {Record<string, Call>} */
const CALLS = {
  'home page': { method: 'GET', path: '/' },
  'list, REST': restList,
  'list, GraphQL': graphList,
  'bookings of 60 classes': bookingIn(60),
  'bookings of one class': bookingIn(1),
};

/** @param {Run} run */
export async function servers(run) {
  for (const kind of run.settings.kinds) await held(run, kind);
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 */
async function held({ bench, report, settings, database }, kind) {
  const wide = await database('wide', kind);
  const counts = kind === 'sqlite' ? [1] : SERVERS;
  /** @type {Running[]} */
  const all = [];
  while (all.length < counts.length) all.push(await startProduct(wide, ['./cpu-usage.mjs']));
  const databaseTime = kind === 'sqlite' ? async () => 0 : await postgresTime(wide.url);
  /** @type {string[][]} */
  const rows = [];
  /** @type {Record<string, Held[][]>} by call, number of servers and round */
  const found = {};
  for (const [name, call] of Object.entries(CALLS)) {
    /** @type {Held[][]} */
    const measured = counts.map(() => []);
    for (let round = -1; round < settings.rounds; round += 1) {
      for (const [index, count] of counts.entries()) {
        const urls = all.slice(0, count).map(({ url }) => url);
        const load = await withExpectations({
          urls,
          calls: [call],
          connections: VISITORS,
          seconds: settings.seconds,
        });
        const before = [await serverTime(all), await databaseTime()];
        const { perSecond, p99, answers } = await bench.measure(load);
        const [server = 0, used = 0] = [await serverTime(all), await databaseTime()].map(
          (now, place) => (now - (before[place] ?? 0)) / answers,
        );
        if (round >= 0) measured[index]?.push({ rate: perSecond, p99, server, database: used });
      }
    }
    found[name] = measured;
    for (const [index, count] of counts.entries()) rows.push(rowOf(name, count, measured[index] ?? []));
  }
  for (const product of all) await product.stop();
  await forgetMessages(wide.url);
  report.section(
    `Capacity (${nameOf(kind)})`,
    table(
      [
        'what',
        'servers',
        'answers a second',
        'p99, ms',
        'processor time of the servers, ms an answer',
        'of the database',
      ],
      rows,
    ),
  );
  if (kind === 'postgres') report.section('A million visitors a day', aMillionADay(found));
  const ratesOf = (/** @type {string} */ name, /** @type {number} */ index) =>
    (found[name]?.[index] ?? []).map(({ rate }) => rate);
  for (const [index, count] of counts.entries()) {
    const on = `${count} ${count === 1 ? 'server' : 'servers'} (${nameOf(kind)})`;
    report.figure(
      `bookings of one class / of 60, ${on}`,
      ratios(ratesOf('bookings of one class', index), ratesOf('bookings of 60 classes', index)),
    );
    if (count === 1) continue;
    for (const name of Object.keys(CALLS))
      report.figure(`${name}, ${on} / one`, ratios(ratesOf(name, index), ratesOf(name, 0)));
  }
}

/** The average requests of a visitor, and the share of a day's visitors in the busiest second. */
const A_DAY = 1_000_000;
const IN_THE_BUSIEST_HOUR = 0.12;
const BUSIEST_SECOND = 3;
/** @type {Record<string, number>} */
const PER_VISITOR = { 'home page': 1.5, 'list, GraphQL': 3, 'bookings of 60 classes': 0.02 };

/**
 * Extrapolates from the speed of one server and the CPU time of the database.
 *
 * @param {Record<string, Held[][]>} found
 */
function aMillionADay(found) {
  const visitors = ((A_DAY * IN_THE_BUSIEST_HOUR) / 3600) * BUSIEST_SECOND;
  let [share, database] = [0, 0];
  const rows = Object.entries(PER_VISITOR).map(([name, each]) => {
    const [one = []] = found[name] ?? [];
    const rate = median(one.map((round) => round.rate));
    const asked = visitors * each;
    share += asked / rate;
    database += (asked * median(one.map((round) => round.database))) / 1000;
    return [name, String(each), asked.toFixed(0), rate.toFixed(0), `${((100 * asked) / rate).toFixed(0)} %`];
  });
  return [
    ...table(
      ['what', 'of a visitor', 'in the busiest second', 'one server answers a second', 'of one server'],
      rows,
    ),
    '',
    `${A_DAY.toLocaleString('en')} visitors a day, ${IN_THE_BUSIEST_HOUR * 100} % of them in one hour, and in its busiest second ` +
      `${BUSIEST_SECOND} times its average: ${visitors.toFixed(0)} visitors. That is ${share.toFixed(1)} servers like the one measured ` +
      `and ${database.toFixed(1)} processors of the database.`,
  ];
}

/**
 * @param {string} name
 * @param {number} count
 * @param {Held[]} rounds
 */
function rowOf(name, count, rounds) {
  const middle = (/** @type {keyof Held} */ key) => median(rounds.map((round) => round[key]));
  return [
    name,
    String(count),
    middle('rate').toFixed(0),
    middle('p99').toFixed(0),
    middle('server').toFixed(2),
    middle('database').toFixed(2),
  ];
}

/** @param {Running[]} all */
async function serverTime(all) {
  const times = await Promise.all(all.map(cpuOf));
  return times.reduce((sum, time) => sum + time, 0);
}

/**
 * PostgreSQL's processes: the parent of the connection's process and all of its children.
 *
 * @param {string} url
 * @returns {Promise<() => Promise<number>>} their CPU time in milliseconds, 0 without /proc
 */
async function postgresTime(url) {
  if (process.platform !== 'linux') return async () => 0;
  const raw = await openRaw(url);
  const [self] = await raw.all('SELECT pg_backend_pid() AS pid');
  const parent = (await statOf(String(self?.pid))).parent;
  await raw.close();
  return async () => {
    const stats = await Promise.all(
      (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(statOf),
    );
    const family = stats.filter((stat) => stat.parent === parent).map((stat) => stat.own);
    const children = (await statOf(parent)).children;
    return family.reduce((sum, ticks) => sum + ticks, children) / TICKS_PER_MS;
  };
}

/**
 * The fields of /proc/PID/stat after the name of the program, which may contain any character.
 *
 * @param {string} pid
 */
async function statOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [, parent = ''] = fields;
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent, own: user + system, children: childrenUser + childrenSystem };
}
