import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { Kind } from 'graphql';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestContext } from '../context/request-context.js';
import { requestIdOf } from '../context/request-id.js';
import { onResponseClosed } from '../site/on-response-closed.js';

const LABELS = ['method', 'route', 'operation', 'status'] as const;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const OTHER = 'other';

export interface RequestMetrics {
  /** Must come before all handlers that respond. */
  middleware: RequestHandler;
  /** Reports the first field of each GraphQL operation. */
  plugin: ApolloServerPlugin<RequestContext>;
}

/**
 * Counts requests by route pattern instead of path, and those to /graphql by their first field, so that clients cannot
 * create more series than there are routes, fields and statuses.
 */
export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests whose response was sent or broken off.',
    labelNames: LABELS,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, from their headers to the end of the response.',
    labelNames: LABELS,
    buckets: SECONDS,
    registers,
  });
  const brokenOff = new Counter({
    name: 'http_responses_broken_off_total',
    help: 'Responses whose connection broke before they were sent.',
    registers,
  });
  /** First fields of the requests in progress, by request id. */
  const operations = new Map<string, string>();
  return {
    middleware: (request, response, next) => {
      const begun = performance.now();
      const id = requestIdOf(response);
      operations.set(id, '');
      onResponseClosed(request, response, (isSent) => {
        const labels = {
          method: METHODS.has(request.method) ? request.method : OTHER,
          route: routeOf(request),
          operation: operations.get(id) ?? '',
          status: String(response.statusCode),
        };
        operations.delete(id);
        requests.inc(labels);
        durations.observe(labels, (performance.now() - begun) / 1000);
        if (!isSent) brokenOff.inc();
      });
      next();
    },
    plugin: {
      requestDidStart: ({ contextValue: { requestId } }) => {
        if (operations.has(requestId)) operations.set(requestId, OTHER);
        return Promise.resolve({
          didResolveOperation: ({ operation }) => {
            // Undefined if the document does not contain the named operation, despite Apollo's types.
            const [first] = operation?.selectionSet.selections ?? [];
            // The document has been validated, so this is a field of the schema.
            if (first?.kind === Kind.FIELD && operations.has(requestId))
              operations.set(requestId, first.name.value);
            return Promise.resolve();
          },
        });
      },
    },
  };
}

/** Path prefixes that label requests without a route of their own. */
const FOLDERS = ['/graphql', '/api', '/assets'] as const;

function routeOf({ originalUrl, route }: Request): string {
  const path = originalUrl.split('?')[0]?.toLowerCase() ?? '';
  const folder = FOLDERS.find((each) => path === each || path.startsWith(`${each}/`));
  if (folder === '/graphql') return folder;
  const pattern: unknown = (route as { path?: unknown } | undefined)?.path;
  if (typeof pattern !== 'string') return folder ? `${folder}/*` : OTHER;
  return folder === '/api' ? folder + pattern : pattern;
}
