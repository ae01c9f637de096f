import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bookingIn, nameOf } from './calls.mjs';
import { withExpectations } from './compare.mjs';
import { startProduct, startServer } from './processes.mjs';

/**
 * @typedef {import('./run.mjs').Run} Run
 * @typedef {{ guests: number, twice: number, last: number }} Received guests with a mail, guests with two, and the time
 * of the last mail
 */

const BURST = 1000;
const VISITORS = 200;
const LONGEST_MS = 240_000;

/**
 * A thousand concurrent bookings, and the time until the mail server has the last mail.
 *
 * @param {Run} run
 */
export async function outboxBurst(run) {
  for (const kind of run.settings.kinds) {
    const build = run.settings.against;
    const what = `1,000 bookings in a burst: last mail after the last booking (${nameOf(kind)})`;
    run.report.figure(what, await burst(run, kind), { atMost: 15, unit: 's' });
    if (build && kind === 'sqlite')
      run.report.figure(`${what}, ${build.name}`, await burst(run, kind, build), { unit: 's' });
  }
}

/**
 * @param {Run} run
 * @param {'sqlite' | 'postgres'} kind
 * @param {import('./builds.mjs').Build} [build]
 * @returns {Promise<number>} seconds
 */
async function burst({ bench, settings, database }, kind, build) {
  const wide = await database('wide', kind, build);
  const mailServer = await startServer(join(import.meta.dirname, 'mail-receiver.mjs'), { env: {} });
  const product = await startProduct(wide, [], { SMTP_URL: mailServer.url.replace('http:', 'smtp:') });
  const received = async () => {
    const told = once(mailServer.child, 'message');
    mailServer.child.send('received');
    const [answer] = await told;
    return /** @type {Received} */ (answer);
  };
  const load = await withExpectations({
    urls: [product.url],
    calls: [bookingIn()],
    connections: VISITORS,
    amount: settings.isQuick ? BURST / 5 : BURST,
  });
  const { answers } = await bench.measure(load);
  const booked = Date.now();
  let mails = await received();
  while (mails.guests < answers && Date.now() - booked < LONGEST_MS) {
    await sleep(100);
    mails = await received();
  }
  for (const running of [product, mailServer]) await running.stop();
  if (mails.guests !== answers || mails.twice > 0)
    throw new Error(`${answers} booked, ${mails.guests} got a mail, ${mails.twice} got two`);
  return Math.max(0, mails.last - booked) / 1000;
}
