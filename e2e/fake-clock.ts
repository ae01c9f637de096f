import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ownSiteTest } from './guest.js';
import { officeEnvironment } from './office.js';

/** The clock of a server; it keeps running from the instant that is set. */
interface FakeClock {
  moveTo: (instant: string) => Promise<void>;
  environment: Record<string, string>;
}

/** A guest of a separate site whose server has another time. */
export const fakeClockTest = ownSiteTest.extend<{ startsAt: string; clock: FakeClock }>({
  startsAt: ['2027-02-01T18:00:00.000Z', { option: true }],
  clock: async ({ startsAt }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'fake-clock-'));
    const file = join(folder, 'now');
    const moveTo = async (instant: string): Promise<void> => {
      // Atomic, so that the server never reads an incomplete file.
      await writeFile(`${file}.new`, instant);
      await rename(`${file}.new`, file);
    };
    await moveTo(startsAt);
    const preload = pathToFileURL(resolve('e2e/fake-clock.mjs')).href;
    await use({ moveTo, environment: { NODE_OPTIONS: `--import=${preload}`, FAKE_CLOCK: file } });
    await rm(folder, { recursive: true, force: true });
  },
  environment: async ({ clock }, use) => {
    await use({ ...officeEnvironment, ...clock.environment });
  },
});
