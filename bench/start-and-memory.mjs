import { join } from 'node:path';
import { commandOf } from './builds.mjs';
import { graphList, restList, send, UPCOMING_PATH } from './calls.mjs';
import { memoryOf, startProduct, startWithNpm } from './processes.mjs';

/** @typedef {import('./run.mjs').Run} Run */

const REQUESTS = 10_000;

/**
 * Start time compared with a bare Express and sqlite3, both through npm, and memory.
 *
 * @param {Run} run
 */
export async function startAndMemory({ bench, report, settings, databases, database }) {
  const small = await database('small');
  const folder = await databases.folder('npm');
  const bare = `exec node ${join(import.meta.dirname, 'bare-express.mjs')}`;
  const withNpm = (/** @type {string} */ command) => () => startWithNpm(folder, command, small);
  /** @type {number[]} */
  const ratios = [];
  /** @type {number[]} */
  const times = [];
  for (let start = 0; start < settings.starts; start += 1) {
    times.push(await startTime(() => startProduct(small), UPCOMING_PATH));
    const product = await startTime(withNpm(commandOf(small.build)), UPCOMING_PATH);
    ratios.push(product / (await startTime(withNpm(bare), '/')));
  }
  report.figure('start on an existing database to the first answer', times, { unit: 'ms' });
  report.figure('start with npm to the first answer / bare express with sqlite3 and npm', ratios, {
    atMost: 1.8,
  });

  const amount = settings.isQuick ? 2000 : REQUESTS;
  const product = await startProduct(small);
  await bench.measure({ urls: [product.url], calls: [restList, graphList], connections: 10, amount });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  report.figure(
    `memory, idle after ${amount.toLocaleString('en')} requests`,
    (await memoryOf(product)) / 1e6,
    { atMost: 200, unit: 'MB' },
  );
  await product.stop();
}

/**
 * Starts the product on each database in turn.
 *
 * @param {import('./databases.mjs').Database[]} databases
 * @param {number} starts of each
 * @returns {Promise<number[][]>} for each database the milliseconds to the first response
 */
export async function startTimes(databases, starts) {
  /** @type {number[][]} */
  const times = databases.map(() => []);
  for (let start = 0; start < starts; start += 1) {
    for (const [index, database] of databases.entries())
      times[index]?.push(await startTime(() => startProduct(database), UPCOMING_PATH));
  }
  return times;
}

/**
 * @param {() => Promise<import('./processes.mjs').Running>} start
 * @param {string} path
 * @returns {Promise<number>} milliseconds from the start of the process to the first response
 */
async function startTime(start, path) {
  const begun = performance.now();
  const server = await start();
  await send(server.url, path);
  const time = performance.now() - begun;
  await server.stop();
  return time;
}
