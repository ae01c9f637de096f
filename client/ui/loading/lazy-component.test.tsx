import { lazyComponent } from './lazy-component';
import { ChunkLoadError, reloadOnce } from './reload-once';

const Page = () => null;
const load = () => Promise.resolve(Page);
/** As `lazyComponent` names it. */
const chunk = String(load);

beforeEach(() => {
  sessionStorage.clear();
  // jsdom cannot reload.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A reload never ends: the document is replaced. */
const failToLoad = () =>
  Promise.race([
    reloadOnce(chunk, new TypeError('Failed to fetch')).catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(() => resolve('reloads'))),
  ]);

it('reloads the page once for a part that fails to load, and again only after it has loaded', async () => {
  expect(await failToLoad()).toBe('reloads');
  expect(await failToLoad()).toBeInstanceOf(ChunkLoadError);
  await lazyComponent(load).load();
  expect(await failToLoad()).toBe('reloads');
});

it('does not reload the page without a connection, so that it may do so later', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failToLoad()).toBeInstanceOf(ChunkLoadError);
  onLine.mockReturnValue(true);
  expect(await failToLoad()).toBe('reloads');
});
