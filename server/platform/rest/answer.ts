import type { RequestContext } from '../context/request-context.js';
import type { JsonSchema } from '../validation/shape.js';
import type { RestObject, WrittenObject } from './rest-object.js';

export interface RestAnswer {
  status: 200 | 201 | 204;
  /** JSON, unless it is a text or a stream of one. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface HeaderDocument {
  description?: string;
  required?: boolean;
  schema: JsonSchema;
}
export interface ResponseDocument {
  description: string;
  headers?: Readonly<Record<string, HeaderDocument>>;
  /** By type of content. */
  content?: Readonly<Record<string, { schema: JsonSchema; example?: object }>>;
}
/** By status: what a call answers when all is well. */
export type Responses = Readonly<Partial<Record<RestAnswer['status'], ResponseDocument>>>;

/** How the result of a call is answered. */
export interface Answer<Result> {
  responses: Responses;
  send: (result: Result, ctx: RequestContext) => RestAnswer;
}

export const TOTAL_COUNT: HeaderDocument = {
  description: 'How many there are, whatever the window.',
  required: true,
  schema: { type: 'integer', minimum: 0 },
};

/** The thing as it is now. */
export function one<Source>(as: RestObject<Source>, description: string): Answer<Source> {
  return {
    responses: { 200: jsonResponse(description, as.schema) },
    send: (result) => ({ status: 200, body: as.toJson(result) }),
  };
}

/** One of several forms, by who asks; the call writes it. */
export function either(description: string, ...forms: readonly RestObject<never>[]): Answer<WrittenObject> {
  return {
    responses: { 200: jsonResponse(description, { oneOf: forms.map(({ schema }) => schema) }) },
    send: (body) => ({ status: 200, body }),
  };
}

export function created<Source>(as: RestObject<Source>, description: string): Answer<Source> {
  return {
    responses: { 201: jsonResponse(description, as.schema) },
    send: (result) => ({ status: 201, body: as.toJson(result) }),
  };
}

export function list<Source>(as: RestObject<Source>, description: string): Answer<readonly Source[]> {
  return {
    responses: { 200: jsonResponse(description, { type: 'array', items: as.schema }) },
    send: (result) => ({ status: 200, body: result.map(as.toJson) }),
  };
}

/** A window of a list, with the size of the whole. */
export function listWithTotal<Source>(
  as: RestObject<Source>,
  description: string,
): Answer<{ rows: readonly Source[]; total: number }> {
  const response = jsonResponse(description, { type: 'array', items: as.schema });
  return {
    responses: { 200: { ...response, headers: { 'X-Total-Count': TOTAL_COUNT } } },
    send: ({ rows, total }) => ({
      status: 200,
      body: rows.map(as.toJson),
      headers: { 'X-Total-Count': String(total) },
    }),
  };
}

export const gone: Answer<void> = {
  responses: { 204: { description: 'It is gone.' } },
  send: () => ({ status: 204 }),
};

export function jsonResponse(description: string, schema: JsonSchema, example?: object): ResponseDocument {
  return { description, content: { 'application/json': { schema, ...(example && { example }) } } };
}
