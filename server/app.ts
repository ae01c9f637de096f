import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import cors from 'cors';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { bearerToken, contextFactory } from './platform/context/create-context.js';
import type { Clock } from './platform/context/clock.js';
import { guestContext } from './platform/context/guest-context.js';
import type { RequestContext } from './platform/context/request-context.js';
import { giveRequestId } from './platform/context/request-id.js';
import { warnOfProxy } from './platform/context/warn-of-proxy.js';
import type { Config } from './platform/config/config.js';
import type { Database } from './platform/database/database.js';
import { createApollo } from './platform/graphql/apollo.js';
import { readOperation, refuseLongQueries } from './platform/graphql/guest-limits.js';
import { refuseDeepBodies } from './platform/graphql/nesting.js';
import { requireEndpoint, requireOperation } from './platform/graphql/operation-shape.js';
import { responseCachePlugin } from './platform/graphql/response-cache-plugin.js';
import type { Readiness, ReadinessReport } from './platform/health/readiness.js';
import type { RequestMetrics } from './platform/metrics/request-metrics.js';
import type { Locale } from './platform/i18n/message.js';
import { logRequests } from './platform/logging/log-requests.js';
import { StreamingResponses } from './platform/rest/streaming-responses.js';
import { requireJsonBody } from './platform/rest/request-body.js';
import { finalErrorHandler, refuse } from './platform/rest/rest-errors.js';
import { restRouter } from './platform/rest/rest-router.js';
import { PageCache } from './platform/site/page-cache.js';
import { loadPages, type PageQuery } from './platform/site/page-renderer.js';
import { pageShell, type PageShell } from './platform/site/page-shell.js';
import { securityHeaders } from './platform/site/security-headers.js';
import { builtFiles } from './platform/site/route-files.js';
import { redirectFormPost, redirectUnreadablePath, sitePage } from './platform/site/site-page.js';
import { builtPage, staticFiles } from './platform/site/static-site.js';
import { limitRefusals } from './platform/throttle/limit-refusals.js';
import { routes } from './routes.js';
import type { Services } from './services.js';

export interface AppParts {
  config: Pick<Config, 'company' | 'apiBaseUrl' | 'corsOrigins' | 'trustProxy' | 'publicUrl'>;
  services: Services;
  clock: Clock;
  log: Logger;
  /** The folder of the built client. */
  siteDirectory: string;
  /** The client's built server entry, which renders pages; without it the browser renders all of them. */
  serverEntry?: string | undefined;
  /** The public origin of the site. */
  origin: () => string;
  database: Pick<Database, 'revision'>;
  readiness: Readiness;
  /** False once the process is stopping. */
  isReady: () => boolean;
  /** Counts requests, if metrics are on. */
  metrics?: RequestMetrics | undefined;
}

export interface App {
  express: Express;
  stop: () => Promise<void>;
}

/** The site, /graphql and /api as one Express application, which the caller serves. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, services, clock, log } = parts;
  const isBehindTls = config.publicUrl?.startsWith('https:') ?? false;
  const createContext = contextFactory({
    clock,
    log,
    viewerOf: (token) => services.accounts.viewerOf(token, clock),
    isBehindTls,
  });
  const apollo = createApollo(services.schema, log, [
    responseCachePlugin(services.queryCache, PUBLIC_LISTS),
    ...(parts.metrics ? [parts.metrics.plugin] : []),
  ]);
  await apollo.start();
  const facts = { site: Object.assign({ __typename: 'Site' }, services.facts) };
  const shell = pageShell({
    html: builtPage(parts.siteDirectory) ?? '<html lang="en"><head></head><body></body></html>',
    files: builtFiles(parts.siteDirectory),
    directory: parts.siteDirectory,
    facts,
    company: config.company,
    apiBaseUrl: config.apiBaseUrl,
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // Only cacheable responses have an ETag: Express would hash every response.
  app.set('etag', false);
  app.use(giveRequestId, logRequests(log));
  if (config.trustProxy === 0) app.use(warnOfProxy(log));
  if (parts.metrics) app.use(parts.metrics.middleware);
  app.use(closeWhenStopping(parts.isReady));
  app.use(compression());
  app.use(
    securityHeaders({
      inline: shell.inline,
      apiOrigin: config.apiBaseUrl && new URL(config.apiBaseUrl).origin,
      isBehindTls,
    }),
  );
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/health/ready', noStore, async (_request, response) => {
    const report = await readinessOf(parts);
    response.status(report.status === 'ok' || report.status === 'degraded' ? 200 : 503).json(report);
  });

  const corsForApi = cors({
    origin: [...config.corsOrigins],
    exposedHeaders: ['Content-Disposition', 'X-Request-Id', 'X-Total-Count', 'Retry-After'],
    maxAge: 600,
  });
  app.use(['/graphql', '/api'], corsForApi);
  // Created before Apollo runs, so that a failure is reported and logged as in the rest of the application.
  const contexts = new WeakMap<Request, RequestContext>();
  const unfinished = new WeakSet<Request>();
  const giveContext: RequestHandler = async (request, response, next) => {
    contexts.set(request, await createContext(request, response));
    if (!request.complete) unfinished.add(request);
    next();
  };
  const viewerOf = (request: Request) => contextOf(contexts, request).viewer;
  const refusals = limitRefusals(services.refusals, async ({ headers }) => {
    const token = bearerToken(headers.authorization);
    return token !== undefined && (await services.accounts.viewerOf(token, clock)).role !== 'guest';
  });
  app.use(
    '/graphql',
    noStore,
    refusals,
    requireEndpoint,
    requireJsonBody,
    giveContext,
    readOperation(viewerOf),
    // The session may have ended while the rest of the body arrived.
    (request, response, next) =>
      unfinished.has(request) && viewerOf(request).role !== 'guest'
        ? giveContext(request, response, next)
        : next(),
    refuseDeepBodies,
    requireOperation,
    refuseLongQueries(viewerOf),
    expressMiddleware(apollo, { context: ({ req }) => Promise.resolve(contextOf(contexts, req)) }),
  );
  const streaming = new StreamingResponses();
  const cache = services.listCache;
  app.use('/api', noStore, restRouter(routes, { services, createContext, refusals, cache, streaming }));

  app.use(staticFiles(parts.siteDirectory));
  const pages = lazyPageCache(parts, shell, facts, apollo);
  app.get('/{*path}', sitePage({ shell, pages, origin: parts.origin, isBehindTls, log }));
  app.post('/{*path}', redirectFormPost);
  app.use(noStore, (request, response) => refuse(request, response, 404, 'NOT_FOUND', NO_SUCH_PAGE));
  app.use(redirectUnreadablePath, finalErrorHandler(log));
  const stop = async (): Promise<void> => {
    streaming.stop();
    await apollo.stop();
  };
  return { express: app, stop };
}

/** A server that is stopping does not check its dependencies. */
async function readinessOf({ isReady, readiness }: AppParts): Promise<ReadinessReport> {
  const report = isReady() ? await readiness.report() : undefined;
  return report && isReady() ? report : { status: 'stopping', checks: {} };
}

function contextOf(contexts: WeakMap<Request, RequestContext>, request: Request): RequestContext {
  const ctx = contexts.get(request);
  if (!ctx) throw new Error('a request without a context');
  return ctx;
}

/** Root fields that every visitor requests, with the same result for all. */
const PUBLIC_LISTS = new Set(['upcomingClasses', '__typename']);

const NO_SUCH_PAGE = { en: 'There is nothing here.', es: 'Aquí no hay nada.' };

/** Connections that stay open after their response would delay the stop. */
function closeWhenStopping(isReady: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (!isReady()) response.setHeader('Connection', 'close');
    next();
  };
}

/** For responses that depend on the caller and the language, and for missing files, which the next version may have. */
const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.vary('Authorization').vary('Accept-Language');
  next();
};

/** The client's server entry is loaded at the first request for a page. */
function lazyPageCache(
  { serverEntry, origin, database, clock, log }: AppParts,
  shell: PageShell,
  facts: object,
  apollo: ApolloServer<RequestContext>,
): () => PageCache | undefined {
  const execute = async ({ query, variables }: PageQuery, language: Locale): Promise<object> => {
    const contextValue = guestContext(clock, log, language);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single' || !body.singleResult.data || body.singleResult.errors)
      throw new Error('a query of a page failed');
    return body.singleResult.data;
  };
  let pages: PageCache | undefined;
  return () => {
    const findPage = pages || serverEntry === undefined ? undefined : loadPages(serverEntry);
    if (findPage) pages = new PageCache({ findPage, execute, shell, facts, origin, database, clock });
    return pages;
  };
}
