import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from '../context/request-context.js';
import { requestIdOf } from '../context/request-id.js';
import { localeOf } from '../context/request-locale.js';
import { describeProblem } from '../errors/describe-problem.js';
import type { ErrorCode } from '../errors/error-code.js';
import { ERROR_MESSAGES } from '../errors/error-messages.js';
import { message, translate, type Message, type MessageText } from '../i18n/message.js';

/** Sends the error of a failed call. The only error mapper of the REST transport. */
export function sendProblem(response: Response, error: unknown, ctx: RequestContext): void {
  const { status, message: text, retryAfterSeconds, ...rest } = describeProblem(error, ctx);
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response.status(status).json({ error: text, message: text, ...rest });
}

/** Rejects a request that has not reached a call, in the language of its Accept-Language. */
export function refuse(
  request: Request,
  response: Response,
  status: number,
  code: ErrorCode,
  text: MessageText | Message,
  retryAfterSeconds?: number,
): void {
  const details = code === 'INTERNAL' ? { code, requestId: requestIdOf(response) } : { code };
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  const translated = translate('text' in text ? text : message(text), localeOf(request));
  // Case-insensitive, like the router.
  if (/^\/graphql\b/i.test(request.originalUrl)) {
    const extensions = retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds };
    response.status(status).json({ errors: [{ message: translated, extensions }] });
  } else {
    response.status(status).json({ error: translated, message: translated, ...details });
  }
}

const NOT_JSON = { en: 'The body is not valid JSON.', es: 'El cuerpo de la solicitud no es JSON válido.' };
const TOO_LARGE = { en: 'The body is too large.', es: 'El cuerpo de la solicitud es demasiado grande.' };
const NOT_READABLE = { en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' };

/** Handles errors from Express, its body parser and code outside a call: responds in JSON, without internal details. */
export function finalErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      // Express's own handler would write the stack to stderr.
      log.error(
        { err: error, requestId: requestIdOf(response) },
        'unexpected failure after a response began',
      );
      response.destroy();
      return;
    }
    const status = statusOf(error);
    if (status === 413) refuse(request, response, 413, 'BAD_USER_INPUT', TOO_LARGE);
    else if (status === 400 && typeOf(error) === 'entity.parse.failed') {
      refuse(request, response, 400, 'BAD_USER_INPUT', NOT_JSON);
    } else if (status >= 400 && status < 500)
      refuse(request, response, status, 'BAD_USER_INPUT', NOT_READABLE);
    else {
      log.error({ err: error, requestId: requestIdOf(response) }, 'unexpected failure outside a call');
      refuse(request, response, 500, 'INTERNAL', ERROR_MESSAGES.INTERNAL);
    }
  };
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

function typeOf(error: unknown): unknown {
  return error instanceof Error && 'type' in error ? error.type : undefined;
}
