import { expect, test as base } from '@playwright/test';

export { expect };

interface Visitor {
  /** The language that the visitor chose on an earlier visit. */
  language: 'en' | 'es';
  /** Whatever goes wrong unseen in a page fails the test: uncaught errors, refused scripts, React's complaints. */
  unseenTrouble: string[];
}

export const test = base.extend<Visitor>({
  language: ['en', { option: true }],
  context: async ({ context, language }, use) => {
    await context.addInitScript((chosen) => {
      // Empty pages, such as axe opens, have no storage.
      if (location.protocol === 'about:') return;
      if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
    }, language);
    await use(context);
  },
  unseenTrouble: [
    async ({ context }, use) => {
      const trouble: string[] = [];
      context.on('weberror', (error) => trouble.push(error.error().message));
      context.on('console', (message) => {
        // A request that fails on purpose is the test's own business.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          trouble.push(message.text());
        }
      });
      await use(trouble);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});
