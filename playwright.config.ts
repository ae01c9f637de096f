import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './e2e/browser.mjs';

const launchOptions = await browserLaunchOptions();

/** Every journey of both projects in both. */
const isLong = process.env.TEST_LENGTH === 'long';

export default defineConfig<{ language: 'en' | 'es' }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Each with servers and a browser of its own; what one test stores, no other may rely on.
  workers: 3,
  fullyParallel: true,
  // No test asserts on seconds: these only end one that hangs.
  timeout: process.env.SLOWDOWN === undefined ? 90_000 : 300_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions,
    // Halfway through a change of colour a button has a contrast that it never keeps.
    contextOptions: { reducedMotion: 'reduce' },
    // With pictures of each step (--trace on) a run takes a quarter more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  // A journey runs once: on the wide screen in English, or with @es-360 in its title on the phone in Spanish; deal a
  // file's journeys in turn. What looks at layout (expectUsable insists), language or the order of the keyboard has
  // @both in its title and runs on both. Long ones of the office have @short-en or @short-es besides: there they run always,
  // and on the other with TEST_LENGTH=long. `npm test` runs those with @smoke.
  projects: [
    {
      name: 'en-1280',
      grepInvert: isLong ? /@es-360\b/ : /@(es-360|short-es)\b/,
      // Far from Utah: a time that follows the browser's zone instead of the venue's is found out.
      use: {
        viewport: { width: 1280, height: 900 },
        locale: 'en-US',
        language: 'en',
        timezoneId: 'Pacific/Auckland',
      },
    },
    {
      name: 'es-360',
      grep: /@(es-360|both)\b/,
      grepInvert: isLong ? [] : /@short-en\b/,
      use: {
        viewport: { width: 360, height: 740 },
        locale: 'es-US',
        language: 'es',
        timezoneId: 'America/Denver',
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
