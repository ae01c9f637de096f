import type { Request } from 'express';

/**
 * Headers that another site's page cannot send without a CORS preflight: those that Apollo Server's CSRF prevention
 * accepts.
 */
const PREFLIGHTED_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** A type that another site's page cannot send without a CORS preflight. Not request.is(), which ignores an empty body's. */
export function isJson({ headers }: Request): boolean {
  return /^\s*application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** Not `Authorization`: a browser adds it by itself after a log-in by HTTP Basic, as in front of a proxy. */
export function hasPreflightedHeader(request: Request): boolean {
  return PREFLIGHTED_HEADERS.some((name) => request.get(name));
}
