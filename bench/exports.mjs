// Long answers beside guests: `node bench/exports.mjs [--sqlite | --postgres]`, after a build.
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabases } from './databases.mjs';
import { ADMIN, memoryOf, startClient, startProduct } from './processes.mjs';
import { upcomingClassIds } from './sample.mjs';
import { listOperation, send } from './statements.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {import('./processes.mjs').Running} Running
 * @typedef {import('./load.mjs').Call} Call
 */

const ROUNDS = 7;
const SECONDS = 2;
const EXPORTS = 3;
const STALLED = 20;
const FILE = '/api/admin/bookings.csv';
const LONG = ['/api/bookings', '/api/students', '/api/class-instances'];
/** Of each 940 classes 106 seats. */
const SIZE = { upcoming: 60, capacity: 100_000, past: 940, pastBookings: 100_000 };

/** @type {Record<'list' | 'booking', Call>} */
const GUESTS = {
  list: { method: 'POST', path: '/graphql', body: listOperation() },
  booking: { method: 'POST', path: '/api/bookings', classes: upcomingClassIds(SIZE.upcoming) },
};

const clients = { list: startClient(), booking: startClient() };

/**
 * The medians of one guest who asks for the list and one who books, at the same time.
 *
 * @param {Running} product
 */
async function guests({ url }) {
  const measure = async (/** @type {'list' | 'booking'} */ name) => {
    const load = { url, calls: [GUESTS[name]], connections: 1, seconds: SECONDS };
    const { p50, faults } = await clients[name].measure(load);
    if (faults.length > 0) throw new Error(`${name}: ${faults.join()}`);
    return p50;
  };
  const [list, booking] = await Promise.all([measure('list'), measure('booking')]);
  return { list, booking };
}

/**
 * @param {Running} product
 * @param {string} path
 * @param {string} token
 * @param {AbortSignal} [signal]
 */
async function download({ url }, path, token, signal) {
  const headers = { authorization: `Bearer ${token}` };
  const { body, ok } = await fetch(new URL(path, url), { headers, ...(signal && { signal }) });
  if (!body || !ok) throw new Error(`no ${path}`);
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

/**
 * Runs the work while so many files are downloaded, again and again.
 *
 * @template T
 * @param {Running} product
 * @param {string} token
 * @param {() => Promise<T>} work
 */
async function besideExports(product, token, work) {
  const stop = new AbortController();
  const reader = async () => {
    while (!stop.signal.aborted) await download(product, FILE, token, stop.signal).catch(() => undefined);
  };
  const readers = Array.from({ length: EXPORTS }, reader);
  await sleep(500);
  const result = await work();
  stop.abort();
  await Promise.all(readers);
  return result;
}

/**
 * Opens downloads that are never read.
 *
 * @param {Running} product
 * @param {string} token
 */
function stall({ url }, token) {
  const { hostname, port, host } = new URL(url);
  return Array.from({ length: STALLED }, () => {
    const socket = connect(Number(port), hostname);
    socket.pause().on('error', () => undefined);
    socket.write(`GET ${FILE} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    return socket;
  });
}

/**
 * The most memory that a download takes beyond what was there before.
 *
 * @param {Running} product
 * @param {string} path
 * @param {string} token
 */
async function memoryDuring(product, path, token) {
  await sleep(1000);
  const before = await memoryOf(product);
  let most = before;
  const watch = setInterval(() => {
    void memoryOf(product).then((now) => {
      most = Math.max(most, now);
    });
  }, 20);
  const begun = performance.now();
  const bytes = await download(product, path, token);
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  return { megabytes: (most - before) / 1e6, size: bytes / 1e6, seconds };
}

/**
 * @param {Running} product
 * @param {(work: () => ReturnType<typeof guests>) => ReturnType<typeof guests>} beside
 */
async function compare(product, beside) {
  /** @type {{ alone: Awaited<ReturnType<typeof guests>>, beside: Awaited<ReturnType<typeof guests>> }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await guests(product);
    rounds.push({ alone, beside: await beside(() => guests(product)) });
  }
  for (const name of /** @type {const} */ (['list', 'booking'])) {
    const ratio = median(rounds.map((round) => round.beside[name] / round.alone[name]));
    const [alone, with_] = /** @type {const} */ (['alone', 'beside']).map((when) =>
      median(rounds.map((round) => round[when][name])).toFixed(1),
    );
    console.log(`  ${name}, p50: ${alone} → ${with_} ms, × ${ratio.toFixed(2)}`);
  }
}

/** @param {Running} product */
async function socketsOf({ child }) {
  const folder = `/proc/${child.pid}/fd`;
  const files = await readdir(folder);
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('socket:')).length;
}

/** @param {Database} database */
async function everything(database) {
  console.log(`\n${database.kind}`);
  const product = await startProduct(database);
  const { token } = await send(product.url, '/api/auth/login', ADMIN);
  // Warms up.
  await guests(product);
  for (const path of [FILE, ...LONG]) {
    const { megabytes, size, seconds } = await memoryDuring(product, path, token);
    console.log(
      `  ${path}: ${size.toFixed(0)} MB in ${seconds.toFixed(1)} s, memory + ${megabytes.toFixed(0)} MB`,
    );
  }
  const begun = performance.now();
  await Promise.all(Array.from({ length: EXPORTS }, () => download(product, FILE, token)));
  console.log(`  ${EXPORTS} exports alone: ${((performance.now() - begun) / 1000).toFixed(1)} s`);

  console.log(`beside ${EXPORTS} exports`);
  await compare(product, (work) => besideExports(product, token, work));

  console.log(`beside ${STALLED} readers that take nothing`);
  const before = await memoryOf(product);
  await compare(product, async (work) => {
    const sockets = stall(product, token);
    await sleep(500);
    const result = await work();
    sockets.forEach((socket) => socket.destroy());
    return result;
  });
  await sleep(6000);
  const usual = await socketsOf(product);
  const sockets = stall(product, token);
  const opened = performance.now();
  await sleep(1000);
  let open = STALLED;
  // A socket that nobody reads from does not tell of its end: the server's own are counted.
  while (open > 0 && performance.now() - opened < 240_000) {
    await sleep(1000);
    open = Math.max(0, (await socketsOf(product)) - usual);
  }
  const most = await memoryOf(product);
  const after = ((performance.now() - opened) / 1000).toFixed(0);
  console.log(
    `  ${open} of ${STALLED} open after ${after} s, memory + ${((most - before) / 1e6).toFixed(0)} MB`,
  );
  sockets.forEach((socket) => socket.destroy());
  await product.stop();
}

const databases = await createDatabases();
try {
  if (!process.argv.includes('--postgres')) await everything(await databases.create('large', SIZE));
  if (!process.argv.includes('--sqlite')) {
    const { startPostgres } = await import('../server/testing/postgres.mjs');
    const postgres = await startPostgres();
    try {
      await everything(await databases.create('large', SIZE, postgres.url));
    } finally {
      await postgres.stop();
    }
  }
} finally {
  clients.list.stop();
  clients.booking.stop();
  await databases.remove();
}
