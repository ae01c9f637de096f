import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIdOf } from '../context/request-id.js';
import { onResponseClosed } from '../site/on-response-closed.js';

/**
 * Logs method, path, status and duration of each request, including aborted ones. The path contains no ids, because a
 * booking's id is a secret. Successful health checks, one every few seconds, are logged at level debug.
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    onResponseClosed(request, response, (isSent) => {
      const isHealthy = response.statusCode < 400 && /^\/health\//i.test(request.originalUrl);
      log[isHealthy ? 'debug' : 'info'](
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
  const [path = ''] = decoded(url).split('?');
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, ':id').slice(0, 100);
}

/** Decodes repeatedly, because an encoded id also works as a link, and a doubly encoded one still reveals it. */
function decoded(url: string): string {
  let plain = url;
  for (let time = 1; time <= MAX_DECODED; time += 1)
    plain = plain.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return plain;
}

const MAX_DECODED = 3;
