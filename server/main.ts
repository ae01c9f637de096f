import 'reflect-metadata';
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { startDelivery } from './delivery.js';
import { ensureFirstAdmin } from './features/accounts/first-admin.service.js';
import { seedDemoData } from './features/demo/demo.seed.js';
import { entities } from './entities.js';
import { ConfigError } from './platform/config/config-error.js';
import type { Config } from './platform/config/config.js';
import { jwtSecretOf } from './platform/config/jwt-secret.js';
import { loadConfig } from './platform/config/load-config.js';
import { passedOverDatabase } from './platform/config/passed-over-database.js';
import { systemClock } from './platform/context/clock.js';
import { openDatabase } from './platform/database/database.js';
import { createLogger } from './platform/logging/logger.js';
import { processContext } from './process-context.js';
import { schemaOf } from './resolvers.js';
import { startRetention } from './retention.js';
import { createServices } from './services.js';

const LONGEST_STOP_MS = 10_000;
const LONGEST_FAREWELL_MS = 1500;
/** How long a client may take to send its headers, and its whole request. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;
/** Below the 1,024 files that many systems allow a process; one more is refused. */
const MOST_CONNECTIONS = 900;
const SITE_DIRECTORY = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

// The heap may grow by a third, not by several times, before it is tidied: a small host has other things to hold. Without
// it a file of 100,000 rows took 115 MB more while it was sent, with it 26; growing by a fifth slows lists down.
setFlagsFromString('--heap-growing-percent=35');

async function start(config: Config, log: Logger): Promise<void> {
  const ctx = processContext(log);
  const passedOver = passedOverDatabase(config);
  if (passedOver)
    say(
      `A new database is made in ${config.dataDir}; DATABASE_URL=sqlite:${passedOver.path} is another one.`,
    );
  const isNewFile = config.database.kind === 'sqlite' && !existsSync(config.database.path);
  prepareDirectories(config);
  const database = await openDatabase(config.database, entities);
  await database.migrate();
  const services = createServices({
    database,
    company: config.company,
    jwtSecret: jwtSecretOf(config.jwtSecret, config.dataDir),
    rateLimits: config.rateLimits,
    publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    schemaOf,
  });
  if (!config.rateLimits)
    log.warn('RATE_LIMITS is off: anybody may try passwords without end. For load tests only.');
  const admin = { email: config.adminEmail, password: config.adminPassword };
  const generated = await ensureFirstAdmin(ctx, database, services.accounts, admin);
  if (generated !== null) say(`First admin: ${admin.email}, password: ${generated} (shown only this once)`);
  if (config.demoData ?? isNewFile) await seedDemoData(ctx, database, config.company.name);

  let isReady = true;
  const app = await createApp({
    config,
    services,
    clock: systemClock,
    log,
    siteDirectory: SITE_DIRECTORY,
    isReady: () => isReady,
  });
  const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS }, app.express);
  server.maxConnections = MOST_CONNECTIONS;
  await listen(server, config);
  const address = addressOf(server);
  const delivery = startDelivery(config, database, services, config.publicUrl ?? address, log);
  const retention = startRetention(config, database, log);
  stopOnSignals(async () => {
    isReady = false;
    await Promise.all([closeServer(server), delivery.stop(), retention.stop()]);
    await app.stop();
    await database.close();
  }, log);
  say(`Listening on ${address}`);
}

function prepareDirectories({ dataDir, database }: Config): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (database.kind === 'sqlite') mkdirSync(dirname(database.path), { recursive: true, mode: 0o700 });
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/**
 * Takes no new connection; those that are open read 'Connection: close' with their next answer. The close() of HTTP would
 * cut off the silent ones at once, and with them a request that is on its way: they are waited for, though not for long.
 */
async function closeServer(server: Server): Promise<void> {
  const silence = setTimeout(() => server.closeIdleConnections(), LONGEST_FAREWELL_MS);
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(silence);
}

function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** For the person who starts it; the log is for machines. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readConfigOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = readConfigOrExit();
await start(config, createLogger(config.logLevel));
