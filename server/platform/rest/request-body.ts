import type { Request, RequestHandler } from 'express';
import { refuse } from './rest-answers.js';

const JSON_ONLY = {
  en: 'Send the request as application/json.',
  es: 'Envíe la solicitud como application/json.',
};

/**
 * Refuses a body of any other type before it is read: forms, text/plain and multipart are what another site's page
 * can make a browser send without asking.
 */
export const requireJsonBody: RequestHandler = (request, response, next) => {
  const { 'transfer-encoding': encoding, 'content-length': length, 'content-type': type } = request.headers;
  const mayWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0 || (mayWrite && type !== undefined);
  // Not request.is(), which knows no type of a body that is empty.
  const isJson = /^\s*application\/json\s*(;|$)/i.test(type ?? '');
  if (hasBody && !isJson) refuse(request, response, 415, 'BAD_USER_INPUT', JSON_ONLY);
  else next();
};

/** express.json leaves the body undefined when there was none. */
export function bodyOf(request: Request): unknown {
  return request.body as unknown;
}
