import { STATUS_OF, type ErrorCode } from '../errors/error-code.js';
import { ERROR_MESSAGES } from '../errors/error-messages.js';
import type { JsonSchema } from '../validation/shape.js';
import { jsonResponse, type ResponseDocument } from './response.js';
import { ID_EXAMPLE } from './input-document.js';
import { Component } from './rest-schema.js';

const sentence = new Component('Sentence', () => ({
  type: 'string',
  minLength: 1,
  description: 'In the language of the request.',
}));
const errorCode = new Component('ErrorCode', () => ({ type: 'string', enum: Object.keys(STATUS_OF) }));

function problemSchema(code: JsonSchema, more: Record<string, JsonSchema> = {}): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['error', 'message', 'code'],
    properties: { error: { $ref: sentence }, message: { $ref: sentence }, code, ...more },
  };
}

const fields: JsonSchema = {
  type: 'object',
  description: 'Error messages by field, named as in the request; nested names are joined by dots.',
  minProperties: 1,
  propertyNames: { pattern: '^[A-Za-z0-9_.-]+$' },
  additionalProperties: { $ref: sentence },
  examples: [{ email: 'Invalid email', 'days.0.end_time': 'End time must be after the start time' }],
};
const problem = new Component('Problem', () => problemSchema({ $ref: errorCode }));
/** With the crew members who are already booked. */
const alreadyBookedProblem = new Component('AlreadyBookedProblem', () =>
  problemSchema({ $ref: errorCode }, { fields }),
);
/** With the field that names what is not there, if it is a field of the body. */
const notFoundProblem = new Component('NotFoundProblem', () =>
  problemSchema({ $ref: errorCode }, { fields }),
);
const badInputProblem = new Component('BadInputProblem', () =>
  problemSchema({ const: 'BAD_USER_INPUT' }, { fields }),
);
const internalProblem = new Component('InternalProblem', () => ({
  ...problemSchema({ const: 'INTERNAL' }, { requestId: { type: 'string', format: 'uuid' } }),
  required: ['error', 'message', 'code', 'requestId'],
}));

const ofCode = (code: ErrorCode): JsonSchema => ({ $ref: problem, properties: { code: { const: code } } });

/** Descriptions of the error responses. */
const MEANING: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'The input is invalid; `fields` lists invalid fields, if any.',
  UNAUTHENTICATED: 'The token is missing or no longer valid, or the log-in failed.',
  FORBIDDEN: 'The account is not an admin.',
  NOT_FOUND: 'It does not exist, or the caller may not access it.',
  CLASS_FULL: 'No seats are left; this also applies to the office.',
  CLASS_NOT_BOOKABLE: 'The class has begun, or is cancelled or completed.',
  CLASS_NOT_FULL: 'Seats are free: book one instead of joining the waiting list.',
  ALREADY_BOOKED: 'A person with this name and email already has a seat in the class.',
  OFFER_LAPSED: 'The hold on these seats has expired.',
  POLICY: "The booking's terms do not allow it now.",
  IN_USE: 'Other records refer to it. Deactivate or cancel it instead.',
  CONFLICT: 'The record was changed after the `version` that was sent.',
  IDEMPOTENCY_MISMATCH: 'The key was already used with another body.',
  RATE_LIMITED:
    'Too many attempts or rejected bodies. Log-ins are limited per account and per network address, across REST and GraphQL.',
  INTERNAL: 'Internal error. Quote the request ID when reporting it.',
};
const OWN_SCHEMA: Partial<Record<ErrorCode, JsonSchema>> = {
  NOT_FOUND: { $ref: notFoundProblem, properties: { code: { const: 'NOT_FOUND' } } },
  BAD_USER_INPUT: { $ref: badInputProblem },
  INTERNAL: { $ref: internalProblem },
};
const HEADERS: Partial<Record<ErrorCode, NonNullable<ResponseDocument['headers']>>> = {
  UNAUTHENTICATED: { 'WWW-Authenticate': { required: true, schema: { const: 'Bearer' } } },
  RATE_LIMITED: {
    'Retry-After': {
      description: 'Seconds to wait before the next attempt.',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    },
  },
};

/** The response for the errors that share a status. */
export function problemResponse(codes: readonly ErrorCode[]): JsonSchema {
  const [code, ...others] = codes;
  if (code === undefined) throw new RangeError('a problem has a code');
  if (others.length === 0) {
    const response = jsonResponse(MEANING[code], OWN_SCHEMA[code] ?? ofCode(code), exampleOf(code));
    return responseNamed(componentName(code), { ...response, headers: HEADERS[code] });
  }
  const meanings = codes.map((each) => `${each}: ${MEANING[each]}`).join('\n');
  const ofAny = codes.includes('ALREADY_BOOKED') ? alreadyBookedProblem : problem;
  const schema = { $ref: ofAny, properties: { code: { enum: codes } } };
  return { ...jsonResponse(meanings, schema, exampleOf(code)) };
}

/** In English. */
function exampleOf(code: ErrorCode): object {
  const { en } = ERROR_MESSAGES[code];
  return { error: en, message: en, code, ...(code === 'INTERNAL' && { requestId: ID_EXAMPLE }) };
}

const refused = (description: string): ResponseDocument =>
  jsonResponse(description, ofCode('BAD_USER_INPUT'));

export const TOO_LARGE = responseNamed('TooLarge', refused('The body exceeds 100 kB.'));
export const NOT_JSON = responseNamed(
  'NotJson',
  refused('The body is not application/json, or has an unsupported encoding.'),
);
/** Applies to every path, so no call lists it. */
export const METHOD_NOT_ALLOWED = responseNamed('MethodNotAllowed', {
  ...refused('The path does not support this method.'),
  headers: { Allow: { required: true, schema: { type: 'string' } } },
});

function responseNamed(name: string, response: ResponseDocument): JsonSchema {
  return { $ref: new Component(name, () => ({ ...response }), 'responses') };
}

/** BAD_USER_INPUT → BadUserInput */
function componentName(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
