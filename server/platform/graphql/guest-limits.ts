import express, { type Request, type RequestHandler } from 'express';
import { Lexer, Source, TokenKind } from 'graphql';
import { isAdmin, type Viewer } from '../context/viewer.js';
import { bodyOf } from '../rest/request-body.js';
import { refuse } from '../rest/rest-errors.js';
import { BODY_LIMIT } from '../rest/rest-router.js';
import { isRecord } from '../validation/is-record.js';
import { MAX_GUEST_TOKENS } from './operation-limits.js';

/** Three times the longest message to the office. */
const GUEST_BODY_LIMIT = '16kb';

const TOO_LONG = {
  en: `The query is too long: more than ${MAX_GUEST_TOKENS} words and signs.`,
  es: `La consulta es demasiado larga: más de ${MAX_GUEST_TOKENS} palabras y signos.`,
};

type ViewerOf = (request: Request) => Viewer;

/** @param viewerOf the viewer of a verified token, because an Authorization header alone proves nothing */
export function readOperation(viewerOf: ViewerOf): RequestHandler {
  const readLong = express.json({ limit: BODY_LIMIT, strict: false });
  const readShort = express.json({ limit: GUEST_BODY_LIMIT, strict: false });
  return (request, response, next) =>
    (isAdmin(viewerOf(request)) ? readLong : readShort)(request, response, next);
}

/** Must run before GraphQL validation, whose time grows with the length of the query. */
export function refuseLongQueries(viewerOf: ViewerOf): RequestHandler {
  return (request, response, next) => {
    if (isAdmin(viewerOf(request)) || !isLong(queryOf(request))) next();
    else refuse(request, response, 400, 'BAD_USER_INPUT', TOO_LONG);
  };
}

function queryOf(request: Request): unknown {
  const body = bodyOf(request);
  return request.method === 'GET' ? request.query.query : isRecord(body) ? body.query : undefined;
}

function isLong(query: unknown): boolean {
  if (typeof query !== 'string') return false;
  const lexer = new Lexer(new Source(query));
  try {
    for (let count = 0; count <= MAX_GUEST_TOKENS; count += 1)
      if (lexer.advance().kind === TokenKind.EOF) return false;
    return true;
  } catch {
    // A syntax error, which the parser reports later with its position.
    return false;
  }
}
