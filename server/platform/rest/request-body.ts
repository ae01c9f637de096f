import type { Request, RequestHandler } from 'express';
import { isJson } from './cross-site.js';
import { refuse } from './rest-errors.js';

export const JSON_ONLY = {
  en: 'Send the request as application/json.',
  es: 'Envíe la solicitud como application/json.',
};

/**
 * Rejects a body of any other type before it is read, against CSRF: another site's page can send forms, text/plain and
 * multipart without a CORS preflight.
 */
export const requireJsonBody: RequestHandler = (request, response, next) => {
  const { 'transfer-encoding': encoding, 'content-length': length, 'content-type': type } = request.headers;
  const mayWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0 || (mayWrite && type !== undefined);
  if (hasBody && !isJson(request)) refuse(request, response, 415, 'BAD_USER_INPUT', JSON_ONLY);
  else next();
};

/** Undefined if there was no body: express.json sets nothing then. */
export function bodyOf(request: Request): unknown {
  return request.body as unknown;
}
