import type { Request, RequestHandler } from 'express';
import { hasPreflightedHeader, isJson } from '../rest/cross-site.js';
import { bodyOf, JSON_ONLY } from '../rest/request-body.js';
import { refuse } from '../rest/rest-errors.js';
import { isRecord } from '../validation/is-record.js';

const NO_OPERATION = {
  en: 'Send a JSON object with `query` as a text; `variables` and `extensions` are objects, `operationName` is a text.',
  es: 'Envíe un objeto JSON con `query` como texto; `variables` y `extensions` son objetos, `operationName` es un texto.',
};
const NO_OPERATION_IN_ADDRESS = {
  en: 'Send `query` as a text; `variables` and `extensions` are JSON objects, `operationName` is a text. Send each once.',
  es: 'Envíe `query` como texto; `variables` y `extensions` son objetos JSON, `operationName` es un texto. Envíe cada uno una sola vez.',
};
const ONLY_POST = { en: 'Send operations by POST.', es: 'Envíe las operaciones por POST.' };
const NOTHING_THERE = { en: 'There is nothing here.', es: 'Aquí no hay nada.' };
const NO_LINK = {
  en: 'Send the GET request with the header Content-Type: application/json or Apollo-Require-Preflight: true.',
  es: 'Envíe la solicitud GET con el encabezado Content-Type: application/json o Apollo-Require-Preflight: true.',
};
const NOT_ACCEPTED = {
  en: 'The answer is application/json or application/graphql-response+json: name one of them in Accept.',
  es: 'La respuesta es application/json o application/graphql-response+json: indique uno de los dos en Accept.',
};
const NOT_PERSISTED = {
  en: 'Persisted queries are not supported here: send the text of the query.',
  es: 'Esta API no guarda consultas (persisted queries): envíe el texto de la consulta.',
};

/** Response types, spelled as in Apollo Server, because a charset in Accept must match one of them. */
const ANSWER_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/graphql-response+json',
  'application/graphql-response+json; charset=utf-8',
];

/** Rejects requests to paths below /graphql, and those with other methods. */
export const requireEndpoint: RequestHandler = (request, response, next) => {
  if (request.path !== '/') refuse(request, response, 404, 'NOT_FOUND', NOTHING_THERE);
  else if (request.method === 'GET' || request.method === 'POST' || request.method === 'OPTIONS') next();
  else {
    response.setHeader('Allow', 'GET, POST');
    refuse(request, response, 405, 'BAD_USER_INPUT', ONLY_POST);
  }
};

/**
 * Rejects malformed operations in the language of the request. Apollo Server would use English, and would check Accept
 * only after running the operation.
 */
export const requireOperation: RequestHandler = (request, response, next) => {
  const isGet = request.method === 'GET';
  const type = request.headers['content-type'];
  const sent = isGet ? sentInAddress(request) : bodyOf(request);
  if (isGet && type !== undefined && !isJson(request))
    refuse(request, response, 415, 'BAD_USER_INPUT', JSON_ONLY);
  else if (isGet && type === undefined && !hasPreflightedHeader(request))
    refuse(request, response, 400, 'BAD_USER_INPUT', NO_LINK);
  else if (request.accepts(ANSWER_TYPES) === false)
    refuse(request, response, 406, 'BAD_USER_INPUT', NOT_ACCEPTED);
  else if (isPersisted(sent)) refuse(request, response, 400, 'BAD_USER_INPUT', NOT_PERSISTED);
  else if (!isOperation(sent))
    refuse(request, response, 400, 'BAD_USER_INPUT', isGet ? NO_OPERATION_IN_ADDRESS : NO_OPERATION);
  else next();
};

/** The query string in the form of a body; null for invalid JSON. */
function sentInAddress({ query }: Request): unknown {
  try {
    const { variables, extensions } = query;
    return { ...query, variables: parsed(variables), extensions: parsed(extensions) };
  } catch {
    return null;
  }
}

function parsed(parameter: unknown): unknown {
  return typeof parameter === 'string' ? (JSON.parse(parameter) as unknown) : parameter;
}

function isPersisted(sent: unknown): boolean {
  return isRecord(sent) && isRecord(sent.extensions) && Boolean(sent.extensions.persistedQuery);
}

function isOperation(sent: unknown): boolean {
  if (!isRecord(sent) || typeof sent.query !== 'string' || sent.query === '') return false;
  const { variables, extensions, operationName } = sent;
  const areObjects = [variables, extensions].every(
    (part) => (part ?? undefined) === undefined || isRecord(part),
  );
  return areObjects && ((operationName ?? undefined) === undefined || typeof operationName === 'string');
}
