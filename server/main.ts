import './process/heap-growth.js';
import './process/prepare-process.js';
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.js';
import { closeServer } from './process/close-server.js';
import { startDelivery } from './process/delivery.js';
import { assertAdminPassword } from './features/accounts/passwords/admin-password.rules.js';
import { ensureFirstAdmin } from './features/accounts/users/first-admin.service.js';
import { seedDemoData } from './features/demo/demo.seed.js';
import { entities } from './entities.js';
import { startBackups } from './platform/backup/backup-schedule.js';
import type { Config } from './platform/config/config.js';
import { makeFolders, restrictToOwner } from './platform/config/data-directory.js';
import { jwtSecretOf } from './platform/config/jwt-secret.js';
import { loadConfig } from './platform/config/load-config.js';
import { lostDatabase } from './platform/config/lost-database.js';
import { ignoredDatabase } from './platform/config/ignored-database.js';
import { siteVersion } from './platform/config/site-version.js';
import { systemClock } from './platform/context/clock.js';
import { explained } from './platform/database/database-problem.js';
import { openDatabase } from './platform/database/open-database.js';
import { publishedUrl } from './platform/config/own-host.js';
import { OperatorError } from './platform/errors/operator-error.js';
import { Readiness } from './platform/health/readiness.js';
import { createLogger } from './platform/logging/logger.js';
import { standardOutput } from './platform/logging/standard-output.js';
import { createHttpServer, limitEachAddress } from './platform/site/http-server.js';
import { listen } from './platform/site/listen.js';
import { processContext } from './process/process-context.js';
import { schemaOf } from './resolvers.js';
import { startBackgroundJobs } from './process/background-jobs.js';
import { startRetention } from './process/retention.js';
import { createServices } from './services.js';
import { stopOnSignals } from './process/stop-on-signals.js';

/** Maximum duration of responses after the signal to stop: most service managers kill the process after ten seconds. */
const MAX_RESPONSE_MS = 8000;
/** Time for responses after the grace period, during which new requests are still accepted. */
const MIN_AFTER_GRACE_MS = 2000;
/** Maximum duration of the remaining steps after the last response. */
const MAX_CLOSING_MS = 1000;
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '..');

async function start(config: Config, log: Logger): Promise<void> {
  const ctx = processContext(log);
  const lost = lostDatabase(config, systemClock.now());
  if (lost !== null) throw new OperatorError(lost);
  // Checked before the new database exists, reported once it is open.
  const ignored = ignoredDatabase(config);
  const isNewFile = config.database.kind === 'sqlite' && !existsSync(config.database.path);
  await makeFolders(config);
  const database = await openDatabase(config.database, entities, log);
  const restricted = restrictToOwner(config);
  if (restricted.length > 0)
    log.warn({ paths: restricted }, 'others could read these: they are for their owner alone now');
  await explained(config.database, () => database.migrate());
  if (ignored)
    say(`A new database is made in ${config.dataDir}; DATABASE_URL=sqlite:${ignored.path} is another one.`);
  let address = '';
  const origin = (): string => config.publicUrl ?? address;
  const services = createServices({
    database,
    company: config.company,
    // Stored only after the migrations: with a secret, an empty database counts as lost.
    jwtSecret: jwtSecretOf(config.jwtSecret, config.dataDir),
    rateLimits: config.rateLimits,
    offerHoldHours: config.offerHoldHours,
    origin,
    apiBaseUrl: config.apiBaseUrl,
    packageFile: createRequire(import.meta.url).resolve,
    installationSettings: config,
    operatorEmail: config.operatorEmail,
    schemaOf,
  });
  if (!config.rateLimits)
    log.warn('RATE_LIMITS is off: passwords can be guessed without limit. For load tests only.');
  if (config.smtpUrl === undefined && publishedUrl(config) !== undefined)
    log.warn('SMTP_URL is not set: emails are only written to files, and count as sent');
  const admin = { email: config.adminEmail, password: config.adminPassword };
  const generated = await ensureFirstAdmin(ctx, database, services.accounts, admin);
  if (generated !== null) say(`First admin: ${admin.email}, password: ${generated} (shown only this once)`);
  if (config.demoData ?? isNewFile) await seedDemoData(ctx, database, config.company.name);

  // Loaded only if metrics are on.
  const { startMetrics } = config.metrics ? await import('./process/metrics.js') : {};
  const metrics = config.metrics && (await startMetrics?.(ctx, config.metrics, database, services));
  let isReady = true;
  const app = await createApp({
    config,
    services,
    clock: systemClock,
    log,
    database,
    siteDirectory: join(BUILD, 'client'),
    serverEntry: join(BUILD, 'ssr', 'entry-server.cjs'),
    origin,
    readiness: new Readiness({ config, database, clock: systemClock }),
    isReady: () => isReady,
    metrics: metrics?.requests,
  });
  const server = createHttpServer(app.express, log);
  if (config.rateLimits && config.trustProxy === 0) limitEachAddress(server, log);
  address = await listen(server, config, { port: 'PORT', host: 'HOST' });
  const jobs = [
    startDelivery(config, database, services, log),
    startRetention(config, database, log),
    ...startBackgroundJobs(services, database, log),
    startBackups(config, siteVersion(import.meta.url), systemClock, log),
  ];
  const longestMs = Math.max(MAX_RESPONSE_MS, config.stopGraceMs + MIN_AFTER_GRACE_MS);
  const stop = async (): Promise<void> => {
    isReady = false;
    const answered = closeServer(server, { graceMs: config.stopGraceMs, longestMs });
    await Promise.all([answered, ...jobs.map((job) => job.stop())]);
    await app.stop();
    await metrics?.stop();
    await database.close();
  };
  stopOnSignals(stop, { longestMs: longestMs + MAX_CLOSING_MS, log, output });
  if (metrics) say(`Metrics at ${metrics.listener.url}`);
  say(`Listening on ${address}`);
}

/** Prints a line for the person who starts the server; the log is for machines. */
function say(line: string): void {
  output.write(`${line}\n`);
}

const config = loadConfig();
assertAdminPassword(config.adminPassword);
const output = standardOutput();
void start(config, createLogger(config.logLevel, output));
