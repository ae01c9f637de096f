import type { RequestHandler } from 'express';
import { bodyOf } from '../rest/request-body.js';
import { refuse } from '../rest/rest-answers.js';
import { isRecord } from '../validation/is-record.js';

const NO_OPERATION = {
  en: 'Send a JSON object with `query` as a text; `variables` and `extensions` are objects, `operationName` is a text.',
  es: 'Envíe un objeto JSON con `query` como texto; `variables` y `extensions` son objetos, `operationName` es un texto.',
};
const ONLY_POST = { en: 'Send operations by POST.', es: 'Envíe las operaciones por POST.' };

/** Refuses what is no operation, in the language of whoever asks; Apollo Server would do so in English. */
export const requireOperation: RequestHandler = (request, response, next) => {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') next();
  else if (method !== 'POST') {
    response.setHeader('Allow', 'GET, POST');
    refuse(request, response, 405, 'BAD_USER_INPUT', ONLY_POST);
  } else if (!isOperation(bodyOf(request))) refuse(request, response, 400, 'BAD_USER_INPUT', NO_OPERATION);
  else next();
};

function isOperation(body: unknown): boolean {
  if (!isRecord(body) || typeof body.query !== 'string' || body.query === '') return false;
  const { variables, extensions, operationName } = body;
  const areObjects = [variables, extensions].every(
    (part) => (part ?? undefined) === undefined || isRecord(part),
  );
  return areObjects && ((operationName ?? undefined) === undefined || typeof operationName === 'string');
}
