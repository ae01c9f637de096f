import { graphList, nameOf, restList, tenVisitors } from './calls.mjs';
import { requireSameAnswer } from './compare.mjs';
import { startComparison, startProduct } from './processes.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {import('./processes.mjs').Running} Running
 */

/**
 * The upcoming list of the product with and without its caches, of the floor and of a bare Apollo.
 *
 * @param {Run} run
 */
export async function lists(run) {
  for (const kind of run.settings.kinds) await listsOn(run, kind);
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 */
async function listsOn({ bench, report, settings, database }, kind) {
  const small = await database('small', kind);
  const product = await startProduct(small);
  const uncached = await startProduct(small, ['./without-cache.mjs']);
  const floor = await startComparison('floor', small);
  const apollo = await startComparison('bare-apollo', small);
  const urls = [product.url, uncached.url, floor.url];
  await requireSameAnswer(restList, urls);
  await requireSameAnswer(graphList, [...urls, apollo.url]);

  /**
   * @param {string} what
   * @param {typeof restList} call
   * @param {Running[]} servers
   * @param {{ versus: string, atLeast?: number }[]} others
   */
  const compare = async (what, call, servers, others) => {
    const loads = servers.map((server) => tenVisitors(server, call, settings.seconds));
    const comparisons = await bench.compare(loads, settings.rounds);
    comparisons.forEach(({ speed, perSecond, p99s }, index) => {
      const { versus = '', atLeast } = others[index] ?? {};
      const row = `${what} (${nameOf(kind)}) / ${versus}`;
      report.figure(row, speed, atLeast === undefined ? {} : { atLeast });
      report.absolute(row, perSecond, p99s);
    });
  };
  await compare('upcoming list, REST', restList, [product, floor], [{ versus: 'floor', atLeast: 1 }]);
  await compare(
    'upcoming list, REST, caches off',
    restList,
    [uncached, floor],
    [{ versus: 'floor', atLeast: 0.7 }],
  );
  await compare(
    'upcoming list, GraphQL',
    graphList,
    [product, floor, apollo],
    [
      { versus: 'floor', atLeast: 0.8 },
      { versus: 'bare Apollo', atLeast: 2 },
    ],
  );
  await compare(
    'upcoming list, GraphQL, caches off',
    graphList,
    [uncached, floor, apollo],
    [{ versus: 'floor' }, { versus: 'bare Apollo', atLeast: 1 }],
  );
  for (const running of [product, uncached, floor, apollo]) await running.stop();
}
