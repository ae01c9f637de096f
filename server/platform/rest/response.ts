import type { RequestContext } from '../context/request-context.js';
import type { EncodedBody } from '../site/encoded-body.js';
import type { JsonSchema } from '../validation/shape.js';
import type { Batches, Pieces } from './batches.js';
import type { RestObject, WrittenObject } from './rest-object.js';

export interface RestResponse {
  status: 200 | 201 | 202 | 204;
  /** Sent as JSON, unless it is a string. */
  body?: unknown;
  /** Streamed instead of `body`. */
  pieces?: Pieces;
  /** Sent instead of `body`; the same for every caller. */
  encoded?: EncodedBody;
  headers?: Record<string, string>;
}

export interface HeaderDocument {
  description?: string;
  required?: boolean;
  schema: JsonSchema;
}
export interface ResponseDocument {
  description: string;
  headers?: Readonly<Record<string, HeaderDocument>> | undefined;
  /** By content type. */
  content?: Readonly<Record<string, { schema: JsonSchema; example?: object | undefined }>>;
}
/** Success responses by status. */
export type Responses = Readonly<Partial<Record<RestResponse['status'], ResponseDocument>>>;

/** How a call's result becomes a response. */
export interface ResponseSpec<Result> {
  responses: Responses;
  send: (result: Result, ctx: RequestContext) => RestResponse | Promise<RestResponse>;
}

function responseSpec<Result>(
  status: RestResponse['status'],
  response: ResponseDocument,
  bodyOf: (result: Result) => unknown,
): ResponseSpec<Result> {
  return {
    responses: { [status]: response },
    send: (result) => ({ status, body: bodyOf(result) }),
  };
}

export function one<Source>(as: RestObject<Source>, description: string): ResponseSpec<Source> {
  return responseSpec(200, jsonResponse(description, as.schema), as.toJson);
}

/** One of several schemas, depending on the caller's role; the call itself writes the object. */
export function either(
  description: string,
  ...forms: readonly RestObject<never>[]
): ResponseSpec<WrittenObject> {
  const oneOf = forms.map(({ schema }) => schema);
  return responseSpec(200, jsonResponse(description, { oneOf }), (body) => body);
}

export function created<Source>(as: RestObject<Source>, description: string): ResponseSpec<Source> {
  return responseSpec(201, jsonResponse(description, as.schema), as.toJson);
}

/** Accepted (202); the outcome comes later. */
export function accepted<Source>(as: RestObject<Source>, description: string): ResponseSpec<Source> {
  return responseSpec(202, jsonResponse(description, as.schema), as.toJson);
}

export function list<Source>(as: RestObject<Source>, description: string): ResponseSpec<readonly Source[]> {
  const response = jsonResponse(description, { type: 'array', items: as.schema });
  return responseSpec(200, response, (result) => result.map(as.toJson));
}

/** A window of a list, streamed in batches, with the total in `X-Total-Count`. */
export function listWithTotal<Source>(
  as: RestObject<Source>,
  description: string,
): ResponseSpec<{ batches: Batches<Source>; total: number }> {
  const { responses } = list(as, description);
  return {
    responses: { 200: { description, ...responses[200], headers: { 'X-Total-Count': TOTAL_COUNT } } },
    send: ({ batches, total }) => ({
      status: 200,
      pieces: arrayText(batches, as),
      headers: { ...JSON_TYPE, 'X-Total-Count': String(total) },
    }),
  };
}

/** A whole list, streamed in batches. */
export function listInBatches<Source>(
  as: RestObject<Source>,
  description: string,
): ResponseSpec<Batches<Source>> {
  const { responses } = list(as, description);
  return {
    responses,
    send: (batches) => ({ status: 200, pieces: arrayText(batches, as), headers: JSON_TYPE }),
  };
}

export const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

async function* arrayText<Source>(
  batches: Batches<Source>,
  { toJson }: RestObject<Source>,
): AsyncGenerator<string, void> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map((row) => JSON.stringify(toJson(row))).join();
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

const TOTAL_COUNT: HeaderDocument = {
  description: 'Total number of items, regardless of limit and offset.',
  required: true,
  schema: { type: 'integer', minimum: 0 },
};

export const gone: ResponseSpec<void> = responseSpec(
  204,
  { description: 'It was deleted.' },
  () => undefined,
);

export function jsonResponse(description: string, schema: JsonSchema, example?: object): ResponseDocument {
  return { description, content: { 'application/json': { schema, example } } };
}
