// The peer: Vendure with 60 products and complete orders, compared with the list of 60 classes and one booking.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../.ci/command.mjs';
import { withExpectations } from './compare.mjs';
import { startClient, startProduct, startServer } from './processes.mjs';
import { upcomingClassIds } from './sample.mjs';
import { siteOperation } from './site-query.mjs';
import { median, ratios } from './statistics.mjs';

/** @typedef {import('./run.mjs').Run} Run */

const SOURCE = join(import.meta.dirname, 'vendure');
const LISTED = 60;
const BOOKABLE = 200;
/** The fields of a product card. */
const PRODUCTS = `{ products(options: { take: ${LISTED} }) { totalItems items {
  id name slug description featuredAsset { preview } variants { id sku priceWithTax currencyCode stockLevel }
} } }`;

/** @param {Run} run */
export async function vendure({ bench, report, databases, settings }) {
  const home = await installed();
  const folder = await databases.folder('vendure');
  const peer = await startServer(join(home, 'server.mjs'), {
    cwd: home,
    env: {
      FOLDER: folder,
      PRODUCTS: String(LISTED),
      VENDURE_DISABLE_TELEMETRY: 'true',
      NODE_ENV: 'production',
    },
  });
  const small = await databases.create('peer', { upcoming: LISTED, capacity: 20 });
  const [product, uncached] = [await startProduct(small), await startProduct(small, ['./without-cache.mjs'])];
  const ours = {
    calls: [
      /** @type {const} */ ({
        method: 'POST',
        path: '/graphql',
        body: siteOperation('UpcomingClasses', { first: LISTED }),
      }),
    ],
  };
  const theirs = {
    calls: [/** @type {const} */ ({ method: 'POST', path: '/shop-api', body: { query: PRODUCTS } })],
  };
  const load = { connections: 10, seconds: settings.seconds };
  /** @type {[string, import('./processes.mjs').Running, number | undefined][]} */
  const lists = [
    ['list of 60 / Vendure', product, 40],
    ['list of 60, caches off / Vendure', uncached, undefined],
  ];
  for (const [what, server, atLeast] of lists) {
    const [measured] = await bench.compare(
      [
        { ...load, ...ours, urls: [server.url] },
        { ...load, ...theirs, urls: [peer.url] },
      ],
      settings.rounds,
    );
    report.figure(what, measured?.speed ?? [], atLeast === undefined ? {} : { atLeast });
    report.absolute(what, measured?.perSecond ?? [], measured?.p99s ?? []);
  }
  for (const server of [product, uncached]) await server.stop();

  const wide = await databases.create('peer_wide', { upcoming: BOOKABLE, capacity: 100_000 });
  const office = await startProduct(wide);
  await orders({ bench, report, settings }, office.url, peer.url);
  for (const server of [office, peer]) await server.stop();
}

/**
 * Bookings compared with complete orders, in turns.
 *
 * @param {Pick<Run, 'bench' | 'report' | 'settings'>} run
 * @param {string} url of the product
 * @param {string} peer
 */
async function orders({ bench, report, settings }, url, peer) {
  /** @type {import('./processes.mjs').Client<import('./vendure-orders.mjs').OrderLoad>} */
  const client = startClient('vendure-orders.mjs');
  const booking = await withExpectations({
    urls: [url],
    calls: [{ method: 'POST', path: '/api/bookings', classes: upcomingClassIds(BOOKABLE) }],
    connections: 10,
    seconds: settings.seconds,
  });
  // An order takes six requests: a round must contain several from each visitor.
  const order = { url: peer, connections: 10, seconds: settings.seconds * 3, products: LISTED };
  /** @type {import('./load.mjs').Measured[][]} */
  const rounds = [];
  try {
    for (let round = -1; round < settings.rounds; round += 1) {
      const [booked, ordered] = [await bench.measure(booking), await client.measure(order)];
      if (ordered.faults.length > 0) throw new Error(`Vendure: ${ordered.faults.join(', ')}`);
      if (round >= 0) rounds.push([booked, ordered]);
    }
  } finally {
    client.stop();
  }
  const what = 'a booking / a whole order of Vendure, 10 clients';
  const column = (/** @type {number} */ place, /** @type {'perSecond' | 'p99'} */ key) =>
    rounds.map((round) => round[place]?.[key] ?? Number.NaN);
  report.figure(what, ratios(column(0, 'perSecond'), column(1, 'perSecond')), { atLeast: 10 });
  report.absolute(
    what,
    [0, 1].map((place) => median(column(place, 'perSecond'))),
    [0, 1].map((place) => median(column(place, 'p99'))),
  );
}

/**
 * Installed from its own lock file, outside the project's packages; reused until that file changes.
 *
 * @returns {Promise<string>} the folder
 */
async function installed() {
  const home = join(root, 'node_modules/.cache/bench-vendure');
  await mkdir(home, { recursive: true });
  await copyFile(join(SOURCE, 'server.mjs'), join(home, 'server.mjs'));
  const lock = await readFile(join(SOURCE, 'package-lock.json'), 'utf8');
  const kept = join(home, 'package-lock.json');
  const isThere =
    existsSync(join(home, 'node_modules/.package-lock.json')) && (await readFile(kept, 'utf8')) === lock;
  if (isThere) return home;
  console.log('installing Vendure …');
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(SOURCE, file), join(home, file));
  await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: home, maxBuffer: 1e8 });
  return home;
}
