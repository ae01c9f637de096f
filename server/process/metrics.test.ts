import { readFileSync } from 'node:fs';
import { attendeeAsJson } from '../testing/attendees.js';
import { makeClass } from '../testing/classes.js';
import { SiteServer } from '../testing/site-server.js';
import { StatementLog } from '../testing/statement-log.js';
import { DATABASES, World } from '../testing/world.js';
import { startMetrics, type Metrics } from './metrics.js';
import { signals } from '../platform/metrics/signals.js';
import { InstallationService } from '../features/installation/installation.service.js';
import { schemaOf } from '../resolvers.js';

/** The metrics in docs/operations.md. */
function documented(): string[] {
  const text = readFileSync('docs/operations.md', 'utf8');
  const section = /^## What to watch$(.*?)^## /ms.exec(text)?.[1] ?? '';
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => String(name));
}

const COMMENT = /^# (HELP|TYPE) [a-z_]\w* .+$/;
const SAMPLE = /^[a-z_]\w*(\{([a-z]\w*="(\\.|[^"\\])*",?)+\})? (NaN|[+-]Inf|[-+\d.e]+)$/;
const nameOf = (series: string) => /^\w+/.exec(series)?.[0] ?? '';

describe.each(DATABASES)('the page of metrics on %s', (kind) => {
  let world: World;
  let metrics: Metrics;
  let site: SiteServer;
  // A new world for each test, because tests use up rate limits.
  beforeEach(async () => {
    world = new World(kind, { schemaOf, rateLimits: true });
    await world.open();
    metrics = await startMetrics(
      world.guest(),
      { port: 0, host: '127.0.0.1' },
      world.database,
      world.services,
    );
    site = new SiteServer(world, {}, metrics.requests);
    await site.open();
  });
  afterEach(async () => {
    await site.close();
    await metrics.stop();
    await world.close();
  });

  async function page(): Promise<string[]> {
    const response = await fetch(metrics.listener.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return (await response.text()).split('\n').filter((line) => line !== '');
  }
  const samples = async () => (await page()).filter((line) => !line.startsWith('#'));
  async function figure(series: string): Promise<number> {
    const found = (await samples()).find((line) => line.startsWith(`${series} `));
    return found === undefined ? 0 : Number(found.split(' ').at(-1));
  }
  /** Without those of Node.js, because each kind of garbage collection adds a series when it first runs. */
  const seriesOfOurs = async () =>
    (await samples()).map((line) => line.replace(/ \S+$/, '')).filter((name) => !name.startsWith('nodejs_'));
  const list = () => site.graphql('query Anything { upcomingClasses(first: 5) { totalCount } }');

  it('is in Prometheus format and has exactly the documented metrics', async () => {
    signals.transactionRepeated.emit(undefined);
    signals.throttled.emit('login.address');
    signals.logLineDropped.emit(undefined);
    await site.rest('POST', '/bookings', attendeeAsJson((await makeClass(world)).id));
    const lines = await page();
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? COMMENT : SAMPLE);
    const names = new Set(lines.filter((line) => !line.startsWith('#')).map(nameOf));
    const own = [...names].filter((name) => !/^(process|nodejs)_|_(bucket|sum|count)$/.test(name));
    const told = documented();
    expect(told.length).toBeGreaterThan(10);
    const shown = new Set([...names].map((name) => name.replace(/_bucket$/, '')));
    expect(told.filter((name) => !shown.has(name))).toEqual([]);
    expect(own.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('counts requests by route pattern, bookings by outcome, and seats', async () => {
    const { id } = await makeClass(world, { maxAttendees: 1 });
    const route = 'method="POST",route="/api/bookings",operation=""';
    const before = {
      made: await figure(`http_requests_total{${route},status="201"}`),
      full: await figure('bookings_total{outcome="class_full"}'),
      lists: await figure(
        'http_requests_total{method="POST",route="/graphql",operation="upcomingClasses",status="200"}',
      ),
    };
    const booked = await site.rest('POST', '/bookings', attendeeAsJson(id));
    await site.rest('POST', '/bookings', attendeeAsJson(id, 2));
    await list();
    await list();
    await site.rest('GET', `/bookings/${String(booked.body.id)}`);
    expect(await figure(`http_requests_total{${route},status="201"}`)).toBe(before.made + 1);
    expect(await figure('bookings_total{outcome="class_full"}')).toBe(before.full + 1);
    expect(
      await figure('http_requests_total{method="GET",route="/api/bookings/:id",operation="",status="200"}'),
    ).toBeGreaterThan(0);
    expect(
      await figure(
        'http_requests_total{method="POST",route="/graphql",operation="upcomingClasses",status="200"}',
      ),
    ).toBe(before.lists + 2);
    expect(await figure('class_seats{state="sold"}')).toBe(1);
    expect(await figure('class_seats{state="left"}')).toBe(0);
    expect(await figure('outbox_messages{state="due"}')).toBeGreaterThan(0);
  });

  it('has the problems of the installation', async () => {
    const installation = new InstallationService(world.database, {
      database: { kind: 'sqlite', path: '/tmp/classes.sqlite' },
      dataDir: '/tmp',
      backups: { folder: '/tmp', minuteOfDay: 180 },
      publicUrl: 'https://classes.example.com',
      smtpUrl: undefined,
    });
    await metrics.stop();
    metrics = await startMetrics(world.guest(), { port: 0, host: '127.0.0.1' }, world.database, {
      ...world.services,
      installation,
    });
    expect(await figure('installation_problems{problem="backupOverdue"}')).toBe(1);
    expect(await figure('installation_problems{problem="mailNotSent"}')).toBe(1);
    expect(await samples()).toContain('installation_problems{problem="messagesDelayed"} 0');
  });

  it('queries the outbox once per scrape', async () => {
    const log = StatementLog.of(world.database.reader);
    await page();
    expect(log.statements.filter(({ sql }) => sql.includes('outbox_message'))).toHaveLength(1);
  });

  it('contains no ids and no personal data', async () => {
    const { id } = await makeClass(world);
    const { body } = await site.rest('POST', '/bookings', attendeeAsJson(id));
    await site.rest('GET', `/bookings/${String(body.id)}`);
    await site.get(`/booking-confirmation/${String(body.id)}`);
    await site.rest('POST', '/auth/login', { email: 'maria.munoz1@example.com', password: 'wrong' });
    const text = (await page()).join('\n');
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/i);
    expect(text).not.toMatch(/mu[nñ]oz|example\.com|555-/i);
  });

  it('gets no new series by unknown paths, operations and methods', async () => {
    const strange = async (word: string) => {
      for (const path of ['', '/api', '/API', '/assets', '/graphql', '/api/bookings', '/health'])
        await site.get(`${path}/${word}`);
      await site.get(`/${word}.js?q=${word}`);
      await site.send('PATCH', `/api/${word}`, undefined, {});
      await site.graphql(`query ${word} { ${word} }`);
      await site.graphql(`query ${word} { ${word}: __typename }`);
      await site.graphql(`mutation ${word} { ${word} }`);
      await site.send('POST', '/graphql', { operationName: word, query: '{ __typename }' }, {});
    };
    // Until every kind of response has occurred, including 429.
    for (let time = 0; time < 60; time += 1) await strange('first');
    const before = await seriesOfOurs();
    for (let word = 0; word < 20; word += 1) await strange(`word${String(word)}`);
    expect(await seriesOfOurs()).toEqual(before);
  });

  it('is the only resource on its port, and on no other port', async () => {
    expect((await site.get('/metrics')).text).not.toContain('http_requests_total');
    expect((await fetch(new URL('/graphql', metrics.listener.url))).status).toBe(404);
    expect((await fetch(new URL('/', metrics.listener.url))).status).toBe(404);
  });

  it('omits metrics that cannot be read from the database', async () => {
    await list();
    await world.withoutTable('outbox_message', async () => {
      const names = new Set((await samples()).map(nameOf));
      expect([...names].filter((name) => name.startsWith('outbox_'))).toEqual([]);
      expect(names).toContain('http_requests_total');
    });
  });
});
