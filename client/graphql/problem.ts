import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What can go wrong, by the code that both transports of the server answer with. */
export const problemCodes = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CLASS_FULL',
  'CLASS_NOT_BOOKABLE',
  'ALREADY_BOOKED',
  'IN_USE',
  'CONFLICT',
  'IDEMPOTENCY_MISMATCH',
  'RATE_LIMITED',
  'INTERNAL',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** `network`: no answer came, so nobody knows whether the server did anything. `domain`: it answered, with a reason. */
export type Problem =
  | { kind: 'network'; code: 'NETWORK'; fields: Readonly<Record<string, string>> }
  | { kind: 'domain'; code: ProblemCode; fields: Readonly<Record<string, string>> };

/** The one reader of what a failed operation rejects with. Never throws; what it does not know is INTERNAL. */
export function readProblem(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) return domainProblem(error.errors[0]?.extensions);
  if (ServerError.is(error)) return domainProblem(extensionsOfBody(error.bodyText), error.statusCode);
  return { kind: 'network', code: 'NETWORK', fields: {} };
}

function domainProblem(extensions: unknown, status?: number): Problem {
  const { code, fields } = isRecord(extensions) ? extensions : {};
  const known = problemCodes.find((each) => each === code);
  return {
    kind: 'domain',
    code: known ?? (status === 429 ? 'RATE_LIMITED' : 'INTERNAL'),
    fields: fieldTexts(fields),
  };
}

/** A refusal before GraphQL (too many requests, body too large) has the REST shape, or the GraphQL one, or neither. */
function extensionsOfBody(bodyText: string): unknown {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (!isRecord(body)) return undefined;
    const errors: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
    const [first] = errors;
    return isRecord(first) ? first['extensions'] : body;
  } catch {
    return undefined;
  }
}

function fieldTexts(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
