import type { Page, Route } from '@playwright/test';

/** Delays every request to the API until the returned function is called. */
export async function delayApi(page: Page): Promise<() => Promise<void>> {
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

/** Makes the server unreachable until the returned function is called. */
export async function blockApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/graphql');
}

/** The server carries out every request, but the responses are lost until the returned function is called. */
export async function loseResponses(page: Page): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute('**/graphql');
}
