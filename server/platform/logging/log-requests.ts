import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../context/request-id.js';
import { onAnswerClosed } from '../site/on-answer-closed.js';

/**
 * Logs method, route, status and duration of each request, also of one whose connection broke before its answer was sent.
 * Ids are left out of the path: a booking's id is a secret.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    onAnswerClosed(request, response, (isSent) => {
      log.info(
        {
          requestId: requestIdOf(response),
          method: request.method,
          path: withoutIds(request.originalUrl),
          status: response.statusCode,
          ...(!isSent && { isBrokenOff: true }),
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
