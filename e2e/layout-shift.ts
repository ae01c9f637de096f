import type { Page } from '@playwright/test';

/** How far the page has jumped since it was first painted, fonts included, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A page from the server asks for its fonts once it is painted.
    const fonts = document.getElementById('fonts');
    while (fonts instanceof HTMLStyleElement && fonts.media !== 'all')
      await new Promise(requestAnimationFrame);
    await document.fonts.ready;
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
