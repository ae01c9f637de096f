import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../context/request-id.js';

/** A line for each answer: method, kind of path, status, time. A path can hold a booking's secret id, so ids are cut. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on('finish', () => {
      log.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          path: withoutIds(request.originalUrl),
          status: response.statusCode,
          ms: Math.round((performance.now() - start) * 10) / 10,
        },
        'request',
      );
    });
    next();
  };
}

function withoutIds(url: string): string {
  const path = url.split('?')[0] ?? '';
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id').slice(0, 100);
}
