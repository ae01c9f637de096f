import { headersOf, reportTokenRefusal, type ApiAccess, type TokenRefusal } from '../api-access';
import { isRecord } from '../is-record';

interface GraphqlRequest {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
}

/** Sends a query as written, so that the lines and columns in the server's errors refer to the user's text. */
export type ExecuteGraphql = (request: GraphqlRequest) => Promise<object>;

/** The response is not from the API. */
export class InvalidResponseError extends Error {}

export function createExecuteGraphql(access: ApiAccess): ExecuteGraphql {
  return async (request) => {
    const bearer = access.token();
    const response = await fetch(`${access.apiBase}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(access, bearer) },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!isRecord(body)) throw new InvalidResponseError();
    const refusal = tokenRefusals.find((code) => hasCode(body, code));
    if (refusal) reportTokenRefusal(access, bearer, refusal);
    return body;
  };
}

const tokenRefusals: readonly TokenRefusal[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

function hasCode(body: Record<string, unknown>, code: TokenRefusal): boolean {
  const errors: unknown[] = Array.isArray(body['errors']) ? body['errors'] : [];
  return errors.some(
    (error) => isRecord(error) && isRecord(error['extensions']) && error['extensions']['code'] === code,
  );
}
