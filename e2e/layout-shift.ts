import type { Page } from '@playwright/test';
import { waitForFonts } from './fonts.mjs';

/** The cumulative layout shift of the page since its first paint, including fonts. */
export async function layoutShift(page: Page): Promise<number> {
  await waitForFonts(page);
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return sum;
  });
}
