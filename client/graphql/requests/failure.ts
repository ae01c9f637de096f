import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

import { errorCodeValues, type ErrorCode } from '../../schema/error-code.generated';
import { isRecord } from '../is-record';

/**
 * Why a call failed. `code` always names the cause; `text` and `fields` are the server's messages in the reader's
 * language. `retryAfterSeconds` is the wait after too many requests, if the server sends it.
 */
export type Failure = { fields: FieldTexts; retryAfterSeconds?: number | undefined } &
  /** No response, so it is unknown whether the server has carried out the request. */
  (
    | { kind: 'network'; code: 'NETWORK'; text: undefined; reason: string }
    /** The response is not from the API. */
    | { kind: 'notJson'; code: 'NETWORK' | ErrorCode; text: undefined }
    /** The API returned an error. */
    | { kind: 'refused'; code: ErrorCode; text: string | undefined }
  );

type FieldTexts = Readonly<Record<string, string>>;

/** The server accepted the request but returned no data. */
export class EmptyResponseError extends Error {}

/** Converts the rejection of any failed operation. Never throws; unknown errors are INTERNAL. */
export function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return refusal(error.errors[0]?.extensions, error.errors[0]?.message);
  if (ServerParseError.is(error)) return { kind: 'notJson', code: 'NETWORK', text: undefined, fields: {} };
  if (ServerError.is(error)) {
    const failure = ofBody(error.bodyText, error.statusCode);
    const wait = failure.retryAfterSeconds ?? seconds(error.response.headers.get('retry-after'));
    return wait === undefined ? failure : { ...failure, retryAfterSeconds: wait };
  }
  if (error instanceof EmptyResponseError) return refusal(undefined, undefined);
  const reason = error instanceof Error ? error.message : String(error);
  return { kind: 'network', code: 'NETWORK', text: undefined, fields: {}, reason };
}

/** An error before GraphQL (too many requests, body too large) has the REST shape, the GraphQL shape or neither. */
function ofBody(bodyText: string, status: number): Failure {
  const unnamed = status === 429 ? 'RATE_LIMITED' : 'INTERNAL';
  const body = parsed(bodyText);
  if (body === undefined) return { kind: 'notJson', code: unnamed, text: undefined, fields: {} };
  if (!isRecord(body)) return refusal(undefined, undefined, unnamed);
  const errors: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  const [first] = errors;
  return isRecord(first)
    ? refusal(first['extensions'], first['message'], unnamed)
    : refusal(body, body['message'], unnamed);
}

function refusal(extensions: unknown, message: unknown, unnamed: ErrorCode = 'INTERNAL'): Failure {
  const { code, fields, retryAfterSeconds } = isRecord(extensions) ? extensions : {};
  const wait = seconds(retryAfterSeconds);
  return {
    kind: 'refused',
    code: errorCodeValues.find((each) => each === code) ?? unnamed,
    // The text of INTERNAL does not help: callers have more specific messages.
    text: typeof message === 'string' && message && code !== 'INTERNAL' ? message : undefined,
    fields: fieldTexts(fields),
    ...(wait !== undefined && { retryAfterSeconds: wait }),
  };
}

/** A number of seconds from JSON or a header; a header may also be a date or missing. */
function seconds(value: unknown): number | undefined {
  const count = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof count === 'number' && Number.isFinite(count) && count > 0 ? count : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldTexts(fields: unknown): FieldTexts {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
