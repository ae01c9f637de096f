import { expect, test as base } from '@playwright/test';

export { expect };

/** How many times slower than this machine the browser's pages run: finds tests and pages that rely on speed. */
const slowdown = Number(process.env.SLOWDOWN ?? 1);

interface Visitor {
  /** The language stored on an earlier visit. */
  language: 'en' | 'es';
  /** Invisible failures in a page, which fail the test: uncaught errors, blocked scripts, React errors. */
  pageErrors: string[];
}

export const test = base.extend<Visitor>({
  language: ['en', { option: true }],
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => {
      // Blank pages, such as axe opens, have no storage.
      if (location.protocol === 'about:') return;
      if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
    }, language);
    await use(context);
  },
  page: async ({ page }, use) => {
    if (slowdown > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await use(page);
  },
  pageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      context.on('console', (message) => {
        // Tests cause failed requests on purpose.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text());
        }
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
