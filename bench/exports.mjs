// Downloads of large files concurrent with guests: `node bench/exports.mjs [--sqlite | --postgres]`, after a build.
import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from './calls.mjs';
import { createDatabases } from './databases.mjs';
import { besideExports, download, EXPORTS, FILE, Guests } from './guests.mjs';
import { memoryOf, startProduct } from './processes.mjs';
import { median } from './statistics.mjs';

/**
 * @typedef {import('./databases.mjs').Database} Database
 * @typedef {import('./processes.mjs').Running} Running
 */

const ROUNDS = 7;
const STALLED = 20;
const LONG = ['/api/bookings', '/api/students', '/api/class-instances'];
/** 106 seats in each of 940 classes. */
const SIZE = { upcoming: 60, capacity: 100_000, past: 940, pastBookings: 100_000 };

const visitors = new Guests();

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
 * The peak memory of a download minus the memory before it.
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
  const { bytes } = await download(product, path, token);
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  return { megabytes: (most - before) / 1e6, size: bytes / 1e6, seconds };
}

/**
 * @param {Running} product
 * @param {(work: () => ReturnType<Guests['visit']>) => ReturnType<Guests['visit']>} beside
 */
async function compare(product, beside) {
  /** @type {{ alone: Awaited<ReturnType<Guests['visit']>>, beside: Awaited<ReturnType<Guests['visit']>> }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await visitors.visit(product);
    rounds.push({ alone, beside: await beside(() => visitors.visit(product)) });
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
  const token = await logIn(product);
  // Warms up.
  await visitors.visit(product);
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
  // A socket that is not read does not report its end, so the server's sockets are counted.
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
      await everything(await databases.create('large', SIZE, { postgres: postgres.url }));
    } finally {
      await postgres.stop();
    }
  }
} finally {
  visitors.stop();
  await databases.remove();
}
