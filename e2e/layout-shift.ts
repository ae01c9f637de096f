import type { Page } from '@playwright/test';
import { fontsShown } from './fonts.mjs';

/** How far the page has jumped since it was first painted, fonts included, as browsers count it. */
export async function layoutShift(page: Page): Promise<number> {
  await fontsShown(page);
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is buffered is handed over in a task of its own, after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return sum;
  });
}
