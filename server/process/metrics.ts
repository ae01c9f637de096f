import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { RequestContext } from '../platform/context/request-context.js';
import type { Database } from '../platform/database/database.js';
import { INSTALLATION_PROBLEMS } from '../platform/doctor/installation-problems.js';
import { listenForMetrics, type MetricsListener } from '../platform/metrics/metrics-listener.js';
import { requestMetrics, type RequestMetrics } from '../platform/metrics/request-metrics.js';
import { signals } from '../platform/metrics/signals.js';
import { outboxState, type OutboxState } from '../platform/outbox/outbox-state.js';
import type { Services } from '../services.js';

export interface Metrics {
  requests: RequestMetrics;
  listener: MetricsListener;
  stop: () => Promise<void>;
}

/** Starts counting, and serves the metrics of this process to Prometheus. */
export async function startMetrics(
  ctx: RequestContext,
  address: { port: number; host: string },
  database: Database,
  services: Pick<Services, 'upcoming' | 'bookings' | 'installation'>,
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = requestMetrics(registry);
  const stopCounting = [...countSignals(registry)];
  gaugeWaiting(registry, database, services);
  gaugeBusiness(ctx, registry, database, services);
  const listener = await listenForMetrics(registry, address);
  return {
    requests,
    listener,
    stop: async () => {
      for (const each of stopCounting) each();
      await listener.stop();
    },
  };
}

/** @returns functions that stop the counting */
function* countSignals(registry: Registry): Generator<() => void> {
  const registers = [registry];
  const repeated = new Counter({
    name: 'database_transactions_repeated_total',
    help: 'Transactions that were retried after a conflict.',
    registers,
  });
  yield signals.transactionRepeated.listen(() => repeated.inc());
  const bookings = new Counter({
    name: 'bookings_total',
    help: 'Requested seats, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  yield signals.bookingEnded.listen((outcome) => bookings.inc({ outcome }));
  const throttled = new Counter({
    name: 'requests_throttled_total',
    help: 'Requests rejected by a rate limit, by its name.',
    labelNames: ['throttle'],
    registers,
  });
  yield signals.throttled.listen((throttle) => throttled.inc({ throttle }));
  const dropped = new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that could not be written.',
    registers,
  });
  yield signals.logLineDropped.listen(() => dropped.inc());
}

function gaugeWaiting(
  registry: Registry,
  database: Database,
  { bookings }: Pick<Services, 'bookings'>,
): void {
  const requests: Gauge = new Gauge({
    name: 'bookings_waiting',
    help: "Guests' booking requests that wait for the next transaction.",
    registers: [registry],
    collect: () => requests.set(bookings.waiting),
  });
  const waiting: Gauge = new Gauge({
    name: 'database_writers_waiting',
    help: "Transactions that wait for SQLite's writing connection, or for a connection of PostgreSQL's pool.",
    registers: [registry],
    collect: () => waiting.set(database.waiting),
  });
}

/** Gauges that are read on each scrape. One that cannot be read is omitted, because the others are needed most then. */
function gaugeBusiness(
  ctx: RequestContext,
  registry: Registry,
  database: Database,
  { upcoming, installation }: Pick<Services, 'upcoming' | 'installation'>,
): void {
  const registers = [registry];
  const read = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      ctx.log.warn({ err: error }, 'a metric cannot be read');
    }
  };
  let reading: Promise<OutboxState> | undefined;
  /** Shared by all gauges of a scrape. */
  const outbox = (): Promise<OutboxState> => {
    reading ??= outboxState(database.reader.manager, ctx.clock.now()).finally(() => (reading = undefined));
    return reading;
  };
  const messages: Gauge<'state'> = new Gauge({
    name: 'outbox_messages',
    help: 'Unsent messages, by state.',
    labelNames: ['state'],
    registers,
    collect: () => {
      messages.reset();
      return read(async () => {
        const { oldestDueMs: _age, ...states } = await outbox();
        for (const [state, count] of Object.entries(states)) messages.set({ state }, count);
      });
    },
  });
  const oldest: Gauge = new Gauge({
    name: 'outbox_oldest_due_seconds',
    help: 'How long the oldest due message has been waiting.',
    registers,
    collect: () => {
      oldest.remove();
      return read(async () => oldest.set((await outbox()).oldestDueMs / 1000));
    },
  });
  const problems: Gauge<'problem'> = new Gauge({
    name: 'installation_problems',
    help: 'Whether the installation has a problem that the operator must fix: 1 or 0.',
    labelNames: ['problem'],
    registers,
    collect: () => {
      problems.reset();
      return read(async () => {
        const found = await installation.problems(ctx);
        for (const problem of INSTALLATION_PROBLEMS)
          problems.set({ problem }, found.includes(problem) ? 1 : 0);
      });
    },
  });
  const seats: Gauge<'state'> = new Gauge({
    name: 'class_seats',
    help: 'Seats of the upcoming classes, by state: sold or left.',
    labelNames: ['state'],
    registers,
    collect: () => {
      seats.reset();
      return read(async () => {
        const classes = await upcoming.list(ctx);
        const sum = (one: 'seatsTaken' | 'seatsLeft') => classes.reduce((all, each) => all + each[one], 0);
        seats.set({ state: 'sold' }, sum('seatsTaken'));
        seats.set({ state: 'left' }, sum('seatsLeft'));
      });
    },
  });
}
