// The cost of metrics: `node bench/metrics.mjs`, after a build.
import { listOperation, UPCOMING_PATH } from './calls.mjs';
import { Bench } from './compare.mjs';
import { createDatabases } from './databases.mjs';
import { startProduct } from './processes.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 9;
const databases = await createDatabases();
const bench = new Bench();
try {
  const database = await databases.create('small', { upcoming: 60, capacity: 20 });
  const on = await startProduct(database, [], { METRICS_PORT: '0' });
  const off = await startProduct(database);
  /** @type {[string, import('./load.mjs').Call][]} */
  const lists = [
    ['REST', { method: 'GET', path: UPCOMING_PATH }],
    ['GraphQL', { method: 'POST', path: '/graphql', body: listOperation() }],
  ];
  for (const [name, call] of lists) {
    const loads = [on, off].map(({ url }) => ({ urls: [url], calls: [call], connections: 10, seconds: 2 }));
    const [comparison] = await bench.compare(loads, ROUNDS);
    const rates = comparison?.perSecond.map((rate) => rate.toFixed(0)).join(' and ');
    console.log(
      `upcoming list, ${name}: ${rates} a second with metrics and without, × ${median(comparison?.speed ?? []).toFixed(2)}`,
    );
  }
  await Promise.all([on.stop(), off.stop()]);
} finally {
  bench.stop();
  await databases.remove();
}
