import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../.ci/command.mjs';
import { browserLaunchOptions } from '../../e2e/browser.mjs';
import { thisBuild } from '../builds.mjs';
import { table } from '../markdown-table.mjs';
import { startProduct } from '../processes.mjs';
import { median, ratios } from '../statistics.mjs';
import { openDesk } from './desk.mjs';
import { landed } from './landed.mjs';
import { now } from './now.mjs';
import { openOffice } from './office.mjs';
import { TASKS } from './tasks.mjs';

/**
 * @typedef {import('../run.mjs').Run} Run
 * @typedef {{ keys: number, clicks: number, seconds: number, remark: string }} Done one task of one round
 *
 * @typedef {object} Version
 * @property {string} name
 * @property {import('../builds.mjs').Build} build
 * @property {import('./landed.mjs').Ways} ways
 * @property {boolean} tellsPeople notifies the attendees of a cancelled class
 */

const MAX_ROUNDS = 5;
const TABLE = 'Office hour: input and machine time of each task';

/**
 * An admin's input for the tasks of an hour, and the waiting time: this build, and with `--against` that one, used as
 * at commit 91c463c.
 *
 * @param {Run} run
 */
export async function officeHour({ report, settings, databases }) {
  const older = settings.against;
  /** @type {Version[]} */
  const versions = [
    { name: 'now', build: thisBuild(), ways: now, tellsPeople: true },
    ...(older ? [{ name: older.name, build: older, ways: landed, tellsPeople: false }] : []),
  ];
  const rounds = Math.min(settings.rounds, MAX_ROUNDS);
  const browser = await chromium.launch(await browserLaunchOptions());
  /** @type {Done[][][]} by version, round and task */
  const hours = versions.map(() => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, version] of versions.entries()) {
        const folder = await databases.folder(`office-hour-${index}-${round}`);
        hours[index]?.push(await hourOf(version, browser, folder));
      }
    }
  } finally {
    await browser.close();
  }

  const tasks = TASKS.map(({ what }, place) => ({ what, places: [place] }));
  const all = { what: 'all seven', places: TASKS.map((_, place) => place) };
  const input = (/** @type {Done} */ { keys, clicks }) => keys + clicks;
  for (const task of [...tasks, all]) figure(task, 'keystrokes and clicks', input);
  figure(all, 'clicks', ({ clicks }) => clicks);
  figure(all, 'time of the machine', ({ seconds }) => seconds, 's');
  report.section(TABLE, linesOf(versions, hours));

  /**
   * @param {{ what: string, places: number[] }} some tasks
   * @param {string} name
   * @param {(done: Done) => number} of
   * @param {string} [unit]
   */
  function figure({ what, places }, name, of, unit = '') {
    const [own = [], other] = hours.map((rounds) =>
      rounds.map((hour) => places.reduce((sum, place) => sum + (hour[place] ? of(hour[place]) : 0), 0)),
    );
    report.figure(`${what}: ${name}`, own, { unit });
    if (other) report.figure(`${what}: ${name} / ${older?.name}`, ratios(own, other));
  }
}

/**
 * One hour in a new office.
 *
 * @param {Version} version
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @returns {Promise<Done[]>}
 */
async function hourOf({ name, build, ways, tellsPeople }, browser, folder) {
  const product = await startProduct({ url: `sqlite:${join(folder, 'office.sqlite')}`, folder, build });
  const office = await openOffice(product.url);
  const desk = await openDesk(browser, product.url);
  const done = [];
  for (const { what, way, check } of TASKS) {
    const begun = performance.now();
    try {
      await ways[way](desk.hand, office);
      const seconds = (performance.now() - begun) / 1000;
      const remark = (await check(office, desk, tellsPeople)) ?? '';
      done.push({ ...(await desk.hand.counted()), seconds, remark });
    } catch (error) {
      const picture = join(root, 'test-results', `office-hour-${way}.png`);
      await desk.picture(picture);
      throw new Error(`${name}, ${what}; ${picture} shows it`, { cause: error });
    }
  }
  await desk.leave();
  await product.stop();
  return done;
}

/**
 * @param {Version[]} versions
 * @param {Done[][][]} hours
 */
function linesOf(versions, hours) {
  const rows = TASKS.flatMap(({ what }, place) =>
    versions.map(({ name }, index) => {
      const rounds = (hours[index] ?? []).flatMap((hour) => hour[place] ?? []);
      const middle = (/** @type {(done: Done) => number} */ of) => median(rounds.map(of));
      const [keys, clicks] = [middle(({ keys }) => keys), middle(({ clicks }) => clicks)];
      return [
        what,
        name,
        String(keys),
        String(clicks),
        String(keys + clicks),
        middle(({ seconds }) => seconds).toFixed(1),
        rounds[0]?.remark ?? '',
      ];
    }),
  );
  return table(['task', 'version', 'keys', 'clicks', 'together', 'seconds', ''], rows);
}
