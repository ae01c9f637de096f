import type { Page, Route } from '@playwright/test';

/** Holds back every question to the server until it is told to let them go. */
export async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/graphql', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** From now on the server cannot be reached, until it is told that it can. */
export async function loseServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/graphql');
}
