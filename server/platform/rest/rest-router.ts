import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { CreateContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import { requireRole } from '../context/require-role.js';
import { isAdmin } from '../context/viewer.js';
import type { ResponseCache } from '../database/response-cache.js';
import { DomainError } from '../errors/domain-error.js';
import { isLocale } from '../i18n/message.js';
import { encodedText, sendEncoded, type EncodedBody } from '../site/encoded-body.js';
import { isRecord } from '../validation/is-record.js';
import { refuse, sendProblem } from './rest-errors.js';
import { bodyOf, requireJsonBody } from './request-body.js';
import { JSON_TYPE, type RestResponse } from './response.js';
import type { StreamingResponses } from './streaming-responses.js';
import type { RestRequest } from './rest-input.js';
import type { Route } from './route.js';

interface RestParts<Services> {
  services: Services;
  createContext: CreateContext;
  /** Rate limit on clients whose bodies were rejected. */
  refusals: RequestHandler;
  /** Caches responses that are the same for every caller. */
  cache: ResponseCache<EncodedBody>;
  /** Streams lists and files. */
  streaming: StreamingResponses;
}

/** Serves the routes below its mount path. Errors are always JSON. */
export function restRouter<Services>(
  routes: readonly Route<Services>[],
  { services, createContext, refusals, cache, streaming }: RestParts<Services>,
): Router {
  const router = Router({ caseSensitive: true });
  router.post('/{*path}', refusals);
  router.put('/{*path}', refusals);
  router.use(requireJsonBody, express.json({ limit: BODY_LIMIT, strict: false }));
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    for (const route of ofPath) {
      const handle: Handle = (ctx, request) => route.handle(services, ctx, request);
      const handler = handlerOf(
        route,
        route.isCached ? cached(cache, path, handle) : handle,
        createContext,
        streaming,
      );
      if (route.method === 'GET') router.get(path, handler);
      if (route.method === 'POST') router.post(path, handler);
      if (route.method === 'PUT') router.put(path, handler);
      if (route.method === 'DELETE') router.delete(path, handler);
    }
    router.all(path, methodNotAllowed(ofPath.map(({ method }) => method)));
  }
  router.use((request, response) => refuse(request, response, 404, 'NOT_FOUND', NO_SUCH_CALL));
  return router;
}

type Handle = (ctx: RequestContext, request: RestRequest) => Promise<RestResponse>;

export const BODY_LIMIT = '100kb';

const NO_SUCH_CALL = { en: 'There is no such call.', es: 'Esta dirección de la API no existe.' };
const WRONG_METHOD = { en: 'This method is not allowed here.', es: 'Este método no se permite aquí.' };

function handlerOf(
  { access, isCached = false }: Pick<Route<never>, 'access' | 'isCached'>,
  handle: Handle,
  createContext: CreateContext,
  streaming: StreamingResponses,
): RequestHandler {
  return async (request, response) => {
    const ctx = inLanguageOfBody(await createContext(request, response), request, access);
    // A response that is the same for all callers may be stored, but must be revalidated each time by its ETag.
    if (isCached) response.setHeader('Cache-Control', 'no-cache');
    else response.setHeader('X-Robots-Tag', 'noindex');
    try {
      // No id contains NUL, and PostgreSQL rejects it as a parameter.
      if (request.path.includes('%00')) throw new DomainError('NOT_FOUND');
      if (access === 'admin') requireRole(ctx, ['admin']);
      if (access === 'loggedIn') requireRole(ctx, []);
      const answer = await handle(ctx, readRequest(request));
      if (answer.pieces) await streaming.send(request, response, answer, answer.pieces);
      else await send(request, response, answer);
    } catch (error) {
      if (!response.headersSent) {
        response.setHeader('Cache-Control', 'no-store');
        sendProblem(response, error, ctx);
      } else ctx.log.error({ err: error }, 'unexpected failure while a file was sent');
    }
  };
}

/** Guests name their language in the body; it applies to the response unless a header names one. */
function inLanguageOfBody(
  ctx: RequestContext,
  request: Request,
  access: Route<never>['access'],
): RequestContext {
  const accepted = request.headers['accept-language'];
  const body = bodyOf(request);
  const language = isRecord(body) ? body.language : undefined;
  const isNamed = accepted !== undefined && accepted !== '*';
  if (isNamed || access === 'admin' || isAdmin(ctx.viewer) || !isLocale(language)) return ctx;
  return { ...ctx, locale: language };
}

function cached(cache: ResponseCache<EncodedBody>, key: string, handle: Handle): Handle {
  return async (ctx, request) => ({
    status: 200,
    encoded: await cache.getOrCompute(ctx, key, async () =>
      encodedText(JSON.stringify((await handle(ctx, request)).body)),
    ),
    headers: JSON_TYPE,
  });
}

function readRequest(request: Request): RestRequest {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return {
    params: Object.fromEntries(
      Object.entries(request.params).map(([key, value]) => [key, text(value) ?? '']),
    ),
    query: request.query,
    body: bodyOf(request),
    header: (name) => request.get(name),
  };
}

async function send(request: Request, response: Response, answer: RestResponse): Promise<void> {
  response.status(answer.status).set(answer.headers ?? {});
  if (answer.encoded) await sendEncoded(request, response, answer.encoded);
  else if (answer.body === undefined) response.end();
  else if (typeof answer.body === 'string') response.send(answer.body);
  else response.json(answer.body);
}

function methodNotAllowed(methods: readonly string[]): RequestHandler {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return (request, response) => {
    response.setHeader('Allow', allowed.join(', '));
    refuse(request, response, 405, 'BAD_USER_INPUT', WRONG_METHOD);
  };
}
