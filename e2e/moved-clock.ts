import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownSiteTest } from './guest.js';
import { officeEnvironment } from './office.js';

/** The clock of a server, which goes on from there. */
interface MovedClock {
  moveTo: (instant: string) => Promise<void>;
  environment: Record<string, string>;
}

/** A guest of a site of its own, whose server has another time. */
export const movedClockTest = ownSiteTest.extend<{ startsAt: string; clock: MovedClock }>({
  startsAt: ['2027-02-01T18:00:00.000Z', { option: true }],
  clock: async ({ startsAt }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'moved-clock-'));
    const file = join(folder, 'now');
    const moveTo = async (instant: string): Promise<void> => {
      // Never read half written.
      await writeFile(`${file}.new`, instant);
      await rename(`${file}.new`, file);
    };
    await moveTo(startsAt);
    const preload = pathToFileURL(resolve('e2e/moved-clock.mjs')).href;
    await use({ moveTo, environment: { NODE_OPTIONS: `--import=${preload}`, MOVED_CLOCK: file } });
    await rm(folder, { recursive: true, force: true });
  },
  environment: async ({ clock }, use) => {
    await use({ ...officeEnvironment, ...clock.environment });
  },
});
