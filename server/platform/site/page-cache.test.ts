import { Gate } from '../../testing/gate.js';
import { MovableClock } from '../../testing/movable-clock.js';
import { PageCache, type PageVariant } from './page-cache.js';
import type { FindPage } from './page-renderer.js';

const home: PageVariant = { path: '/', search: '', language: 'en' };

/** Pages that show the seats left, with counts of queries and renderings. */
function pagesOver(data: { seats: number; revision: number }, delay = async () => Promise.resolve()) {
  const counts = { executed: 0, made: 0 };
  const findPage: FindPage = (path, search) =>
    path === '/admin'
      ? undefined
      : {
          address: search.includes('city') ? `${path}?city` : path,
          queries: [{ query: '{ seats }', variables: {} }],
          dependentQueries: () => [],
          render: async ({ language, results }) => {
            counts.made += 1;
            await delay();
            const html = `${language} ${JSON.stringify(results)}`;
            return { html, title: 'Classes', part: '', alternates: [], data: {}, events: [] };
          },
        };
  const clock = new MovableClock();
  const pages = new PageCache({
    findPage,
    execute: async () => {
      counts.executed += 1;
      return Promise.resolve({ seats: data.seats });
    },
    shell: { filled: (_path, _language, { html }) => html },
    facts: {},
    origin: () => 'https://classes.example.com',
    database: data,
    clock,
    limits: { longestWaitMs: 1000, mostUnpaidMs: 500 },
  });
  const read = async (variant: Partial<PageVariant> = {}) =>
    (await pages.get({ ...home, ...variant }))?.plain().toString();
  return { read, clock, counts };
}

/** Mocks performance.now(), so that rendering times do not depend on the load of the machine. */
let time: number;
beforeEach(() => {
  time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});

const pass = (clock: MovableClock, ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));

describe('a rendered page', () => {
  it('is rendered once for all requests before anything changes', async () => {
    const { read, counts } = pagesOver({ seats: 3, revision: 1 });
    await expect(Promise.all([read(), read(), read()])).resolves.toEqual(Array(3).fill('en [{"seats":3}]'));
    await read();
    expect(counts).toEqual({ executed: 1, made: 1 });
  });

  it('shows a booking of this process soon', async () => {
    const data = { seats: 3, revision: 1 };
    const { read, clock } = pagesOver(data);
    await read();
    Object.assign(data, { seats: 2, revision: 2 });
    pass(clock, 999);
    await expect(read()).resolves.toBe('en [{"seats":2}]');
  });

  it('is rendered again after a booking once ten times its rendering time has passed', async () => {
    const data = { seats: 3, revision: 1 };
    const { read, clock } = pagesOver(data, () => {
      time += 20;
      return Promise.resolve();
    });
    await read();
    Object.assign(data, { seats: 2, revision: 2 });
    pass(clock, 199);
    await expect(read()).resolves.toBe('en [{"seats":3}]');
    pass(clock, 1);
    await expect(read()).resolves.toBe('en [{"seats":2}]');
  });

  it('shows a change of another process within half a second', async () => {
    const data = { seats: 3, revision: 1 };
    const { read, clock } = pagesOver(data);
    await read();
    data.seats = 2;
    pass(clock, 499);
    await expect(read()).resolves.toBe('en [{"seats":3}]');
    pass(clock, 1);
    await expect(read()).resolves.toBe('en [{"seats":2}]');
  });

  it('is not rendered again when its data has not changed', async () => {
    const data = { seats: 3, revision: 1 };
    const { read, clock, counts } = pagesOver(data);
    await read();
    data.revision = 2;
    pass(clock, 1000);
    await read();
    expect(counts).toEqual({ executed: 2, made: 1 });
  });

  it('is cached separately for each language and address', async () => {
    const { read, counts } = pagesOver({ seats: 3, revision: 1 });
    await expect(read({ language: 'es' })).resolves.toBe('es [{"seats":3}]');
    for (const variant of [{}, { path: '/login' }, { search: 'city=Provo' }]) await read(variant);
    expect(counts.made).toBe(4);
    await read({ search: 'utm_source=flyer' });
    expect(counts.made).toBe(4);
  });

  it('is evicted as the least recently used of a hundred', async () => {
    const { read, counts } = pagesOver({ seats: 3, revision: 1 });
    for (let index = 0; index < 100; index += 1) await read({ path: `/book/${index}` });
    await read({ path: '/book/0' });
    await read({ path: '/book/100' });
    expect(counts.made).toBe(101);
    await read({ path: '/book/0' });
    expect(counts.made).toBe(101);
    await read({ path: '/book/1' });
    expect(counts.made).toBe(102);
  });

  it('is left to the browser if it is not a public page', async () => {
    await expect(pagesOver({ seats: 3, revision: 1 }).read({ path: '/admin' })).resolves.toBeUndefined();
  });

  it('is left to the browser while ten others are being rendered', async () => {
    const gate = new Gate();
    const { read, counts } = pagesOver({ seats: 3, revision: 1 }, () => gate.passed);
    const executed = Array.from({ length: 12 }, (_, index) => read({ path: `/book/${index}` }));
    await expect(Promise.all(executed.slice(10))).resolves.toEqual([undefined, undefined]);
    gate.open();
    await Promise.all(executed);
    expect(counts.made).toBe(10);
  });

  it('is left to the browser when uncached pages are requested one after the other', async () => {
    const { read, counts } = pagesOver({ seats: 3, revision: 1 }, () => {
      time += 200;
      return Promise.resolve();
    });
    await expect(read({ path: '/book/1' })).resolves.toBeDefined();
    await expect(read({ path: '/book/2' })).resolves.toBeDefined();
    await expect(read({ path: '/book/3' })).resolves.toBeUndefined();
    await expect(read({ path: '/book/1' })).resolves.toBeDefined();
    expect(counts.made).toBe(2);
  });

  it('is a few seconds old while rendering hangs, then left to the browser', async () => {
    const gate = new Gate();
    let isHeld = false;
    const data = { seats: 3, revision: 1 };
    const { read, clock } = pagesOver(data, () => (isHeld ? gate.passed : Promise.resolve()));
    await read();
    isHeld = true;
    data.seats = 2;
    pass(clock, 4000);
    await expect(read()).resolves.toBe('en [{"seats":3}]');
    pass(clock, 1000);
    await expect(read()).resolves.toBeUndefined();
    gate.open();
  });

  it('is rendered by the next request after a failure', async () => {
    let fails = true;
    const { read } = pagesOver({ seats: 3, revision: 1 }, () =>
      fails ? Promise.reject(new Error('no connection')) : Promise.resolve(),
    );
    await expect(read()).rejects.toThrow('no connection');
    fails = false;
    await expect(read()).resolves.toBe('en [{"seats":3}]');
  });
});
