import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/**
 * Why a call of the office failed, as far as its words need it. `notJson`: something answered that is not the API;
 * `refused`: the API said no, with a text in the reader's language; `network`: nothing answered.
 */
export type Failure =
  { kind: 'notJson' } | { kind: 'refused'; text: string | undefined } | { kind: 'network'; text: string };

/** The one reader of the server's own words. Never throws. */
export function readFailure(error: unknown): Failure {
  if (ServerParseError.is(error)) return { kind: 'notJson' };
  if (ServerError.is(error)) return ofBody(error.bodyText);
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    // INTERNAL says nothing that helps: the caller has better words of its own.
    const isInternal = first?.extensions?.['code'] === 'INTERNAL';
    return { kind: 'refused', text: isInternal ? undefined : first?.message };
  }
  return { kind: 'network', text: error instanceof Error ? error.message : String(error) };
}

function ofBody(bodyText: string): Failure {
  try {
    const body: unknown = JSON.parse(bodyText);
    return { kind: 'refused', text: textOfBody(body) };
  } catch {
    return { kind: 'notJson' };
  }
}

/** A refusal before GraphQL has the shape of REST, or the one of GraphQL. */
function textOfBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('message' in body && typeof body.message === 'string') return body.message;
  const errors: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  const [first] = errors;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
}
